import { expect, it } from "vitest";
import {
	acknowledgement,
	alertEmail,
	type DeadJob,
	digestEmail,
	firmEmail,
} from "../../../app/.server/inquiries/emails.ts";
import type { StoredInquiry } from "../../../app/.server/inquiries/stored-inquiry.ts";
import { locales } from "../../../app/locales/locale.ts";
import { firm, services } from "../../../app/site/content/content.server.ts";
import { leftoversIn } from "../../crawl/faults.ts";
import { slipsIn } from "../../fixtures/slips.ts";

const to = "office@firm.example";

/** With all that a visitor can fill in, at the ends of a day and of the hours. */
const full: StoredInquiry = {
	reference: "ABCD-2345",
	received_at: "2026-11-24T18:05:00Z",
	name: "María de los Ángeles S.A.",
	email: "maria@visitor.example",
	phone: "+52 81 5555 0142",
	language: "en",
	contact_by: "whatsapp",
	office: firm.principalOffice,
	matter: services[0]?.id ?? "other",
	parties: "Constructora Norte, S.A.",
	message: "Me notificaron ayer.\nVivo en Hermosillo.",
	slot1: "2026-11-24T16:30:00Z",
	slot2: "2026-11-25T00:30:00Z",
	sms_consent: 1,
	transcript: "Hola.",
	source: "/contacto",
	flags: "",
};

/** With no more than the form asks for. */
const least: StoredInquiry = {
	...full,
	language: "es",
	phone: null,
	contact_by: "email",
	matter: "other",
	parties: null,
	slot1: null,
	slot2: null,
	sms_consent: 0,
	transcript: null,
	source: null,
};

const flagged = { ...full, flags: "honeypot fast turnstile turnstile-unreachable rate keyless" };
const dead: DeadJob = { id: "1", reference: full.reference, kind: "firm-email", attempts: 8, reason: null };

const mails = {
	...Object.fromEntries(
		locales.map((locale) => [`acknowledgement in ${locale}`, acknowledgement(full.reference, locale, to)]),
	),
	"to the firm, with everything": firmEmail(full, to),
	"to the firm, with the least": firmEmail(least, to),
	"digest of one": digestEmail([flagged], to),
	"digest of two": digestEmail([flagged, least], to),
	"alert of one": alertEmail([dead], to),
	"alert of two": alertEmail([dead, { ...dead, kind: "webhook", reason: "timeout" }], to),
};

it.each(Object.entries(mails))(
	"%s: every line is whole, with one stop and its times as its language has them",
	(_, mail) => {
		for (const line of `${mail.subject}\n${mail.text}`.split("\n")) {
			expect([...leftoversIn(line), ...slipsIn(line, mail.language)]).toEqual([]);
			// A mail is read as it is: two blanks, or one before a stop, are seen.
			expect(line).not.toMatch(/\S {2,}|\s[,;.](?:\s|$)/);
		}
	},
);

it("an enquiry to an office that the firm has given up names it as it was stored, with times in UTC", () => {
	const moved = { ...full, office: "tijuana" };
	expect(firmEmail(moved, to).subject).toContain("tijuana");
	const { text } = digestEmail([moved, least], to);
	expect(text).toMatch(/: .*6:05.*\(tijuana\)$/m);
	expect(text).toContain(least.reference);
});

it("every command that a mail names is about the deployed site", () => {
	const commands = Object.values(mails).flatMap(({ text }) => text.match(/npm run inquiries.*?(?=\. |\.?$)/gm) ?? []);
	expect(commands).toHaveLength(9);
	for (const command of commands) expect(command).toMatch(/ (?:show|redeliver) ABCD-2345 --remote$/);
});
