import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Environment } from "../../../app/.server/environment.ts";
import { inquiryFormData } from "../../../app/.server/inquiries/form-data.ts";
import { limits } from "../../../app/features/inquiry/protocol/inquiry-fields.ts";
import { newKey } from "../../../app/features/inquiry/protocol/key.ts";
import inquiryEn from "../../../app/locales/en/inquiry.json" with { type: "json" };
import inquiryEs from "../../../app/locales/es/inquiry.json" with { type: "json" };
import { pageEntry } from "../../../app/site/content/content.server.ts";
import { brokenDatabase, emptyTables, testEnvironment } from "../../mocks/environment.ts";
import { flood, posted, trickle } from "../http/posted.ts";
import { address, jobs, least, now, post, rows } from "./post.ts";

const es = inquiryEs.errors;
const en = inquiryEn.errors;

beforeEach(emptyTables);

const multipart = (fields: Record<string, string | Blob>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return form;
};

describe("what is stored", () => {
	test("the least a form can hold, with its defaults", async () => {
		const { environment, queued } = testEnvironment();
		const receipt = await post(least, { environment });
		expect(receipt).toEqual({ result: "stored", reference: expect.stringMatching(/^CRD-[A-Z2-9]{4}-[A-Z2-9]{2}$/) });
		const { reference } = receipt as { reference: string };
		expect(await rows()).toMatchObject([
			{
				reference,
				received_at: now.toISOString(),
				name: least.name,
				email: least.email,
				phone: null,
				language: "es",
				contact_by: "email",
				office: "san-diego",
				matter: "other",
				message: least.message,
				slot1: null,
				sms_consent: 0,
				consent_language: "es",
				consent_version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
				consent_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
				flags: "",
				erased_at: null,
			},
		]);
		expect(await jobs()).toMatchObject([
			{ id: `${reference}.acknowledgement`, reference, state: "waiting", attempts: 0 },
			{ id: `${reference}.firm-email`, reference, state: "waiting", attempts: 0 },
		]);
		expect(queued).toEqual([`${reference}.firm-email`, `${reference}.acknowledgement`]);
	});

	test("every field, as multipart", async () => {
		const { environment } = testEnvironment();
		const fields = {
			...least,
			phone: "+52 33 5555 0199",
			language: "en",
			contact_by: "whatsapp",
			office: "hermosillo",
			matter: "trade",
			parties: "Inmobiliaria de Prueba\r\nJuan Ejemplo",
			slot1: "2026-11-24T16:00:00.000Z",
			slot2: "2026-11-25T22:30Z",
			sms_consent: "on",
			transcript: "Visitante: hola\r\nAsistente: buen día",
			source: "https://buscador.example/?q=abogado",
			website: "",
			key: newKey(new Date(now.getTime() - 60_000)),
		};
		expect((await post(multipart(fields), { environment })).result).toBe("stored");
		expect(await rows()).toMatchObject([
			{
				phone: fields.phone,
				language: "en",
				// The notice was read in the language of the page.
				consent_language: "es",
				contact_by: "whatsapp",
				office: "hermosillo",
				matter: "trade",
				parties: "Inmobiliaria de Prueba\nJuan Ejemplo",
				slot1: "2026-11-24T16:00:00.000Z",
				slot2: "2026-11-25T22:30:00.000Z",
				sms_consent: 1,
				transcript: "Visitante: hola\nAsistente: buen día",
				source: fields.source,
				key: fields.key,
				flags: "",
			},
		]);
	});

	test("a webhook job only where a webhook is configured, an acknowledgement only where there is an address", async () => {
		const { email: _, ...phoneOnly } = { ...least, phone: "55" };
		const { environment } = testEnvironment({ WEBHOOK_URL: "https://webhook.test/ok", WEBHOOK_SECRET: "x" });
		await post(phoneOnly, { environment });
		expect((await jobs()).map(({ kind }) => kind).sort()).toEqual(["firm-email", "webhook"]);
		expect(await rows()).toMatchObject([{ email: null, phone: "55", contact_by: "phone" }]);
	});

	test("the notice agreed to, told apart by language", async () => {
		const { environment } = testEnvironment();
		await post(least, { environment, locale: "es" });
		await post(least, { environment, locale: "en" });
		const all = await rows();
		expect(new Set(all.map((row) => row.consent_hash)).size).toBe(2);
		expect(all.map((row) => row.consent_language)).toEqual(["es", "en"]);
	});

	test("a form opened before its notice changed counts as consent to the words it showed", async () => {
		const { environment } = testEnvironment();
		const form = () => inquiryFormData("es", environment, new Request(address), now);
		const opened = await form();
		const notice = pageEntry("terms").sections.find(({ id }) => id === "aviso-simplificado")?.es;
		const { body } = notice ?? {};
		Object.assign(notice ?? {}, { body: { ...body, source: `${body?.source} También vendemos sus datos.` } });
		const newer = await form();
		await post({ ...least, notice: opened.notice.shown }, { environment });
		await post({ ...least, message: "Otro asunto.", notice: newer.notice.shown }, { environment });
		Object.assign(notice ?? {}, { body });
		expect(newer.notice.shown).not.toBe(opened.notice.shown);
		const stored = (await rows()).map((row) => `${row.consent_version} ${row.consent_hash}`);
		expect(stored).toEqual([opened.notice.shown, newer.notice.shown]);
	});

	test("a form that says nothing sensible of its notice is taken, with the notice as it is", async () => {
		const { environment } = testEnvironment();
		await post(least, { environment });
		await post({ ...least, message: "Otro asunto.", notice: "<script>" }, { environment });
		expect(new Set((await rows()).map((row) => row.consent_hash)).size).toBe(1);
	});
});

