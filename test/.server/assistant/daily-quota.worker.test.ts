import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";

const day = "2026-03-02";
const at = (time: string) => new Date(`${day}T${time}Z`);

/** The module anew: what an isolate that has just started knows. */
async function isolate() {
	vi.resetModules();
	const { countCall } = await import("../../../app/.server/assistant/daily-quota.ts");
	const background: Promise<unknown>[] = [];
	const waitUntil = (promise: Promise<unknown>) => background.push(promise);
	const call = (limit: number, network: string, time = "12:00:00") => ({
		db: env.DB,
		limit,
		network,
		now: at(time),
		waitUntil,
	});
	return {
		background,
		ofModel: (limit: number) => countCall("model", call(limit, "192.0.2.1")),
		countCall: (limit: number, network = "192.0.2.1", time?: string) =>
			countCall("backend", call(limit, network, time)),
	};
}

const counted = () => env.DB.prepare("SELECT used FROM quotas WHERE name = ?").bind(`backend ${day}`).first("used");
const begin = (used: number) =>
	env.DB.prepare("INSERT INTO quotas VALUES (?, ?, '2026-03-03T00:00:00.000Z')").bind(`backend ${day}`, used).run();

beforeEach(async () => {
	await env.DB.exec("DELETE FROM quotas");
});

test("the count outlives the isolate", async () => {
	expect(await (await isolate()).countCall(2, "192.0.2.1")).toBe(true);
	expect(await (await isolate()).countCall(2, "192.0.2.2")).toBe(true);
	expect(await (await isolate()).countCall(2, "192.0.2.3")).toBe(false);
	expect(await counted()).toBe(2);
});

test("a visitor's second call does not wait for the database far below the limits, and is counted all the same", async () => {
	const { countCall, background } = await isolate();
	await countCall(1000);
	expect(background).toHaveLength(0);
	expect(await countCall(1000)).toBe(true);
	expect(background).toHaveLength(1);
	await Promise.all(background);
	expect(await counted()).toBe(2);
});

test.each([
	["near the quota", 850, "12:00:30"],
	["a minute later", 10, "12:01:01"],
])("%s each call waits for its number", async (_, used, later) => {
	await begin(used);
	const { countCall, background } = await isolate();
	await countCall(1000);
	await countCall(1000, undefined, later);
	expect(background).toHaveLength(0);
});

test("near the visitor's own share each call waits too", async () => {
	const { countCall, background } = await isolate();
	await countCall(210);
	await countCall(210);
	expect(background).toHaveLength(0);
});

test("a call that turns out to be one too many is the last", async () => {
	const { countCall, background } = await isolate();
	await countCall(1000);
	await env.DB.prepare("UPDATE quotas SET used = 1000").run();
	expect(await countCall(1000)).toBe(true);
	await Promise.all(background);
	expect(await countCall(1000)).toBe(false);
	expect(await counted()).toBe(1000);
});

test("one network has a tenth, in whatever isolates, and what it is refused is not taken from the others", async () => {
	for (let call = 0; call < 12; call++) {
		expect(await (await isolate()).countCall(50)).toBe(call < 5);
	}
	expect(await counted()).toBe(5);
	expect(await (await isolate()).countCall(50, "192.0.2.2")).toBe(true);
});

test("the model has a count of its own", async () => {
	const { countCall, ofModel } = await isolate();
	expect(await countCall(1)).toBe(true);
	expect(await ofModel(1)).toBe(true);
	expect(await ofModel(1)).toBe(false);
	expect(await countCall(1)).toBe(false);
	expect(await counted()).toBe(1);
});

test("a database that never answers is not waited for: no call, and the log says so", async () => {
	const lines: string[] = [];
	const spy = vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
	const silent = vi.spyOn(env.DB, "batch").mockReturnValue(new Promise(() => {}));
	try {
		expect(await (await isolate()).countCall(2)).toBe(false);
	} finally {
		spy.mockRestore();
		silent.mockRestore();
	}
	expect(lines.map((line) => JSON.parse(line).event)).toEqual(["chat.ceiling.failed"]);
});
