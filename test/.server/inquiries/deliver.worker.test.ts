import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Environment } from "../../../app/.server/environment.ts";
import { consume } from "../../../app/.server/inquiries/background.ts";
import { acknowledgement } from "../../../app/.server/inquiries/emails.ts";
import { backoff, mostAttempts } from "../../../app/.server/inquiries/jobs.ts";
import { emptyTables, testEnvironment } from "../../mocks/environment.ts";
import { webhookSecret } from "../../mocks/webhook.ts";
import { jobs, least, post } from "./post.ts";

beforeEach(emptyTables);
afterEach(() => vi.restoreAllMocks());

/** Lets the consumer take messages, and tells what it did with each. (`getQueueResult` leaves delays out.) */
async function take(environment: Environment, bodies: unknown[]) {
	const acks: number[] = [];
	const retries: { message: number; delaySeconds?: number }[] = [];
	const batch: MessageBatch = {
		queue: "cardon-palma-delivery",
		messages: bodies.map((body, message) => ({
			id: String(message),
			timestamp: new Date(),
			attempts: 1,
			body,
			ack: () => acks.push(message),
			retry: (options?: QueueRetryOptions) => retries.push({ message, ...options }),
		})),
		metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
		ackAll: () => expect.unreachable("each message is settled by itself"),
		retryAll: () => expect.unreachable("each message is settled by itself"),
	};
	await consume(batch, environment);
	return { acks: acks.sort(), retries };
}

/** Stores an enquiry; its jobs are the messages then queued. */
async function stored(bench: ReturnType<typeof testEnvironment>, fields: Record<string, string> = {}) {
	const receipt = await post({ ...least, ...fields }, { environment: bench.environment });
	if (receipt.result !== "stored") throw new Error(`not stored: ${JSON.stringify(receipt)}`);
	return { reference: receipt.reference, messages: bench.queued.map((job) => ({ job })) };
}

/** What the webhook's receiver saw of an enquiry, rightly signed. */
const seen = async (reference: string) => (await fetch(`https://webhook.test/seen/${reference}.webhook`)).json();

const job = async (kind: string) => (await jobs()).find((row) => row.kind === kind);
const webhookAt = (path: string) =>
	testEnvironment({ WEBHOOK_URL: `https://webhook.test/${path}`, WEBHOOK_SECRET: webhookSecret });

test("no line of the log has a reference, which would outlive an enquiry that is erased", async () => {
	const lines: string[] = [];
	for (const level of ["info", "warn", "error"] as const)
		vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
	const bench = webhookAt("broken");
	const { reference, messages } = await stored(bench);
	await take(bench.environment, messages);
	await env.DB.prepare("UPDATE outbox SET attempts = ?, leased_until = ''").bind(mostAttempts).run();
	await take(bench.environment, messages);
	expect(lines.join("\n")).toMatch(/delivery\.done[\s\S]*delivery\.failed/);
	expect(lines.join("\n")).not.toContain(reference);
});

describe("letters", () => {
	test("the firm gets everything, and its answer goes to the visitor", async () => {
		const bench = testEnvironment();
		const { reference, messages } = await stored(bench, {
			phone: "+52 33 5555 0199",
			contact_by: "whatsapp",
			language: "en",
			office: "hermosillo",
			matter: "trade",
			slot1: "2026-11-24T16:00:00Z",
			sms_consent: "on",
			transcript: "Visitante: hola",
		});
		const result = await take(bench.environment, messages);
		expect(result.acks).toEqual([0, 1]);
		const letter = bench.mail.find(({ to }) => to === env.MAIL_TO);
		expect(letter?.subject).toBe(`${reference}: nueva solicitud, Comercio exterior, Hermosillo`);
		expect(letter?.replyTo).toBe(least.email);
		expect(letter?.headers).toMatchObject({
			"X-Delivery-Id": `${reference}.firm-email`,
			"Auto-Submitted": "auto-generated",
		});
		for (const line of [
			`Nombre: ${least.name}`,
			"Teléfono: +52 33 5555 0199",
			"Responder: por WhatsApp, en inglés",
			"- martes, 24 de noviembre, 9:00\u00a0a.\u00a0m. (Hermosillo) / martes, 24 de noviembre, 8:00\u00a0a.\u00a0m. (San Diego) / martes, 24 de noviembre, 8:00\u00a0a.\u00a0m. (Riverside)",
			"Mensajes de texto: los acepta",
			`> ${least.message}`,
			"> Visitante: hola",
			`npm run inquiries -- show ${reference}`,
		]) {
			expect(letter?.text).toContain(line);
		}
		expect((await jobs()).map(({ state, attempts }) => [state, attempts])).toEqual([
			["delivered", 1],
			["delivered", 1],
		]);
	});

	test.each([
		["es", "Recibimos su solicitud", "https://cardon-palma.example/terminos#privacidad"],
		["en", "We received your request", "https://cardon-palma.example/en/terms#privacidad"],
	])("the visitor is answered in the language asked for: %s", async (language, subject, notice) => {
		const bench = testEnvironment();
		const { reference, messages } = await stored(bench, { language });
		await take(bench.environment, messages);
		const letter = bench.mail.find(({ to }) => to === least.email);
		expect(letter?.subject).toBe(`${subject} ${reference}`);
		expect(letter?.text).toContain(notice);
		expect(letter?.headers["Content-Language"]).toBe(language);
		expect(letter?.replyTo).toBeUndefined();
	});

	test("the acknowledgement is the same whatever was written, but for reference and address", async () => {
		const bench = testEnvironment();
		const spam = "Gane dinero en https://casino.example";
		const { reference, messages } = await stored(bench, { name: spam, message: spam, parties: spam, source: spam });
		await take(bench.environment, messages);
		const letter = bench.mail.find(({ to }) => to === least.email);
		expect(letter?.text).toBe(acknowledgement(reference, "es", least.email).text);
		expect(JSON.stringify(letter)).not.toContain("casino");
	});

	test("nothing a visitor types becomes a header or a line of the letter's own", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.string({
					unit: fc.constantFrom("a", "\r", "\n", "\0", ":", " ", "\u2028", "\u202E", "Bcc: x@y.example\r\n"),
				}),
				async (text) => {
					await emptyTables();
					const bench = testEnvironment();
					const { messages } = await stored(bench, {
						name: `x${text}`,
						message: `m${text}`,
						parties: text,
						source: text,
					});
					await take(bench.environment, messages);
					for (const { subject, to, replyTo = "", headers, text: body } of bench.mail) {
						expect([subject, to, replyTo, ...Object.values(headers)].join("")).not.toMatch(/\p{Cc}|\u2028/u);
						expect(body).not.toMatch(/^Bcc/m);
					}
				},
			),
			{ numRuns: 30 },
		);
	});
});