describe("replays", () => {
	const key = newKey(new Date(now.getTime() - 60_000));

	test("the same key and content give the same reference, and no second enquiry or job", async () => {
		const { environment, queued } = testEnvironment();
		const first = await post({ ...least, key }, { environment });
		const second = await post(multipart({ ...least, key, source: "elsewhere" }), { environment });
		expect(second).toEqual(first);
		expect(await rows()).toHaveLength(1);
		expect(await jobs()).toHaveLength(2);
		expect(queued).toHaveLength(2);
	});

	test("ten at once are one enquiry", async () => {
		const { environment } = testEnvironment();
		const receipts = await Promise.all(Array.from({ length: 10 }, () => post({ ...least, key }, { environment })));
		expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
		expect(await rows()).toHaveLength(1);
		expect(await jobs()).toHaveLength(2);
	});

	test("the same key and other content are a new enquiry", async () => {
		const { environment } = testEnvironment();
		const first = await post({ ...least, key }, { environment });
		const second = await post({ ...least, key, message: `${least.message} Y además construyó.` }, { environment });
		expect(second).toMatchObject({ result: "stored" });
		expect(second).not.toEqual(first);
		expect(await rows()).toHaveLength(2);
	});

	test("each of several messages under one key has the reference of its own row, also when it comes again", async () => {
		const { environment } = testEnvironment();
		const messages = Array.from({ length: 6 }, (_, index) => `${least.message} Parte ${index + 1}.`);
		const told = new Map<string, unknown>();
		for (const message of [...messages, ...messages]) {
			const receipt = await post({ ...least, key, message }, { environment });
			if (receipt.result !== "stored") expect.unreachable(receipt.result);
			else told.set(receipt.reference, message);
		}
		expect([...told]).toEqual((await rows()).map(({ reference, message }) => [reference, message]));
		expect(told.size).toBe(messages.length);
	});

	test.each(["", "ñandú", "x".repeat(101), "two words"])(
		"the unusable key %j gives way to one made here",
		async (bad) => {
			const { environment } = testEnvironment();
			await post({ ...least, key: bad }, { environment });
			const [row] = await rows();
			expect(row?.key).toMatch(/^[0-9a-z]+\.[0-9a-f-]{36}$/);
		},
	);
});

