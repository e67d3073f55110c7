import type { TFunction } from "i18next";
import { z } from "zod";
import { type Locale, locales } from "../../../locales/locale.ts";
import { multiLine, singleLine } from "./clean-text.ts";
import { type ContactWay, contactWays, limits, matters } from "./inquiry-fields.ts";
import { isKey } from "./key.ts";
import { isSlot, parseInstant, type Schedule } from "./slots.ts";

/**
 * What the contact form sends, validated on both ends by this one schema. Only a name, one way of contact, a message
 * and consent are required; everything else has a sensible default. An odd phone number is not rejected (see
 * `warnings.ts`), because the person who reads it may well know what it means. Fields hold strings as a form sends
 * them; an empty one counts as absent.
 */

/** Characters of the source that are stored: nobody typed it, so anything longer is cut. */
const sourceLength = 500;

export interface InquirySettings {
	/** The page's language, which is the default for the answer's language. */
	locale: Locale;
	/** The offices' calendar; the content's `firm` fits. */
	schedule: Schedule;
	now: Date;
}

/** A validated inquiry with its defaults, plus fields that only machines read: `website` is the honeypot. */
export type Submission = z.output<ReturnType<typeof inquirySchema>>;
export type Inquiry = Submission["inquiry"];

/** The form's schema, with messages in one language. Created once per form or request, because `now` moves on. */
export function inquirySchema(t: TFunction<"inquiry">, settings: InquirySettings) {
	const line = (error: string) => z.string({ error }).overwrite(singleLine);
	const block = (error: string) => z.string({ error }).overwrite(multiLine);
	const slot = line(t("errors.slot")).optional();
	const choice = { error: t("errors.choice") };
	const malformed = t("errors.malformed");
	const unseen = line(malformed)
		.overwrite((text) => text.slice(0, sourceLength).replace(/\p{Surrogate}/gu, ""))
		.optional();
	const officeIds = settings.schedule.offices.map(({ id }) => id);
	return z
		.object({
			name: line(t("errors.name")).min(1, t("errors.name")).max(limits.name, t("errors.nameLong")),
			email: line(t("errors.email"))
				.max(limits.email, t("errors.emailLong"))
				.refine((email) => email === "" || isEmail(email), t("errors.email"))
				.optional(),
			phone: line(malformed).max(limits.phone, t("errors.phoneLong")).optional(),
			language: z.enum(locales, choice).optional(),
			contact_by: z.enum(contactWays, choice).optional(),
			office: z.enum(officeIds, choice).optional(),
			matter: z.enum(matters, choice).optional(),
			parties: block(malformed).max(limits.parties, t("errors.partiesLong")).optional(),
			message: block(t("errors.message")).min(1, t("errors.message")).max(limits.message, t("errors.messageLong")),
			slot1: slot,
			slot2: slot,
			consent: z.literal("on", { error: t("errors.consent") }),
			sms_consent: z.literal("on", choice).optional(),
			transcript: block(malformed).max(limits.transcript, t("errors.transcriptLong")).optional(),
			source: unseen,
			website: unseen,
			key: z.string({ error: malformed }).optional(),
		})
		.refine((fields) => fields.email || fields.phone, {
			path: ["email"],
			error: t("errors.contact"),
			// Reported together with the other errors, not after them, unless the two fields have an error of their own.
			when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "email" || path?.[0] === "phone"),
		})
		.refine(({ slot1, office }) => fits(settings, slot1, office), ofSlot("slot1", t))
		.refine(({ slot2, office }) => fits(settings, slot2, office), ofSlot("slot2", t))
		.transform((fields) => {
			const email = fields.email || null;
			const phone = fields.phone || null;
			return {
				inquiry: {
					name: fields.name,
					email,
					phone,
					language: fields.language ?? settings.locale,
					contactBy: reachable(fields.contact_by, email, phone),
					office: fields.office ?? settings.schedule.principalOffice,
					matter: fields.matter ?? "other",
					parties: fields.parties || null,
					message: fields.message,
					/** UTC instants, ISO 8601, without duplicates. */
					slots: instants([fields.slot1, fields.slot2]),
					smsConsent: fields.sms_consent === "on",
					transcript: fields.transcript || null,
					source: fields.source || null,
				},
				website: fields.website ?? "",
				/** The server replaces missing or unusable keys. */
				key: fields.key && isKey(fields.key) ? fields.key : null,
			};
		});
}

/** The error for a time that is not available, unless the field or the office has an error of its own. */
function ofSlot(name: "slot1" | "slot2", t: TFunction<"inquiry">) {
	const involved: unknown[] = [name, "office"];
	return {
		path: [name],
		error: t("errors.slot"),
		when: ({ issues }: { issues: readonly { path?: PropertyKey[] }[] }) =>
			!issues.some(({ path }) => involved.includes(path?.[0])),
	};
}

/** The chosen times in UTC, without duplicates. */
function instants(slots: readonly (string | undefined)[]): string[] {
	return [...new Set(slots.flatMap((text) => (text && parseInstant(text)?.toISOString()) || []))];
}

/**
 * The pattern that browsers apply to `type="email"`, plus a required dot in the domain, since omitting it is a typo.
 */
function isEmail(text: string): boolean {
	return z.regexes.html5Email.test(text) && /@[^@]+\../.test(text);
}

function fits({ schedule, now }: InquirySettings, slot: string | undefined, office: string | undefined) {
	return !slot || isSlot(schedule, office ?? schedule.principalOffice, slot, now);
}

/** The chosen way of contact if there is an address or number for it, otherwise the other one. */
function reachable(wish: ContactWay | undefined, email: string | null, phone: string | null): ContactWay {
	if (wish === "email" || wish === undefined) return email ? "email" : "phone";
	return phone ? wish : "email";
}
