import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { multiLine, singleLine } from "../../../app/features/inquiry/protocol/clean-text.ts";
import { type FieldName, fieldNames } from "../../../app/features/inquiry/protocol/inquiry-fields.ts";
import { type Inquiry, inquirySchema, type Submission } from "../../../app/features/inquiry/protocol/inquiry-schema.ts";
import { isKey, keyAge, newKey } from "../../../app/features/inquiry/protocol/key.ts";
import { inquiryWarnings, isOddPhone } from "../../../app/features/inquiry/protocol/warnings.ts";
import inquiryEn from "../../../app/locales/en/inquiry.json" with { type: "json" };
import inquiryEs from "../../../app/locales/es/inquiry.json" with { type: "json" };
import { translator } from "../../../app/locales/instances.server.ts";
import { firm } from "../../../app/site/content/content.server.ts";

const now = new Date("2026-11-20T20:05:00Z");
const en = inquiryEn.errors;
const es = inquiryEs.errors;
const messages = { es: translator("es", "inquiry"), en: translator("en", "inquiry") };
const schema = inquirySchema(messages.en, { locale: "en", schedule: firm, now });
const least = { name: "Ana", email: "ana@correo.example", message: "Hola", consent: "on" };

const inquiry = (fields: Partial<Record<FieldName, string>>): Inquiry => schema.parse({ ...least, ...fields }).inquiry;
const errorsOf = (fields: object) =>
	Object.fromEntries(schema.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message]) ?? []);

describe("the schema", () => {
	test("fills in what was left out", () => {
		expect(schema.parse(least)).toEqual({
			inquiry: {
				name: "Ana",
				email: "ana@correo.example",
				phone: null,
				language: "en",
				contactBy: "email",
				office: firm.principalOffice,
				matter: "other",
				parties: null,
				message: "Hola",
				slots: [],
				smsConsent: false,
				transcript: null,
				source: null,
			},
			website: "",
			key: null,
		});
	});

	test("tells all errors at once, those that lie between fields included", () => {
		expect(errorsOf({ slot1: "2026-11-21T18:00:00Z" })).toEqual({
			name: en.name,
			email: en.contact,
			message: en.message,
			consent: en.consent,
			slot1: en.slot,
		});
	});

	test("asks for one way of contact, and does not repeat itself over one that is wrong", () => {
		const { email: _, ...nameless } = least;
		expect(errorsOf({ ...nameless, phone: "no lo sé" })).toEqual({});
		expect(errorsOf({ ...nameless, email: " ", phone: " " })).toEqual({ email: en.contact });
		for (const email of ["ana", "ana@correo", "ana@correo.", "a na@correo.example"])
			expect(errorsOf({ ...nameless, email })).toEqual({ email: en.email });
		expect(errorsOf({ ...nameless, phone: "1".repeat(41) })).toEqual({ phone: en.phoneLong });
	});

	test.each([
		["email", "ana@correo.example", "", "email"],
		["phone", "ana@correo.example", "", "email"],
		["whatsapp", "ana@correo.example", "6625550199", "whatsapp"],
		["email", "", "6625550199", "phone"],
		["whatsapp", "", "6625550199", "whatsapp"],
		[undefined, "ana@correo.example", "6625550199", "email"],
		[undefined, "", "6625550199", "phone"],
	])("asked for %s with %j and %j, the answer goes by %s", (contact_by, email, phone, way) => {
		expect(inquiry({ contact_by, email, phone }).contactBy).toBe(way);
	});

	test("keeps two wishes for a time in their order, and one of two alike", () => {
		const [early, late] = ["2026-11-24T18:00:00Z", "2026-11-25T18:00:00Z"];
		expect(inquiry({ slot1: late, slot2: early }).slots).toEqual([
			"2026-11-25T18:00:00.000Z",
			"2026-11-24T18:00:00.000Z",
		]);
		expect(inquiry({ slot1: early, slot2: "2026-11-24T18:00Z" }).slots).toHaveLength(1);
		expect(inquiry({ slot2: early }).slots).toHaveLength(1);
	});

	test("checks a time by the calendar of the office asked for", () => {
		const thanksgiving = { ...least, slot1: "2026-11-26T18:00:00Z" };
		expect(errorsOf({ ...thanksgiving, office: "san-diego" })).toEqual({ slot1: en.slot });
		const { slot1: slot2, ...withoutFirst } = thanksgiving;
		expect(errorsOf({ ...withoutFirst, slot2, office: "san-diego" })).toEqual({ slot2: en.slot });
		expect(errorsOf({ ...withoutFirst, slot2, office: "hermosillo" })).toEqual({});
		expect(errorsOf({ ...thanksgiving, office: "hermosillo" })).toEqual({});
	});

	test("cuts a source that is too long, but no character in two", () => {
		expect(inquiry({ source: `${"a".repeat(499)}😀b` }).source).toBe("a".repeat(499));
		expect(inquiry({ source: `${"a".repeat(498)}😀b` }).source).toBe(`${"a".repeat(498)}😀`);
	});

	test("is the same through conform, which a browser uses", () => {
		const form = new FormData();
		for (const name of fieldNames) form.set(name, "");
		const submission = parseWithZod(form, { schema });
		expect(submission.reply().error).toEqual({
			name: [en.name],
			email: [en.contact],
			message: [en.message],
			consent: [en.consent],
		});
		for (const [name, value] of Object.entries(least)) form.set(name, value);
		const good = parseWithZod(form, { schema });
		expect(good.status === "success" && good.value).toEqual(schema.parse(least));
	});

	test("never throws, and what it accepts is clean and within its limits", () => {
		const text = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.constantFrom(
				"",
				"on",
				"es",
				"riverside",
				"ana@correo.example",
				"2026-11-24T18:00:00Z",
				"\ud800",
				"a".repeat(6000),
			),
			fc.array(fc.string()),
			fc.constant(undefined),
		);
		const fields = fc.record(Object.fromEntries(fieldNames.map((name) => [name, text])));
		fc.assert(
			fc.property(fields, fc.boolean(), (random, complete) => {
				const result = schema.safeParse(complete ? { ...random, ...least } : random);
				if (!result.success) {
					expect(result.error.issues.length).toBeGreaterThan(0);
					for (const { path, message } of result.error.issues) {
						expect(fieldNames).toContain(path[0]);
						expect(Object.values(en)).toContain(message);
					}
					return;
				}
				const { name, email, phone, source, message } = result.data.inquiry;
				for (const line of [name, email, phone, source]) expect(line ?? "").not.toMatch(/\p{Cc}|\p{Surrogate}/u);
				expect(message).not.toMatch(/(?![\n\t])\p{Cc}|\p{Surrogate}/u);
				expect(email !== null || phone !== null).toBe(true);
				expect(source?.length ?? 0).toBeLessThanOrEqual(500);
			}),
			{ numRuns: 300 },
		);
	});

	test("gives types that say what is there", () => {
		expectTypeOf(schema.parse).returns.toEqualTypeOf<Submission>();
	});

	test("both languages say something else in each place", () => {
		for (const name of Object.keys(es) as (keyof typeof es)[]) expect(en[name]).not.toBe(es[name]);
	});
});