describe("what has to be put right", () => {
	test.each([
		["es", es],
		["en", en],
	] as const)("an empty form, in %s: every error at once", async (locale, errors) => {
		const { environment } = testEnvironment();
		expect(await post({}, { environment, locale })).toEqual({
			result: "invalid",
			errors: {
				name: [errors.name],
				email: [errors.contact],
				message: [errors.message],
				consent: [errors.consent],
			},
			values: {},
		});
		expect(await rows()).toEqual([]);
	});

	test("nothing typed is lost, and a key stays", async () => {
		const { environment } = testEnvironment();
		const fields = {
			...least,
			name: "",
			phone: "123",
			parties: "Uno\nDos",
			slot1: "nonsense",
			key: "abc",
			website: "",
		};
		const receipt = await post(fields, { environment });
		expect(receipt).toMatchObject({ result: "invalid", errors: { name: [es.name], slot1: [es.slot] } });
		const { name: _, website: __, ...typed } = fields;
		expect((receipt as { values: unknown }).values).toEqual(typed);
	});

	test.each([
		["email", "ana@", "email"],
		["email", "ana@correo", "email"],
		["email", `ana@correo.example\r\nBcc: otra@correo.example`, "email"],
		["email", `${"a".repeat(250)}@x.example`, "emailLong"],
		["name", "a".repeat(201), "nameLong"],
		["phone", "1".repeat(41), "phoneLong"],
		["message", "a".repeat(5001), "messageLong"],
		["message", " \n\t\u200b ", "message"],
		["transcript", "a".repeat(40_001), "transcriptLong"],
		["parties", "a".repeat(2001), "partiesLong"],
		["office", "paris", "choice"],
		["matter", "divorce", "choice"],
		["language", "fr", "choice"],
		["contact_by", "fax", "choice"],
		["consent", "yes", "consent"],
		["sms_consent", "yes", "choice"],
		// A Saturday, a holiday, tomorrow's time today, before opening, past the last start, off the half hour.
		["slot1", "2026-11-28T17:00:00Z", "slot"],
		["slot1", "2026-11-26T17:00:00Z", "slot"],
		["slot1", "2026-11-20T21:00:00Z", "slot"],
		["slot2", "2026-11-24T16:00:00Z", "slot"],
		["slot2", "2026-11-25T01:30:00Z", "slot"],
		["slot2", "2026-11-24T17:10:00Z", "slot"],
		["slot2", "2026-02-30T17:00:00Z", "slot"],
	] as const)("%s %j", async (field, value, error) => {
		const { environment } = testEnvironment();
		const receipt = await post({ ...least, [field]: value }, { environment });
		expect(receipt).toMatchObject({ result: "invalid", errors: { [field]: [es[error]] } });
	});

	test("5000 characters and their line breaks, which a browser sends as two, are not too long", async () => {
		const { environment } = testEnvironment();
		const message = `${"a".repeat(99)}\r\n`.repeat(50).trimEnd();
		expect((await post({ ...least, message }, { environment })).result).toBe("stored");
		expect((await rows())[0]?.message).toBe(message.replaceAll("\r\n", "\n"));
	});

	test("a field that comes twice, as a list or as a file", async () => {
		const { environment } = testEnvironment();
		const twice = new URLSearchParams(least);
		twice.append("name", "Otra");
		expect(await post(twice, { environment })).toMatchObject({
			result: "invalid",
			errors: { name: [es.malformed] },
			values: { name: least.name },
		});
		const list = new URLSearchParams(least);
		list.delete("message");
		list.append("message[]", "uno");
		list.append("message[0]", "dos");
		expect(await post(list, { environment })).toMatchObject({ result: "invalid", errors: { message: [es.message] } });
		const file = multipart({ ...least, message: new Blob(["texto"], { type: "text/plain" }) });
		expect(await post(file, { environment })).toMatchObject({ result: "invalid", errors: { message: [es.malformed] } });
	});
});

describe("odd characters", () => {
	test("line breaks in a one-line field, NUL, reversed writing and half surrogates are stored without harm", async () => {
		const { environment } = testEnvironment();
		const name = "Ana\r\nBcc: otra@correo.example\u0000\u202Egnp.exe\uFEFF";
		const body = `${new URLSearchParams({ ...least, name })}`.replace("message=", "message=%ED%A0%80%00%FF+");
		const headers = { "content-type": "application/x-www-form-urlencoded" };
		expect((await post(body, { environment, headers })).result).toBe("stored");
		const [row] = await rows();
		expect(row?.name).toBe("Ana Bcc: otra@correo.example" + "gnp.exe");
		expect(row?.message).toMatch(/^\uFFFD+ Un vecino/);
	});

	test("the longest form there is fits the limit of bytes", async () => {
		const { environment } = testEnvironment();
		const fields = {
			...least,
			name: "界".repeat(limits.name),
			parties: "界".repeat(limits.parties),
			message: "界".repeat(limits.message),
			transcript: "界".repeat(limits.transcript),
			source: "界".repeat(600),
		};
		expect((await post(fields, { environment })).result).toBe("stored");
		const [row] = await rows();
		expect(row?.transcript).toHaveLength(limits.transcript);
		expect(row?.source).toHaveLength(500);
	});
});

