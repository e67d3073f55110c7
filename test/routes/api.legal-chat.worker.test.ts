import { exports } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { outcome } from "../features/chat/protocol/streams.ts";

const origin = "https://cardon-palma.example";
const json = { "content-type": "application/json" };
const hello = { role: "user", content: "hola" };
const mebibytes = (count: number) => count * 1024 * 1024;

let visitor = 0;

/** Each request is another visitor's, so that the rate limit stays out of the way. */
function ask(init: RequestInit = {}, headers: Record<string, string> = json): Promise<Response> {
	visitor++;
	return exports.default.fetch(
		new Request(`${origin}/api/legal-chat`, {
			method: "POST",
			body: JSON.stringify({ messages: [hello] }),
			...init,
			headers: { "cf-connecting-ip": `198.51.100.${visitor}`, ...headers },
		}),
	);
}

/** The status of an answer that is of no further interest. */
async function statusOf(response: Response): Promise<number> {
	await response.text();
	return response.status;
}

const withMessages = (messages: unknown) => ({ body: JSON.stringify({ messages }) });

async function expectProblem(response: Response, status: number, detail?: string) {
	expect(response.status).toBe(status);
	expect(response.headers.get("content-type")).toBe("application/problem+json");
	expect(response.headers.get("cache-control")).toBe("no-store");
	const document: unknown = await response.json();
	expect(document).toEqual({
		type: "about:blank",
		title: expect.any(String),
		status,
		detail: detail ?? expect.any(String),
	});
}

test("without a backend the embedded assistant answers, in the wire format", async () => {
	const response = await ask();
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
	expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
	expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
	const { text, ending } = await outcome([new Uint8Array(await response.arrayBuffer())]);
	expect(ending).toBe("done");
	expect(text.length).toBeGreaterThan(10);
});

describe.each([
	["es", "es-MX,es;q=0.9,en;q=0.8", "El mensaje es inválido o demasiado largo (máximo 5000 caracteres)"],
	["en", "en-US,en;q=0.9,es;q=0.8", "Message is invalid or too long (maximum 5000 characters)"],
] as const)("refusals in %s", (locale, language, tooLong) => {
	const headers = { ...json, "accept-language": language };

	test.each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is 405 with Allow", async (method) => {
		const response = await ask({ method, body: method === "GET" ? null : "{}" }, headers);
		expect(response.headers.get("allow")).toBe("POST");
		expect(response.headers.get("content-language")).toBe(locale);
		await expectProblem(response, 405);
	});

	test("a body that is not JSON is 400", async () => {
		for (const body of ["", "{", "hola", "{'messages':[]}", new Uint8Array([0x22, 0xff, 0x22])]) {
			await expectProblem(await ask({ body }, headers), 400);
		}
	});

	test("a body of the wrong shape is 422, in the agreed words", async () => {
		const wrong = [
			[],
			Array(21).fill(hello),
			[{ ...hello, content: "x".repeat(5001) }],
			[{ role: "system", content: "x" }],
			[{ ...hello, name: "x" }],
		];
		for (const messages of wrong) await expectProblem(await ask(withMessages(messages), headers), 422, tooLong);
	});

	test("a body above 2 MiB is 413, in the same words", async () => {
		await expectProblem(await ask({ body: " ".repeat(mebibytes(2) + 1) }, headers), 413, tooLong);
	});
});

describe("media types", () => {
	test("JSON passes, with parameters and in any capitals", async () => {
		const types = ["application/json", "Application/JSON", "application/json; charset=utf-8", " application/json ;x=y"];
		const statuses = types.map(async (type) => statusOf(await ask({}, { "content-type": type })));
		expect(await Promise.all(statuses)).toEqual(types.map(() => 200));
	});

	test.each([
		"text/plain",
		"application/jsonp",
		"application/json-patch+json",
		"multipart/form-data; a=application/json",
		"text/plain, application/json",
	])("%s is 415", async (type) => {
		await expectProblem(await ask({}, { "content-type": type }), 415);
	});

	test("none at all is 415", async () => {
		await expectProblem(await ask({ body: new Uint8Array([123, 125]) }, {}), 415);
	});
});

