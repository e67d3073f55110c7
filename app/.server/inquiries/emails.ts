import { slotByOffice } from "../../features/inquiry/protocol/slots.ts";
import { translator } from "../../locales/instances.server.ts";
import { defaultLocale, type Locale, languageTag } from "../../locales/locale.ts";
import { firm, officeById, services } from "../../site/content/content.server.ts";
import { localize } from "../../site/content/localize.ts";
import { hrefToAnchor } from "../../site/corpus/anchors.ts";
import { formatPhone } from "../../site/firm/phone.server.ts";
import { isFlag } from "./flags.ts";
import type { Job } from "./jobs.ts";
import type { Email } from "./mailer.ts";
import type { StoredInquiry } from "./stored-inquiry.ts";

/** The language in which the site writes to the firm itself. */
const ours = defaultLocale;
const t = translator(ours, "mail");

/** An enquiry, to the firm. Answering it answers the visitor. */
export function firmEmail(inquiry: StoredInquiry, to: string): Email {
	const { reference, email, transcript } = inquiry;
	const office = officeById(inquiry.office).city;
	return {
		to,
		subject: t("firm.subject", { reference, matter: matterName(inquiry), office }),
		language: ours,
		...(email ? { replyTo: email } : {}),
		text: paragraphs(
			t("firm.opening", { reference }),
			facts(inquiry),
			`${t("firm.message")}:\n${quoted(inquiry.message)}`,
			transcript && `${t("firm.transcript")}:\n${quoted(transcript)}`,
			[t("firm.conflict"), ...(email ? [t("firm.reply")] : []), t("firm.tool", { reference })].join("\n"),
		),
	};
}

/** What a visitor gets: reference, what happens next, the notice. It knows nothing else of the enquiry. */
export function acknowledgement(reference: string, language: Locale, to: string): Email {
	const t = translator(language, "mail");
	return {
		to,
		subject: t("acknowledgement.subject", { reference }),
		language,
		text: t("acknowledgement.text", {
			firm: firm.name,
			reference,
			phones: firm.offices.map(({ city, phone }) => `${city}: ${formatPhone(phone, language)}`).join("\n"),
			notice: `https://${firm.domain}${hrefToAnchor(language, "terms", "privacy")}`,
			privacyEmail: firm.privacyEmail,
		}),
	};
}

/** Flagged enquiries, to the firm. Answers go nowhere by themselves: the addresses may be strangers'. */
export function digestLetter(inquiries: readonly StoredInquiry[], to: string): Email {
	return {
		to,
		subject: t("digest.subject", { count: inquiries.length }),
		language: ours,
		text: paragraphs(
			t("digest.opening", { count: inquiries.length }),
			t("digest.advice"),
			...inquiries.flatMap((inquiry) => [
				`— ${inquiry.reference} —`,
				`${t("digest.why")}: ${flagNames(inquiry.flags)}`,
				facts(inquiry),
				`${t("firm.message")}:\n${quoted(inquiry.message)}`,
				inquiry.transcript && t("digest.transcript", { characters: inquiry.transcript.length }),
				t("firm.tool", { reference: inquiry.reference }),
			]),
		),
	};
}

/** Jobs that were given up, to the firm: references only, no personal data. */
export function alertLetter(jobs: readonly (Job & { reason: string | null })[], to: string): Email {
	return {
		to,
		subject: t("alert.subject", { count: jobs.length }),
		language: ours,
		text: paragraphs(
			t("alert.opening"),
			jobs
				.map(({ reference, kind, attempts, reason }) =>
					t("alert.line", { reference, kind: t(`alert.kinds.${kind}`), attempts, reason: reason ?? t("firm.none") }),
				)
				.join("\n"),
			t("alert.advice", { reference: jobs[0]?.reference ?? "" }),
		),
	};
}

/** The short fields of an enquiry, a line each. */
function facts(inquiry: StoredInquiry): string {
	const office = officeById(inquiry.office);
	const slots = [inquiry.slot1, inquiry.slot2].filter((slot) => slot !== null);
	return [
		`${t("firm.received")}: ${instant(inquiry.received_at, office.timeZone)} (${office.city})`,
		`${t("firm.name")}: ${inquiry.name}`,
		`${t("firm.email")}: ${inquiry.email ?? t("firm.none")}`,
		`${t("firm.phone")}: ${inquiry.phone ?? t("firm.none")}`,
		`${t("firm.answer")}: ${t("firm.answerBy", { way: t(`firm.ways.${inquiry.contact_by}`), language: t(`firm.languages.${inquiry.language}`) })}`,
		`${t("firm.office")}: ${office.city}`,
		`${t("firm.matter")}: ${matterName(inquiry)}`,
		`${t("firm.parties")}:${inquiry.parties ? `\n${quoted(inquiry.parties)}` : ` ${t("firm.none")}`}`,
		`${t("firm.slots")}:${slots.map((slot) => `\n- ${slotText(slot, inquiry)}`).join("") || ` ${t("firm.none")}`}`,
		`${t("firm.sms")}: ${inquiry.sms_consent === 1 ? t("firm.smsYes") : t("firm.smsNo")}`,
		`${t("firm.source")}: ${inquiry.source ?? t("firm.none")}`,
	].join("\n");
}

function slotText(slot: string, { office }: StoredInquiry): string {
	return slotByOffice(firm, office, slot, ours)
		.map(({ city, text }) => `${text} (${city})`)
		.join(" / ");
}

function matterName({ matter }: StoredInquiry): string {
	const service = services.find(({ id }) => id === matter);
	return service ? localize(service, ours).name : t("firm.otherMatter");
}

function flagNames(flags: string): string {
	return flags
		.split(" ")
		.map((flag) => (isFlag(flag) ? t(`digest.flags.${flag}`) : flag))
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