describe("bodies", () => {
	test("over 512 KiB is refused", async () => {
		const { environment } = testEnvironment();
		const receipt = await post({ ...least, message: "a".repeat(512 * 1024) }, { environment });
		expect(receipt).toEqual({ result: "tooLarge" });
	});

	test("a body without an end is counted while reading, and given up", async () => {
		const { environment } = testEnvironment();
		let chunks = 0;
		const endless = new ReadableStream({
			pull(controller) {
				chunks++;
				controller.enqueue(new Uint8Array(16 * 1024).fill(97));
			},
		});
		const headers = { "content-type": "application/x-www-form-urlencoded" };
		expect(await post(endless, { environment, headers })).toEqual({ result: "tooLarge" });
		expect(chunks).toBeLessThan(1000);
	});

	test("a body that hardly moves is given up", async () => {
		const { environment } = testEnvironment();
		const headers = { "content-type": "application/x-www-form-urlencoded" };
		const receipt = await post(posted(trickle(5)).body, { environment, headers, bodyDeadline: 60 });
		expect(receipt).toEqual({ result: "tooSlow" });
		expect(await rows()).toEqual([]);
	});

	test("nothing is read of a form from another site", async () => {
		const { environment } = testEnvironment();
		const { body, seen } = posted(flood(16 * 1024));
		const receipt = await post(body, { environment, headers: { origin: "https://evil.example" } });
		expect(receipt).toEqual({ result: "foreign" });
		expect(seen.chunks).toBe(0);
	});

	test("whoever stops sending past the limit is answered all the same", async () => {
		const { environment } = testEnvironment();
		let sent = false;
		const stalled = new ReadableStream({
			pull(controller) {
				if (sent) return new Promise(() => undefined);
				sent = true;
				controller.enqueue(new Uint8Array(512 * 1024 + 1).fill(97));
			},
		});
		const headers = { "content-type": "application/x-www-form-urlencoded" };
		expect(await post(stalled, { environment, headers })).toEqual({ result: "tooLarge" });
	});

	test.each([
		["JSON", "application/json", JSON.stringify(least)],
		["plain text", "text/plain", "name=Ana"],
		["multipart without a boundary", "multipart/form-data", "--x\r\n"],
		[
			"multipart that breaks off",
			"multipart/form-data; boundary=x",
			'--x\r\nContent-Disposition: form-data; name="name',
		],
		["bad percent signs", "application/x-www-form-urlencoded", "name=%&email=%zz&%=%u0000"],
		["nothing", "application/x-www-form-urlencoded", ""],
	])("%s is a form with errors, not a failure", async (_, type, body) => {
		const { environment } = testEnvironment();
		const receipt = await post(body, { environment, headers: { "content-type": type } });
		expect(receipt).toMatchObject({ result: "invalid", errors: { message: [es.message] } });
	});
});

test("whatever is posted, the answer is one of the receipt's", async () => {
	const { environment } = testEnvironment();
	const types = [
		"application/x-www-form-urlencoded",
		"multipart/form-data; boundary=x",
		"multipart/form-data",
		"text/plain",
		"",
	];
	const part = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.constantFrom(
			"&",
			"=",
			"%00",
			"%ED%A0%80",
			"name=",
			"consent=on",
			"message=m",
			"email=a%40b.example",
			"--x\r\n",
			"\r\n\r\n",
		),
		fc.constantFrom(
			'Content-Disposition: form-data; name="message"',
			'Content-Disposition: form-data; name="f"; filename="x"',
		),
	);
	await fc.assert(
		fc.asyncProperty(fc.array(part), fc.constantFrom(...types), async (parts, type) => {
			const receipt = await post(parts.join(""), { environment, headers: { "content-type": type } });
			expect(["stored", "invalid"]).toContain(receipt.result);
		}),
		{ numRuns: 60 },
	);
});