describe("where the request comes from", () => {
	test("the site itself passes, and so does who says nothing", async () => {
		const own: Record<string, string>[] = [
			{},
			{ origin },
			{ "sec-fetch-site": "same-origin" },
			{ origin, "sec-fetch-site": "same-origin" },
			{ "sec-fetch-site": "none" },
		];
		const statuses = own.map(async (headers) => statusOf(await ask({}, { ...json, ...headers })));
		expect(await Promise.all(statuses)).toEqual(own.map(() => 200));
	});

	test.each<Record<string, string>>([
		{ origin: "https://evil.example" },
		{ origin: "http://cardon-palma.example" },
		{ origin: "https://cardon-palma.example:8443" },
		{ origin: "https://cardon-palma.example.evil.example" },
		{ origin: "null" },
		{ "sec-fetch-site": "cross-site" },
		{ "sec-fetch-site": "same-site" },
		{ origin, "sec-fetch-site": "cross-site" },
		{ origin: "https://evil.example", "sec-fetch-site": "same-origin" },
	])("%o is 403", async (headers) => {
		await expectProblem(await ask({}, { ...json, ...headers }), 403);
	});
});

describe("size", () => {
	test("counts bytes, not what the client says, and 2 MiB are not too many", async () => {
		const padding = " ".repeat(mebibytes(2) - JSON.stringify({ messages: [hello] }).length);
		expect(await statusOf(await ask({ body: JSON.stringify({ messages: [hello] }) + padding }))).toBe(200);
		await expectProblem(await ask({ body: `${JSON.stringify({ messages: [hello] })}${padding} ` }), 413);
		const chunk = new Uint8Array(65_536).fill(0x20);
		let left = 40;
		const body = new ReadableStream<Uint8Array>({
			pull(controller) {
				if (left-- === 0) controller.close();
				else controller.enqueue(chunk);
			},
		});
		await expectProblem(await ask({ body }), 413);
	});
});

test("the checks come in order: method, origin, media type, size, JSON, shape", async () => {
	const foreign = { "content-type": "text/plain", origin: "https://evil.example" };
	const large = " ".repeat(mebibytes(2) + 1);
	await expectProblem(await ask({ method: "PUT", body: large }, foreign), 405);
	await expectProblem(await ask({ body: large }, foreign), 403);
	await expectProblem(await ask({ body: large }, { "content-type": "text/plain" }), 415);
	await expectProblem(await ask({ body: large }), 413);
	await expectProblem(await ask({ body: "{" }), 400);
	await expectProblem(await ask({ body: "{}" }), 422);
});

test("of a visitor's twenty-one turns in a minute one is 429, another visitor's first is not", async () => {
	const headers = { ...json, "cf-connecting-ip": "203.0.113.5" };
	// Miniflare counts by the minute of the clock: the turns must not fall into two of them.
	const left = 60_000 - (Date.now() % 60_000);
	if (left < 15_000) await scheduler.wait(left);
	const responses = await Promise.all(Array.from({ length: 21 }, () => ask({}, headers)));
	await Promise.all(responses.map((response) => response.clone().text()));
	expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
	const [refused] = responses.filter(({ status }) => status !== 200);
	expect(refused?.headers.get("retry-after")).toBe("60");
	if (refused) await expectProblem(refused, 429);
	// The rate comes before the body: what is in it makes no difference any more.
	expect(await statusOf(await ask({ body: " ".repeat(mebibytes(2) + 1) }, headers))).toBe(429);
	expect(await statusOf(await ask({}, { ...headers, "cf-connecting-ip": "203.0.113.6" }))).toBe(200);
});
