import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { writeDelta } from "../../../app/features/chat/protocol/writer.ts";
import { textByTheRules } from "../../features/chat/protocol/oracle.ts";
import { nearlyEvents } from "../../features/chat/protocol/streams.ts";
import { backendSecret, backendToken } from "../../mocks/legal-chat.ts";
import { flood, posted, trickle } from "../http/posted.ts";
import { ask, question, read, seenByBackend, short } from "./turn.ts";

// Thousands of streams: seconds on an idle machine, more on a busy one.
vi.setConfig({ testTimeout: 60_000 });

const notConnected = {
	es: "No se pudo conectar con el asistente. Intenta de nuevo.",
	en: "Could not connect to the assistant. Please try again.",
};
const languages = [
	["es", "es-MX,es;q=0.9,en;q=0.5"],
	["en", "en-US,en;q=0.9,es;q=0.5"],
] as const;

let lines: string[] = [];

beforeEach(async () => {
	lines = [];
	for (const level of ["info", "warn", "error"] as const) {
		vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
	}
	await env.DB.exec("DELETE FROM quotas");
	await seenByBackend();
});

afterEach(() => vi.restoreAllMocks());

const turnLine = () => lines.map((line) => JSON.parse(line)).find((line) => line.event === "chat.turn");

describe("a turn", () => {
	test("streams the answer in the wire format", async () => {
		const response = await ask("ok");
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
		expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
		expect(await read(response)).toEqual({
			raw: 'data: {"choices":[{"delta":{"content":"Hola, "}}]}\n\ndata: {"choices":[{"delta":{"content":"soy el asistente."}}]}\n\ndata: [DONE]\n\n',
			text: "Hola, soy el asistente.",
			ending: "done",
		});
	});

	test("sends the backend the conversation, the two headers, and nothing of the visitor", async () => {
		const init = {
			headers: {
				"content-type": "application/json",
				cookie: "a=b",
				"user-agent": "browser",
				"cf-connecting-ip": "192.0.2.9",
				authorization: "Bearer own",
			},
			body: JSON.stringify({
				messages: [
					{ role: "user", content: "  uno " },
					{ content: "dos", role: "assistant" },
					{ role: "user", content: "tres\n" },
				],
			}),
		};
		await read(await ask("ok", { init }));
		const [call] = await seenByBackend();
		expect(call?.body).toBe(
			'{"messages":[{"role":"user","content":"uno"},{"role":"assistant","content":"dos"},{"role":"user","content":"tres"}]}',
		);
		const sent = { ...call?.headers };
		// What the runtime and the transport add of their own.
		for (const name of [
			"host",
			"content-length",
			"cf-worker",
			"accept-encoding",
			"connection",
			"transfer-encoding",
			"mf-original-url",
		])
			delete sent[name];
		expect(sent).toEqual({ "content-type": "application/json", authorization: `Bearer ${backendToken}` });
	});

	test("leaves one line in the log, without a word of what was said", async () => {
		await read(await ask("ok"));
		expect(lines).toHaveLength(1);
		expect(turnLine()).toEqual({
			level: "info",
			event: "chat.turn",
			requestId: "request-of-the-test",
			assistant: "backend",
			chunks: expect.any(Number),
			msToFirst: expect.any(Number),
			ms: expect.any(Number),
			outcome: "complete",
		});
		expect(turnLine().chunks).toBeGreaterThan(0);
	});
});

test("whatever the backend streams reaches the visitor as the rules read it", async () => {
	await fc.assert(
		fc.asyncProperty(nearlyEvents, fc.integer({ min: 1, max: 40 }), async (bytes, size) => {
			const expected = textByTheRules(bytes);
			const base64 = encodeURIComponent(btoa(String.fromCharCode(...bytes)));
			const response = await ask(`bytes?size=${size}&base64=${base64}`);
			if (expected.text === "") {
				await response.text();
				expect(response.status).toBe(502);
			} else {
				const { text, ending } = await read(response);
				expect({ text, failed: ending === "failure" }).toEqual({
					text: expected.text,
					failed: expected.ending === "failure",
				});
			}
		}),
		{ numRuns: 40 },
	);
});

/** Each fault, the status of the answer and, for those after the first byte, the text that is kept. */
const faults: [mode: string, status: number, reason: string, text?: string][] = [
	["401", 502, "refused"],
	["403", 502, "refused"],
	["429", 502, "refused"],
	["500", 502, "refused"],
	["html-502", 502, "refused"],
	["html", 502, "refused"],
	["json", 502, "refused"],
	["empty", 502, "refused"],
	["no-body", 502, "refused"],
	["redirect", 502, "refused"],
	["error-first", 502, "refused"],
	["hang-before-headers", 504, "silent"],
	["hang-after-headers", 504, "silent"],
	["hang-mid-stream", 200, "silent", "Hola, soy el asistente."],
	["error-mid-stream", 200, "refused", "Hola, soy el asistente."],
	["thinking", 200, "silent", ""],
];