describe("where a post comes from", () => {
	test.each([
		[{ origin: "https://elsewhere.example" }],
		[{ origin: "null" }],
		[{ origin: "http://cardon-palma.example" }],
		[{ "sec-fetch-site": "cross-site" }],
		[{ origin: "https://cardon-palma.example", "sec-fetch-site": "same-site" }],
	])("%j is foreign", async (headers) => {
		const { environment } = testEnvironment();
		expect(await post(least, { environment, headers })).toEqual({ result: "foreign" });
		expect(await rows()).toEqual([]);
	});

	test("the site's own pages, and programs that say nothing, are not", async () => {
		const { environment } = testEnvironment();
		const headers = { origin: "https://cardon-palma.example", "sec-fetch-site": "same-origin" };
		expect((await post(least, { environment, headers })).result).toBe("stored");
		expect((await post(least, { environment })).result).toBe("stored");
	});
});

describe("the ceiling of an hour", () => {
	const from = (address: string) => ({ "cf-connecting-ip": address });
	const fill = async (count: number, environment: Environment, address = (_: number) => "192.0.2.1") => {
		for (let number = 0; number < count; number++) {
			const fields = { ...least, message: `${least.message} ${number}` };
			expect(await post(fields, { environment, headers: from(address(number)) })).toMatchObject({ result: "stored" });
		}
	};

	test("above twenty from one network nothing is stored and nothing typed is lost", async () => {
		const { environment } = testEnvironment();
		await fill(20, environment);
		const fields = { ...least, phone: "55", parties: "Otra parte", message: "one more" };
		const refused = await post(fields, { environment, headers: from("192.0.2.1") });
		expect(refused).toEqual({ result: "tooMany", values: fields, retryAfter: 55 * 60 });
		expect(await rows()).toHaveLength(20);
		expect((await post(fields, { environment, headers: from("192.0.2.2") })).result).toBe("stored");
	});

	test("an hour later it is taken again, with the same key", async () => {
		const { environment } = testEnvironment();
		await fill(20, environment);
		const headers = from("192.0.2.1");
		const { values } = (await post({ ...least, message: "one more" }, { environment, headers })) as {
			values: Record<string, string>;
		};
		const later = new Date(now.getTime() + 55 * 60_000);
		expect((await post(values, { environment, headers, now: later })).result).toBe("stored");
	});

	test("a replay of what is stored is no further enquiry: it gets its reference", async () => {
		const { environment } = testEnvironment();
		const headers = from("192.0.2.1");
		const first = await post(least, { environment, headers });
		await fill(19, environment);
		expect(await post(least, { environment, headers })).toEqual(first);
		expect((await post({ ...least, message: "another" }, { environment, headers })).result).toBe("tooMany");
	});

	test("a network of IPv6 addresses is one, and those of others are not refused for it", async () => {
		const { environment } = testEnvironment();
		await fill(20, environment, (number) => `2001:db8:7:${number}::1`);
		const again = await post({ ...least, message: "a" }, { environment, headers: from("2001:db8:7:ffff::1") });
		expect(again.result).toBe("tooMany");
		expect((await post({ ...least, message: "a" }, { environment, headers: from("2001:db8:8::1") })).result).toBe(
			"stored",
		);
	});

	test("above three hundred from everywhere none is stored", async () => {
		const { environment } = testEnvironment();
		await env.DB.exec("INSERT INTO quotas VALUES ('enquiry 2026-11-20T20', 299, '2026-11-20T21:00:00.000Z')");
		await fill(1, environment);
		const refused = await post({ ...least, message: "a" }, { environment, headers: from("198.51.100.7") });
		expect(refused.result).toBe("tooMany");
	});

	test("forms with errors do not count", async () => {
		const { environment } = testEnvironment();
		for (let number = 0; number < 25; number++)
			await post({ ...least, name: "" }, { environment, headers: from("192.0.2.1") });
		expect((await post(least, { environment, headers: from("192.0.2.1") })).result).toBe("stored");
	});

	test("a count that cannot be had refuses nobody", async () => {
		const { environment } = testEnvironment();
		await env.DB.exec("ALTER TABLE quotas RENAME TO elsewhere");
		try {
			expect((await post(least, { environment })).result).toBe("stored");
		} finally {
			await env.DB.exec("ALTER TABLE elsewhere RENAME TO quotas");
		}
	});
});

