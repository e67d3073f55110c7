import { z } from "zod";
import { type Locale, locales } from "../../../locales/locale.ts";
import { multiLine, singleLine } from "./clean-text.ts";
import { type ContactWay, contactWays, limits, type Matter, matters } from "./inquiry-fields.ts";
import { isKey } from "./key.ts";
import { isSlot, parseInstant, type Schedule } from "./slots.ts";

/**
 * What the contact form sends, checked on both ends by this one schema.
 *
 * Only a name, one way of contact, a message and consent are required; everything else has a sensible default. An odd
 * phone number is not refused (see `warnings.ts`), because the person who reads it may well know what it means.
 * Fields hold strings as a form sends them; an empty one counts as absent.
 */

/** Characters kept of where the visitor came from: nobody typed it, so what is longer is cut. */
const sourceLength = 500;

/** What is said about a field that cannot be accepted. Plain strings, so that a loader can hand them to the browser. */
export interface InquiryErrors {
	name: string;
	nameLong: string;
	/** Neither email nor phone was given. */
	contact: string;
	email: string;
	emailLong: string;
	phoneLong: string;
	partiesLong: string;
	message: string;
	messageLong: string;
	transcriptLong: string;
	/** A choice that the form does not offer. */
	choice: string;
	/** An interview time outside of office hours, on a holiday or too soon. */
	slot: string;
	consent: string;
	/** A field that came twice, or as a file. */
	malformed: string;
}

export interface InquirySettings {
	/** The page's language: the default of the language to answer in. */
	locale: Locale;
	/** The offices' calendar; `firm` of the content fits. */
	schedule: Schedule;
	now: Date;
}

/** An enquiry, checked and with its defaults. */
export interface Inquiry {
	name: string;
	email: string | null;
	phone: string | null;
	language: Locale;
	contactBy: ContactWay;
	office: string;
	matter: Matter;
	parties: string | null;
	message: string;
	/** UTC instants, ISO 8601, earliest wish first, no two alike. */
	slots: string[];
	smsConsent: boolean;
	transcript: string | null;
	source: string | null;
}

/** An enquiry with what only machines read. */
export interface Submission {
	inquiry: Inquiry;
	/** What stood in the honeypot. */
	website: string;
	/** Missing or unusable keys are made on the server. */
	key: string | null;
}

/** The schema of the form, with its messages in one language. Made once a form or request, because `now` moves on. */
export function inquirySchema(errors: InquiryErrors, settings: InquirySettings) {
	const line = (error: string) => z.string({ error }).overwrite(singleLine);
	const block = (error: string) => z.string({ error }).overwrite(multiLine);
	const slot = z.string({ error: errors.slot }).overwrite(singleLine).optional();
	const unseen = line(errors.malformed)
		.overwrite((text) => text.slice(0, sourceLength).replace(/\p{Surrogate}/gu, ""))
		.optional();
	return z
		.object({
			name: line(errors.name).min(1, errors.name).max(limits.name, errors.nameLong),
			email: line(errors.email)
				.max(limits.email, errors.emailLong)
				.refine((email) => email === "" || isEmail(email), errors.email)
				.optional(),
			phone: line(errors.malformed).max(limits.phone, errors.phoneLong).optional(),
			language: z.enum(locales, { error: errors.choice }).optional(),
			contact_by: z.enum(contactWays, { error: errors.choice }).optional(),
			office: z
				.enum(
					settings.schedule.offices.map(({ id }) => id),
					{ error: errors.choice },
				)
				.optional(),
			matter: z.enum(matters, { error: errors.choice }).optional(),
			parties: block(errors.malformed).max(limits.parties, errors.partiesLong).optional(),
			message: block(errors.message).min(1, errors.message).max(limits.message, errors.messageLong),
			slot1: slot,
			slot2: slot,
			consent: z.literal("on", { error: errors.consent }),
			sms_consent: z.literal("on", { error: errors.choice }).optional(),
			transcript: block(errors.malformed).max(limits.transcript, errors.transcriptLong).optional(),
			source: unseen,
			website: unseen,
			key: z.string({ error: errors.malformed }).optional(),
		})
		.refine((fields) => fields.email || fields.phone, {
			path: ["email"],
			error: errors.contact,
			// Reported together with the other errors, not after them; but not on top of an error of the two fields themselves.
			when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "email" || path?.[0] === "phone"),
		})
		.refine(({ slot1, office }) => fits(settings, slot1, office), ofSlot("slot1", errors))
		.refine(({ slot2, office }) => fits(settings, slot2, office), ofSlot("slot2", errors))
		.transform((fields): Submission => {
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
					slots: instants([fields.slot1, fields.slot2]),
					smsConsent: fields.sms_consent === "on",
					transcript: fields.transcript || null,
					source: fields.source || null,
				},
				website: fields.website ?? "",
				key: fields.key && isKey(fields.key) ? fields.key : null,
			};
		});
}

/** The error of a time that cannot be taken, unless the field or the office has an error of its own. */
function ofSlot(name: "slot1" | "slot2", { slot: error }: InquiryErrors) {
	const involved: unknown[] = [name, "office"];
	return {
		path: [name],
		error,
		when: ({ issues }: { issues: readonly { path?: PropertyKey[] }[] }) =>
			!issues.some(({ path }) => involved.includes(path?.[0])),
	};
}

/** The chosen times in UTC, no two alike. */
function instants(slots: readonly (string | undefined)[]): string[] {
	return [...new Set(slots.flatMap((text) => (text && parseInstant(text)?.toISOString()) || []))];
}

/** The pattern that browsers apply to `type="email"`, and a dot in the domain, whose lack is a slip of the finger. */
function isEmail(text: string): boolean {
	return z.regexes.html5Email.test(text) && /@[^@]+\../.test(text);
}

function fits({ schedule, now }: InquirySettings, slot: string | undefined, office: string | undefined) {
	return !slot || isSlot(schedule, office ?? schedule.principalOffice, slot, now);
}

/** The way of contact that was asked for, or the one that is there: nobody can be called who left an address only. */
function reachable(wish: ContactWay | undefined, email: string | null, phone: string | null): ContactWay {
	if (wish === "email" || wish === undefined) return email ? "email" : "phone";
	return phone ? wish : "email";
}