describe.each(languages)("faults of the backend, in %s", (locale, language) => {
	test.each(faults)("%s", async (mode, status, reason, text) => {
		const response = await ask(mode, { language, ...(reason === "silent" ? { times: short } : {}) });
		expect(response.status).toBe(status);
		const body = await response.clone().text();
		if (status === 200) {
			expect(await read(response)).toEqual({ raw: body, text, ending: "failure" });
			expect(body).toContain(JSON.stringify({ error: { message: notConnected[locale] } }));
			expect(body).not.toContain("[DONE]");
		} else {
			expect(response.headers.get("content-type")).toBe("application/problem+json");
			expect(response.headers.get("content-language")).toBe(locale);
			expect(JSON.parse(body)).toEqual({
				type: "about:blank",
				title: expect.any(String),
				status,
				detail: notConnected[locale],
			});
		}
		const said = [body, ...response.headers].join("\n") + lines.join("\n");
		for (const secret of [backendSecret, backendToken, "backend.test", "gravamen"]) expect(said).not.toContain(secret);
		expect(turnLine()).toMatchObject({ level: "error", outcome: "failed", reason, assistant: "backend" });
		// Once: nothing is tried again, and no redirect is followed.
		expect(await seenByBackend()).toHaveLength(1);
	});
});

test("an answer that ends without the end mark is kept, and ended properly", async () => {
	expect(await read(await ask("no-done"))).toMatchObject({ text: "Hola, soy el asistente.", ending: "done" });
});

test("a silence is filled with heartbeats", async () => {
	const { raw } = await read(await ask("hang-mid-stream", { times: short }));
	expect(raw.split("\n\n").filter((event) => event.startsWith(":")).length).toBeGreaterThanOrEqual(1);
});

/** A backend whose connection is in the hands of the test. */
function connection(source: UnderlyingSource<Uint8Array>) {
	const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
	return vi
		.spyOn(globalThis, "fetch")
		.mockResolvedValue(new Response(body, { headers: { "content-type": "text/event-stream" } }));
}

const piece = (text: string) => new TextEncoder().encode(writeDelta(text));

describe.each(languages)("a connection that breaks, in %s", (locale, language) => {
	test("before the first byte is 502", async () => {
		connection({ pull: (controller) => controller.error(new Error("reset by 10.0.0.7")) });
		const response = await ask("any", { language });
		expect(response.status).toBe(502);
		expect(await response.json()).toMatchObject({ detail: notConnected[locale] });
		expect(turnLine()).toMatchObject({ outcome: "failed", reason: "broken" });
		expect(lines.join()).not.toContain("10.0.0.7");
	});

	test("in mid-stream keeps the text and ends with an error event", async () => {
		const left = [piece("Hola, "), piece("soy")];
		connection({
			pull(controller) {
				const next = left.shift();
				if (next) controller.enqueue(next);
				else controller.error(new Error("reset"));
			},
		});
		const { raw, ...rest } = await read(await ask("any", { language }));
		expect(rest).toEqual({ text: "Hola, soy", ending: "failure" });
		expect(raw).toContain(notConnected[locale]);
		expect(turnLine()).toMatchObject({ outcome: "failed", reason: "broken", chunks: 2 });
	});
});

