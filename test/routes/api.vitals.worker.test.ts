import { exports } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { bucketOf } from "../../app/features/vitals/protocol/report.ts";
import { counted, emptyCounts } from "../.server/measurement/counts.ts";

const address = "https://cardon-palma.example/api/vitals";

/** Each report is another visitor's, unless a test says whose. */
let visitors = 0;

function report(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
	return exports.default.fetch(
		new Request(address, {
			method: "POST",
			headers: { "content-type": "application/json", "cf-connecting-ip": `198.51.100.${visitors++}`, ...headers },
			body: typeof body === "string" ? body : JSON.stringify(body),
		}),
	);
}

const good = { metrics: { LCP: 1210.5, CLS: 0 }, actions: { call: 2, chat: 1 } };

beforeEach(emptyCounts);

test("a report is added to the counts of its day, and leaves nothing else", async () => {
	expect((await report(good)).status).toBe(204);
	expect((await report({ metrics: { LCP: 1240 }, actions: { call: 1 } })).status).toBe(204);
	expect(await counted("vital_count")).toEqual([
		{ metric: "CLS", bucket: 0, count: 1 },
		{ metric: "LCP", bucket: bucketOf("LCP", 1210.5), count: 2 },
	]);
	expect(await counted("action_count")).toEqual([
		{ action: "call", count: 3 },
		{ action: "chat", count: 1 },
	]);
});

test.each<Record<string, string>>([{ "sec-gpc": "1" }, { dnt: "1" }])(
	"a visitor who sends %o is not counted",
	async (headers) => {
		expect((await report(good, headers)).status).toBe(204);
		expect(await counted("vital_count")).toEqual([]);
		expect(await counted("action_count")).toEqual([]);
	},
);

test.each<[string, unknown, number]>([
	["not JSON", "{", 400],
	["no report", {}, 422],
	["a metric that does not exist", { metrics: { FID: 3 }, actions: {} }, 422],
	["an action that does not exist", { metrics: {}, actions: { buy: 1 } }, 422],
	["a negative value", { metrics: { LCP: -1 }, actions: {} }, 422],
	["more presses than a person makes", { metrics: {}, actions: { call: 51 } }, 422],
	["half a press", { metrics: {}, actions: { call: 0.5 } }, 422],
	["an address smuggled in", { ...good, page: "https://cardon-palma.example/contacto" }, 422],
	["a long body", `"${"a".repeat(5000)}"`, 413],
])("%s is refused and not counted", async (_, body, status) => {
	expect((await report(body)).status).toBe(status);
	expect(await counted("vital_count")).toEqual([]);
	expect(await counted("action_count")).toEqual([]);
});

test("of a visitor's many reports in a minute the first thirty are counted, of others all", async () => {
	const left = 60_000 - (Date.now() % 60_000);
	// Miniflare counts by the minute of the clock: the reports must not fall into two of them.
	if (left < 15_000) await scheduler.wait(left);
	const from = async (address: string) => (await report(good, { "cf-connecting-ip": address })).status;
	for (let number = 0; number < 30; number++) expect(await from("203.0.113.31")).toBe(204);
	expect(await from("203.0.113.31")).toBe(429);
	expect(await from("203.0.113.32")).toBe(204);
}, 90_000);

test("another site's page cannot add to the counts", async () => {
	expect((await report(good, { "sec-fetch-site": "cross-site" })).status).toBe(403);
	expect((await report(good, { origin: "https://evil.example" })).status).toBe(403);
	expect(await counted("vital_count")).toEqual([]);
});

test("only JSON is taken, only by POST, and no answer sets a cookie or is kept", async () => {
	expect((await report(JSON.stringify(good), { "content-type": "text/plain" })).status).toBe(415);
	const answer = await exports.default.fetch(new Request(address));
	expect(answer.status).toBe(405);
	expect(answer.headers.get("allow")).toBe("POST");
	const taken = await report(good);
	expect(taken.headers.get("set-cookie")).toBeNull();
	expect(taken.headers.get("cache-control")).toBe("no-store");
});