describe("text", () => {
	test("of one line loses line breaks, of several keeps them as LF", () => {
		expect(singleLine("  a\r\nBcc:\u2028 b\t c\u0000 ")).toBe("a Bcc: b c");
		expect(multiLine(" a\r\nb\rc\u2029d\n ")).toBe("a\nb\nc\nd");
	});

	test("loses what reverses writing and keeps what people write", () => {
		expect(singleLine("Ana\u202Egnp.exe\u2066x\u2069\uFEFF")).toBe("Anagnp.exex");
		for (const kept of ["Peña Núñez", "O’Brien-Łuczak", "👩‍👧", "محمد", "王小明", "a & <b>"])
			expect(singleLine(kept)).toBe(kept);
	});

	test("is cleaned once: cleaning again changes nothing", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				expect(singleLine(singleLine(text))).toBe(singleLine(text));
				expect(multiLine(multiLine(text))).toBe(multiLine(text));
			}),
		);
	});
});

describe("keys", () => {
	test("tell when their form was made", () => {
		const key = newKey(now);
		expect(isKey(key)).toBe(true);
		expect(keyAge(key, new Date(now.getTime() + 1234))).toBe(1234);
		expect(newKey(now)).not.toBe(key);
	});

	test("made elsewhere tell nothing", () => {
		for (const key of ["abc", crypto.randomUUID(), "zzzzzzzzz.x", "00000001.x", newKey(new Date(now.getTime() + 1))]) {
			expect(keyAge(key, now)).toBeUndefined();
		}
	});
});

describe("warnings", () => {
	test.each([
		"6625550199",
		"+52 662 555 0199",
		"(619) 555-0199",
		"619.555.0199 ext. 12",
		"+44 20 7946 0958",
		"+662555019912345",
	])("%s is a phone number", (phone) => expect(isOddPhone(phone)).toBe(false));

	test.each(["555-0199", "no tengo", "662 555 019", "+6625550199123456", "llamar a Ana 6625550199"])(
		"%s is odd",
		(phone) => expect(isOddPhone(phone)).toBe(true),
	);

	test("tell when the way of contact lacks its number or address", () => {
		expect(inquiryWarnings({ email: "a@b.example", contact_by: "whatsapp" })).toEqual({ phone: "needed" });
		expect(inquiryWarnings({ phone: "6625550199", contact_by: "email" })).toEqual({ email: "needed" });
		expect(inquiryWarnings({ email: "a@b.example", phone: "6625550199", contact_by: "phone" })).toEqual({});
	});
});