describe("who goes away", () => {
	test("while the answer streams, cancels the backend's", async () => {
		const left = [piece("Hola")];
		const call = connection({
			pull(controller) {
				const next = left.shift();
				if (next) controller.enqueue(next);
				else return new Promise<void>(() => {});
			},
		});
		const response = await ask("any", { times: { ...short, idle: 10_000 } });
		const reader = response.body?.getReader();
		await reader?.read();
		await reader?.cancel();
		expect(call.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
		expect(turnLine()).toMatchObject({ outcome: "stopped", chunks: 1, level: "info" });
	});

	test.each(["hang-before-headers", "hang-after-headers"])(
		"before the answer has begun, hangs up as well: %s",
		async (mode) => {
			const visitor = new AbortController();
			const response = ask(mode, { init: { signal: visitor.signal } });
			setTimeout(() => visitor.abort(), 50);
			expect((await response).status).toBe(502);
			expect(turnLine()).toMatchObject({ outcome: "stopped", chunks: 0, level: "info" });
			expect(turnLine().ms).toBeLessThan(2000);
		},
	);
});

test("back pressure: nothing is fetched that nobody reads", async () => {
	let fetched = 0;
	connection({
		pull(controller) {
			fetched++;
			controller.enqueue(piece("x".repeat(10_000)));
		},
	});
	const reader = (await ask("any")).body?.getReader();
	for (let count = 0; count < 3; count++) await reader?.read();
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(fetched).toBeLessThanOrEqual(4);
	await reader?.cancel();
});

describe("the daily ceiling", () => {
	const limited = (limit: number) => ({ environment: { LEGAL_CHAT_DAILY_LIMIT: limit } });

	test("above it the embedded assistant answers, and the backend hears nothing", async () => {
		for (let turn = 0; turn < 3; turn++) expect((await ask("ok", limited(3))).status).toBe(200);
		expect(await seenByBackend()).toHaveLength(3);
		const response = await ask("ok", limited(3));
		expect(response.status).toBe(200);
		expect(await read(response)).toMatchObject({ ending: "done" });
		expect(await seenByBackend()).toHaveLength(0);
		expect(lines.at(-1)).toContain('"assistant":"embedded"');
	});

	test("turns at the same moment do not exceed it together", async () => {
		const responses = await Promise.all(Array.from({ length: 12 }, () => ask("ok", limited(5))));
		await Promise.all(responses.map(read));
		expect(await seenByBackend()).toHaveLength(5);
	});

	test("refused requests do not count, and nought means never", async () => {
		await ask("ok", { ...limited(1), init: { body: "{}" } });
		await read(await ask("ok", limited(0)));
		expect(await seenByBackend()).toHaveLength(0);
		await read(await ask("ok", limited(1)));
		expect(await seenByBackend()).toHaveLength(1);
	});

	test("begins anew each day (UTC)", async () => {
		await env.DB.exec("INSERT INTO quotas VALUES ('backend 2020-01-01', 2, '2020-01-02T00:00:00.000Z')");
		await read(await ask("ok", limited(2)));
		expect(await seenByBackend()).toHaveLength(1);
	});

	test("a database that fails closes the backend, and the visitor is answered all the same", async () => {
		const DB = { prepare: () => ({ bind: () => ({}) }), batch: () => Promise.reject(new Error("D1_ERROR")) };
		const answer = await read(await ask("ok", { environment: { DB: DB as unknown as D1Database } }));
		expect(answer).toMatchObject({ ending: "done" });
		expect(await seenByBackend()).toHaveLength(0);
		expect(lines.join()).toContain('"assistant":"embedded"');
		expect(lines.join()).toContain("chat.ceiling.failed");
	});

	test("so does one whose tables were not made", async () => {
		await env.DB.exec("ALTER TABLE quotas RENAME TO elsewhere");
		try {
			expect(await read(await ask("ok"))).toMatchObject({ ending: "done" });
			expect(await seenByBackend()).toHaveLength(0);
			expect(lines.join()).toContain('"assistant":"embedded"');
		} finally {
			await env.DB.exec("ALTER TABLE elsewhere RENAME TO quotas");
		}
	});

	test("one network has a tenth of the day, and takes no more from the others", async () => {
		const from = (address: string) => ({
			...limited(20),
			init: { headers: { "content-type": "application/json", "cf-connecting-ip": address } },
		});
		for (let turn = 0; turn < 4; turn++) await read(await ask("ok", from(`2001:db8:7:${turn}::1`)));
		expect(await seenByBackend()).toHaveLength(2);
		const site = "SELECT used FROM quotas WHERE name GLOB 'backend ??????????'";
		expect(await env.DB.prepare(site).first("used")).toBe(2);
		await read(await ask("ok", from("2001:db8:8::1")));
		expect(await seenByBackend()).toHaveLength(1);
	});
});

test("a rate limit that is used up is 429 with Retry-After, before the backend is asked", async () => {
	const keys: string[] = [];
	const CHAT_LIMIT: RateLimit = {
		async limit({ key }) {
			keys.push(key);
			return { success: false };
		},
	};
	const response = await ask("ok", { environment: { CHAT_LIMIT }, language: "en" });
	expect(response.status).toBe(429);
	expect(response.headers.get("retry-after")).toBe("60");
	expect(await response.json()).toMatchObject({ status: 429, detail: expect.stringContaining("wait a minute") });
	expect(await seenByBackend()).toHaveLength(0);
	expect(keys).toHaveLength(1);
	expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
	// It is asked before the body is read, so a wrong one counts as well; what comes from elsewhere does not.
	await ask("ok", { environment: { CHAT_LIMIT }, init: { body: JSON.stringify({ ...question, extra: 1 }) } });
	expect(keys).toHaveLength(2);
	await ask("ok", { environment: { CHAT_LIMIT }, init: { headers: { origin: "https://evil.example" } } });
	expect(keys).toHaveLength(2);
});

describe.each(languages)("a body that is sent slowly, in %s", (locale, language) => {
	test("is given up: 408, and the backend hears nothing", async () => {
		const init = {
			headers: { "content-type": "application/json", "accept-language": language },
			body: posted(trickle(5)).body,
		};
		const response = await ask("ok", { init, times: { ...short, body: 60 } });
		expect(response.status).toBe(408);
		expect(response.headers.get("content-language")).toBe(locale);
		expect(await response.json()).toMatchObject({ status: 408 });
		expect(await seenByBackend()).toHaveLength(0);
	});
});

test.each<[status: number, headers: Record<string, string>, success: boolean]>([
	[403, { "content-type": "application/json", origin: "https://evil.example" }, true],
	[415, { "content-type": "text/plain" }, true],
	[429, { "content-type": "application/json" }, false],
])("what is refused with %i is refused before anything of it is read", async (status, headers, success) => {
	const { body, seen } = posted(flood(64 * 1024));
	const CHAT_LIMIT: RateLimit = { limit: async () => ({ success }) };
	const response = await ask("ok", { init: { headers, body }, environment: { CHAT_LIMIT } });
	expect(response.status).toBe(status);
	expect(seen.chunks).toBe(0);
});
