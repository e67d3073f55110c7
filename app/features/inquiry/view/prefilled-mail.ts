import type { InquiryFormData, SentForm } from "../protocol/form-data.ts";

/** A `mailto:` address (RFC 6068) with the enquiry as its text: lines end in CR LF, and nothing is left unescaped. */
export function prefilledMail(
	{ email, words }: Pick<InquiryFormData, "email" | "words">,
	values: SentForm["values"],
): string {
	const { person, matter, problems } = words;
	const lines = [
		[person.name, values.name],
		[person.email, values.email],
		[person.phone, values.phone],
		[matter.parties, values.parties],
		[matter.message, values.message],
	].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
	const body = lines.join("\n\n").replace(/\r?\n/g, "\r\n");
	return `mailto:${email}?subject=${encodeURIComponent(problems.subject)}&body=${encodeURIComponent(body)}`;
}
