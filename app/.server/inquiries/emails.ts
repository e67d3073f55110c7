import { slotByOffice } from "../../features/inquiry/protocol/slots.ts";
import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { firm, services } from "../../site/content/content.server.ts";
import { localize } from "../../site/content/localize.ts";
import { hrefToAnchor } from "../../site/corpus/anchors.ts";
import { formatPhone } from "../../site/firm/phone.server.ts";
import { dateFormat, sameEverywhere } from "../../site/format/dates.ts";
import { isFlag } from "./flags.ts";
import type { Job } from "./jobs.ts";
import type { Email } from "./mailer.ts";
import type { StoredInquiry } from "./stored-inquiry.ts";

/** The language of emails to the firm. */
const ours = firm.language;
const t = translator(ours, "mail");

/** An enquiry, to the firm. A reply goes to the visitor. */
export function firmEmail(inquiry: StoredInquiry, to: string): Email {
	const { reference, email, transcript } = inquiry;
	const office = officeOf(inquiry).city;
	return {
		...emailToFirm(to, t("firm.subject", { reference, matter: matterName(inquiry), office }), [
			t("firm.opening", { reference }),
			facts(inquiry),
			message(inquiry),
			...(transcript ? [`${t("firm.transcript")}:\n${quoted(transcript)}`] : []),
			[t("firm.conflict"), ...(email ? [t("firm.reply")] : []), t("firm.tool", { reference })].join("\n"),
		]),
		...(email ? { replyTo: email } : {}),
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

/** Flagged enquiries, to the firm. Without a reply address: the addresses may be strangers'. */
export function digestEmail(inquiries: readonly StoredInquiry[], to: string): Email {
	const count = inquiries.length;
	return emailToFirm(to, t("digest.subject", { count }), [
		t("digest.opening", { count }),
		t("digest.advice"),
		...inquiries.flatMap((inquiry) => [
			`— ${inquiry.reference} —`,
			`${t("digest.why")}: ${flagNames(inquiry.flags)}`,
			facts(inquiry),
			message(inquiry),
			t("firm.tool", { reference: inquiry.reference }),
		]),
	]);
}

/** A job that failed too often, and why. */
export type DeadJob = Job & { reason: string | null };

/** Dead jobs, to the firm: references only, no personal data. */
export function alertEmail(jobs: readonly [DeadJob, ...DeadJob[]], to: string): Email {
	const lines = jobs.map(({ reference, kind, attempts, reason }) =>
		t("alert.line", { reference, kind: t(`alert.kinds.${kind}`), attempts, reason: reason ?? t("firm.none") }),
	);
	return emailToFirm(to, t("alert.subject", { count: jobs.length }), [
		t("alert.opening"),
		lines.join("\n"),
		t("alert.advice", { reference: jobs[0].reference }),
	]);
}

function emailToFirm(to: string, subject: string, paragraphs: readonly string[]): Email {
	return { to, subject, language: ours, text: `${paragraphs.join("\n\n")}\n` };
}

function message(inquiry: StoredInquiry): string {
	return `${t("firm.message")}:\n${quoted(inquiry.message)}`;
}

/** The short fields of an enquiry, a line each. */
function facts(inquiry: StoredInquiry): string {
	const office = officeOf(inquiry);
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

/** The office that was chosen. The firm may have given it up since: then its id, and times in UTC. */
function officeOf({ office: id }: StoredInquiry): { city: string; timeZone: string } {
	return firm.offices.find((office) => office.id === id) ?? { city: id, timeZone: "UTC" };
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
	return sameEverywhere(dateFormat(ours, { timeZone, dateStyle: "long", timeStyle: "short" }).format(new Date(iso)));
}

/** A visitor's text, marked line by line, so that it cannot pass for a line of the email. */
function quoted(text: string): string {
	return text.replace(/^/gm, "> ");
}
