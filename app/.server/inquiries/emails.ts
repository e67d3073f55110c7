import { slotByOffice } from "../../features/inquiry/protocol/slots.ts";
import { defaultLocale, type Locale, languageTag } from "../../locales/locale.ts";
import { mail as en } from "../../locales/mail.en.ts";
import { mail as es, type MailWords } from "../../locales/mail.es.ts";
import { firm, officeById, services } from "../../site/content/content.server.ts";
import { localize } from "../../site/content/localize.ts";
import { formatPhone } from "../../site/firm/phone.server.ts";
import { href } from "../../site/pages/page-table.ts";
import type { Job } from "./jobs.ts";
import type { Email } from "./mailer.ts";
import type { StoredInquiry } from "./stored-inquiry.ts";

const words: Record<Locale, MailWords> = { es, en };

/** The language in which the site writes to the firm itself. */
const ours = defaultLocale;

/** An enquiry, to the firm. Answering it answers the visitor. */
export function firmEmail(inquiry: StoredInquiry, to: string): Email {
	const { firm: labels } = words[ours];
	const { reference, email, transcript } = inquiry;
	const office = officeById(inquiry.office).city;
	return {
		to,
		subject: labels.subject(reference, matterName(inquiry), office),
		language: ours,
		...(email ? { replyTo: email } : {}),
		text: paragraphs(
			labels.opening(reference),
			facts(inquiry),
			`${labels.message}:\n${quoted(inquiry.message)}`,
			transcript && `${labels.transcript}:\n${quoted(transcript)}`,
			[labels.conflict, ...(email ? [labels.reply] : []), labels.tool(reference)].join("\n"),
		),
	};
}

/** What a visitor gets: reference, what happens next, the notice. It knows nothing else of the enquiry. */
export function acknowledgement(reference: string, language: Locale, to: string): Email {
	const { acknowledgement } = words[language];
	return {
		to,
		subject: acknowledgement.subject(reference),
		language,
		text: acknowledgement.text({
			firm: firm.name,
			reference,
			phones: firm.offices.map(({ city, phone }) => `${city}: ${formatPhone(phone, language)}`),
			notice: `https://${firm.domain}${href(language, "terms")}#privacidad`,
			privacyEmail: firm.privacyEmail,
		}),
	};
}

/** Flagged enquiries, to the firm. Answers go nowhere by themselves: the addresses may be strangers'. */
export function digestLetter(inquiries: readonly StoredInquiry[], to: string): Email {
	const { digest, firm: labels } = words[ours];
	return {
		to,
		subject: digest.subject(inquiries.length),
		language: ours,
		text: paragraphs(
			digest.opening(inquiries.length),
			digest.advice,
			...inquiries.flatMap((inquiry) => [
				`— ${inquiry.reference} —`,
				`${digest.why}: ${flagNames(inquiry.flags)}`,
				facts(inquiry),
				`${labels.message}:\n${quoted(inquiry.message)}`,
				inquiry.transcript && digest.transcript(inquiry.transcript.length),
				labels.tool(inquiry.reference),
			]),
		),
	};
}

/** Jobs that were given up, to the firm: references only, no personal data. */
export function alertLetter(jobs: readonly (Job & { reason: string | null })[], to: string): Email {
	const { alert, firm: labels } = words[ours];
	return {
		to,
		subject: alert.subject(jobs.length),
		language: ours,
		text: paragraphs(
			alert.opening,
			jobs
				.map(({ reference, kind, attempts, reason }) =>
					alert.line(reference, alert.kinds[kind], attempts, reason ?? labels.none),
				)
				.join("\n"),
			alert.advice(jobs[0]?.reference ?? ""),
		),
	};
}

/** The short fields of an enquiry, a line each. */
function facts(inquiry: StoredInquiry): string {
	const { firm: labels } = words[ours];
	const office = officeById(inquiry.office);
	const slots = [inquiry.slot1, inquiry.slot2].filter((slot) => slot !== null);
	return [
		`${labels.received}: ${instant(inquiry.received_at, office.timeZone)} (${office.city})`,
		`${labels.name}: ${inquiry.name}`,
		`${labels.email}: ${inquiry.email ?? labels.none}`,
		`${labels.phone}: ${inquiry.phone ?? labels.none}`,
		`${labels.answer}: ${labels.answerBy(labels.ways[inquiry.contact_by], labels.languages[inquiry.language])}`,
		`${labels.office}: ${office.city}`,
		`${labels.matter}: ${matterName(inquiry)}`,
		`${labels.parties}:${inquiry.parties ? `\n${quoted(inquiry.parties)}` : ` ${labels.none}`}`,
		`${labels.slots}:${slots.map((slot) => `\n- ${slotText(slot, inquiry)}`).join("") || ` ${labels.none}`}`,
		`${labels.sms}: ${inquiry.sms_consent === 1 ? labels.smsYes : labels.smsNo}`,
		`${labels.source}: ${inquiry.source ?? labels.none}`,
	].join("\n");
}

function slotText(slot: string, { office }: StoredInquiry): string {
	return slotByOffice(firm, office, slot, ours)
		.map(({ city, text }) => `${text} (${city})`)
		.join(" / ");
}

function matterName({ matter }: StoredInquiry): string {
	const service = services.find(({ id }) => id === matter);
	return service ? localize(service, ours).name : words[ours].firm.otherMatter;
}

function flagNames(flags: string): string {
	const names = new Map(Object.entries(words[ours].digest.flags));
	return flags
		.split(" ")
		.map((flag) => names.get(flag) ?? flag)
		.join("; ");
}

function instant(iso: string, timeZone: string): string {
	return new Date(iso).toLocaleString(languageTag[ours], { timeZone, dateStyle: "long", timeStyle: "short" });
}

/** A visitor's text, marked line by line, so that it cannot pass for a line of the letter. */
function quoted(text: string): string {
	return text.replace(/^/gm, "> ");
}

function paragraphs(...parts: (string | null)[]): string {
	return `${parts.filter((part) => part !== null).join("\n\n")}\n`;
}