describe("acknowledgements", () => {
	const acknowledgements = async () => (await jobs()).filter(({ kind }) => kind === "acknowledgement").length;
	const send = (environment: Environment, email: string, number: number, at = now) =>
		post({ ...least, email, message: `${number}` }, { environment, now: at });

	test("go to one address three times a day; the firm hears of each enquiry", async () => {
		const { environment } = testEnvironment();
		for (const [number, email] of ["a@x.example", "A@x.example", "a@X.example", "a@x.example"].entries()) {
			expect((await send(environment, email, number)).result).toBe("stored");
		}
		expect(await acknowledgements()).toBe(3);
		expect((await jobs()).filter(({ kind }) => kind === "firm-email")).toHaveLength(4);
		await send(environment, "b@x.example", 5);
		expect(await acknowledgements()).toBe(4);
	});

	test("go to it again a day later", async () => {
		const { environment } = testEnvironment();
		for (let number = 0; number < 4; number++) await send(environment, "a@x.example", number);
		const nextDay = new Date(now.getTime() + 24 * 60 * 60_000 + 1);
		await send(environment, "a@x.example", 5, nextDay);
		expect(await acknowledgements()).toBe(4);
	});
});

describe("when the database fails", () => {
	test("for good, the visitor is told, keeps everything, and can send again without a second enquiry", async () => {
		const failures = Array<"before">(3).fill("before");
		const { environment, queued } = testEnvironment({ DB: brokenDatabase(env.DB, failures) });
		const receipt = await post(least, { environment });
		expect(receipt).toMatchObject({ result: "unavailable", values: { ...least, key: expect.any(String) } });
		expect(await rows()).toEqual([]);
		expect(queued).toEqual([]);
		const { values } = receipt as { values: Record<string, string> };
		const later = new Date(now.getTime() + 30_000);
		const again = await post(values, { environment, now: later });
		expect(again.result).toBe("stored");
		expect(await post(values, { environment, now: later })).toEqual(again);
		expect(await rows()).toMatchObject([{ key: values.key, flags: "" }]);
	});

	test("once, it is tried again", async () => {
		const { environment, queued } = testEnvironment({ DB: brokenDatabase(env.DB, ["before"]) });
		expect((await post(least, { environment })).result).toBe("stored");
		expect(await rows()).toHaveLength(1);
		expect(queued).toHaveLength(2);
	});

	test("after writing, the enquiry is found, not written twice, and its jobs are queued", async () => {
		const { environment, queued } = testEnvironment({ DB: brokenDatabase(env.DB, ["after"]) });
		const receipt = await post(least, { environment });
		const [row, ...more] = await rows();
		expect(more).toEqual([]);
		expect(receipt).toEqual({ result: "stored", reference: row?.reference });
		expect(queued).toEqual((await jobs()).map(({ id }) => id).reverse());
	});

	test("the queue may fail: the jobs wait in the database", async () => {
		const { environment } = testEnvironment();
		environment.DELIVERY.sendBatch = () => Promise.reject(new Error("queue is down"));
		expect((await post(least, { environment })).result).toBe("stored");
		expect(await jobs()).toHaveLength(2);
	});
});

test("no personal data reaches the log", async () => {
	const lines: string[] = [];
	for (const level of ["info", "warn", "error"] as const) {
		vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
	}
	const { environment } = testEnvironment({ DB: brokenDatabase(env.DB, ["before", "after"]) });
	environment.DELIVERY.sendBatch = () => Promise.reject(new Error(`cannot send for ${least.email}`));
	await post({ ...least, phone: "8155550199", key: "short" }, { environment });
	vi.restoreAllMocks();
	expect(lines.length).toBeGreaterThan(2);
	for (const secret of [least.name, least.email, least.message, "8155550199"])
		expect(lines.join("\n")).not.toContain(secret);
});