describe("webhook", () => {
	test("is signed, carries the enquiry, and names the job", async () => {
		const bench = webhookAt("ok");
		const { reference, messages } = await stored(bench, { slot1: "2026-11-24T17:00:00Z" });
		expect((await take(bench.environment, messages)).acks).toHaveLength(3);
		expect(await seen(reference)).toMatchObject([
			{
				id: `${reference}.webhook`,
				payload: {
					type: "inquiry.received",
					data: {
						reference,
						name: least.name,
						message: least.message,
						slot1: "2026-11-24T17:00:00.000Z",
						sms_consent: false,
						flags: [],
					},
				},
			},
		]);
	});

	test.each([
		["broken", "webhook answered 500"],
		["redirect", "webhook answered 307"],
	])("%s: tried again later, and nothing followed", async (path, reason) => {
		const bench = webhookAt(path);
		const { reference, messages } = await stored(bench);
		const result = await take(bench.environment, messages);
		expect(result.acks).toHaveLength(2);
		expect(result.retries).toEqual([{ message: 2, delaySeconds: expect.any(Number) }]);
		expect(await job("webhook")).toMatchObject({ state: "waiting", attempts: 1, last_error: reason });
		expect(await seen(reference)).toMatchObject([{ id: `${reference}.webhook`, path: `/${path}` }]);
	});

	test("is given up after ten seconds", async () => {
		const original = AbortSignal.timeout.bind(AbortSignal);
		const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => original(20));
		const bench = webhookAt("slow");
		await take(bench.environment, (await stored(bench)).messages);
		expect(timeout).toHaveBeenCalledWith(10_000);
		expect(await job("webhook")).toMatchObject({ state: "waiting", last_error: "TimeoutError" });
	});

	test.each([
		["d3Jvbmc=", "webhook answered 401"],
		["not base64!", "WEBHOOK_SECRET is not base64"],
	])("with the secret %j fails, and says why", async (secret, reason) => {
		const bench = testEnvironment({ WEBHOOK_URL: "https://webhook.test/ok", WEBHOOK_SECRET: secret });
		await take(bench.environment, (await stored(bench)).messages);
		expect(await job("webhook")).toMatchObject({ state: "waiting", last_error: reason });
	});
});

