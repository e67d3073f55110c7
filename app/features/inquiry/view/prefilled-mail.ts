import type { TFunction } from "i18next";
import type { SentForm } from "../protocol/form-data.ts";

/** A `mailto:` address (RFC 6068) with the inquiry as its text: lines end in CR LF, and everything is escaped. */
export function prefilledMail(t: TFunction<"inquiry">, email: string, values: SentForm["values"]): string {
	const lines = [
		[t("person.name"), values.name],
		[t("person.email"), values.email],
		[t("person.phone"), values.phone],
		[t("matter.parties"), values.parties],
		[t("matter.message"), values.message],
	].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
	const body = lines.join("\n\n").replace(/\r?\n/g, "\r\n");
	return `mailto:${email}?subject=${encodeURIComponent(t("problems.subject"))}&body=${encodeURIComponent(body)}`;
}