describe("at least once, told by the job", () => {
	test("a message that comes again sends nothing again", async () => {
		const bench = webhookAt("ok");
		const { reference, messages } = await stored(bench);
		await take(bench.environment, messages);
		const result = await take(bench.environment, messages);
		expect(result.acks).toHaveLength(3);
		expect(bench.mail).toHaveLength(2);
		expect(await seen(reference)).toHaveLength(1);
	});

	test("five at once send once", async () => {
		const bench = testEnvironment();
		const { messages } = await stored(bench);
		await Promise.all(Array.from({ length: 5 }, () => take(bench.environment, messages)));
		expect(bench.mail).toHaveLength(2);
	});

	test("a failure is tried again after a while, noted without quoting anybody", async () => {
		const bench = testEnvironment();
		const { messages } = await stored(bench);
		bench.environment.EMAIL.send = () =>
			Promise.reject(Object.assign(new Error(`cannot reach ${least.email}`), { code: "E_RECIPIENT_SUPPRESSED" }));
		const result = await take(bench.environment, messages);
		expect(result.acks).toEqual([]);
		for (const { delaySeconds = 0 } of result.retries) {
			expect(delaySeconds).toBeGreaterThanOrEqual(30);
			expect(delaySeconds).toBeLessThanOrEqual(60);
		}
		const [one] = await jobs();
		expect(one).toMatchObject({
			state: "waiting",
			attempts: 1,
			leased_until: "",
			last_error: "E_RECIPIENT_SUPPRESSED",
		});
		// Due only after the queue's own retry would have come.
		expect(Date.parse(String(one?.due_at))).toBeGreaterThan(Date.now() + 5 * 60_000);

		const working = testEnvironment();
		await take(working.environment, messages);
		expect(working.mail).toHaveLength(2);
		expect((await jobs()).map(({ state, attempts }) => [state, attempts])).toEqual([
			["delivered", 2],
			["delivered", 2],
		]);
	});

	test("one job's failure leaves the others of its batch alone", async () => {
		const bench = webhookAt("ok");
		const { messages } = await stored(bench);
		const { send } = bench.environment.EMAIL;
		bench.environment.EMAIL.send = async (letter: { to?: unknown }) => {
			if (letter.to === least.email) throw new Error("no such mailbox");
			return send(letter as never);
		};
		const result = await take(bench.environment, messages);
		expect(result.acks).toHaveLength(2);
		expect(result.retries).toHaveLength(1);
		expect(await job("firm-email")).toMatchObject({ state: "delivered" });
		expect(await job("acknowledgement")).toMatchObject({ state: "waiting" });
	});

	test("a job is held for a minute while it is sent, so that one that broke off falls due again", async () => {
		const bench = testEnvironment();
		const { messages } = await stored(bench);
		const held: number[] = [];
		bench.environment.EMAIL.send = async () => {
			for (const { leased_until: until } of await jobs()) if (until) held.push(Date.parse(String(until)) - Date.now());
			throw new Error("down");
		};
		await take(bench.environment, messages);
		expect(held.length).toBeGreaterThan(0);
		for (const milliseconds of held) {
			expect(milliseconds).toBeGreaterThan(30_000);
			expect(milliseconds).toBeLessThanOrEqual(60_000);
		}
	});

	test("a job that another consumer holds is left to it", async () => {
		const bench = testEnvironment();
		const { messages } = await stored(bench);
		await env.DB.prepare("UPDATE outbox SET leased_until = ?")
			.bind(new Date(Date.now() + 30_000).toISOString())
			.run();
		expect((await take(bench.environment, messages)).acks).toHaveLength(2);
		expect(bench.mail).toEqual([]);
	});

	test("after too many attempts a job is dead, even if the queue never counted that far", async () => {
		const bench = testEnvironment();
		const { messages } = await stored(bench);
		await env.DB.prepare("UPDATE outbox SET attempts = ?")
			.bind(mostAttempts - 1)
			.run();
		bench.environment.EMAIL.send = () => Promise.reject(new Error("down"));
		expect((await take(bench.environment, messages)).acks).toHaveLength(2);
		expect((await jobs()).map(({ state, attempts }) => [state, attempts])).toEqual([
			["dead", mostAttempts],
			["dead", mostAttempts],
		]);
	});

	test("messages that make no sense, or whose job is gone, are done with", async () => {
		const { environment } = testEnvironment();
		const result = await take(environment, [{ job: "CRD-XXXX-XX.firm-email" }, { job: 7 }, null, "text", {}]);
		expect(result.acks).toEqual([0, 1, 2, 3, 4]);
	});

	test("an erased enquiry is not sent", async () => {
		const bench = testEnvironment();
		const { messages } = await stored(bench);
		await env.DB.prepare("UPDATE inquiries SET erased_at = received_at").run();
		await take(bench.environment, messages);
		expect(bench.mail).toEqual([]);
	});

	test("without the database, messages come again", async () => {
		const bench = testEnvironment();
		const { messages } = await stored(bench);
		const DB = { prepare: () => ({ bind: () => ({ first: () => Promise.reject(new Error("D1_ERROR")) }) }) };
		const result = await take({ ...bench.environment, DB: DB as unknown as D1Database }, messages);
		expect(result.retries).toHaveLength(2);
		expect((await jobs()).map(({ state, attempts }) => [state, attempts])).toEqual([
			["waiting", 0],
			["waiting", 0],
		]);
	});
});

test("waiting doubles up to 64 times the first wait, with up to half of it taken off at random", () => {
	for (let attempt = 1; attempt <= 30; attempt++) {
		const full = 60 * Math.min(2 ** (attempt - 1), 64);
		const waits = Array.from({ length: 50 }, () => backoff(attempt, 60));
		for (const wait of waits) {
			expect(wait).toBeGreaterThanOrEqual(full / 2);
			expect(wait).toBeLessThanOrEqual(full);
			expect(Number.isInteger(wait)).toBe(true);
		}
		expect(new Set(waits).size).toBeGreaterThan(1);
	}
});
