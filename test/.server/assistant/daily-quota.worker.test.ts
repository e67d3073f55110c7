import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";

const day = "2026-03-02";
const at = (time: string) => new Date(`${day}T${time}Z`);

/** The module anew: what an isolate that has just started knows. */
async function isolate() {
	vi.resetModules();
	const { consumeQuota } = await import("../../../app/.server/assistant/daily-quota.ts");
	const background: Promise<unknown>[] = [];
	return {
		background,
		ofModel: (limit: number) => consumeQuota("model", env.DB, limit, at("12:00:00"), () => {}),
		consumeQuota: (limit: number, time = "12:00:00", db = env.DB) =>
			consumeQuota("backend", db, limit, at(time), (promise) => background.push(promise)),
	};
}

const counted = () => env.DB.prepare("SELECT calls FROM chat_calls WHERE day = ?").bind(day).first("calls");
const begin = (calls: number) =>
	env.DB.prepare("INSERT INTO chat_calls (day, calls) VALUES (?, ?)").bind(day, calls).run();

beforeEach(async () => {
	await env.DB.exec("DELETE FROM chat_calls");
});

test("the count outlives the isolate", async () => {
	expect(await (await isolate()).consumeQuota(2)).toBe(true);
	expect(await (await isolate()).consumeQuota(2)).toBe(true);
	expect(await (await isolate()).consumeQuota(2)).toBe(false);
	expect(await counted()).toBe(2);
});

test("far below the quota nobody waits for the database, and the call is counted all the same", async () => {
	const { consumeQuota, background } = await isolate();
	await consumeQuota(1000);
	expect(background).toHaveLength(0);
	expect(await consumeQuota(1000)).toBe(true);
	expect(background).toHaveLength(1);
	await Promise.all(background);
	expect(await counted()).toBe(2);
});

test.each([
	["near the quota", 850, "12:00:30"],
	["a minute later", 10, "12:01:01"],
])("%s each call waits for its number", async (_, calls, later) => {
	await begin(calls);
	const { consumeQuota, background } = await isolate();
	await consumeQuota(1000);
	await consumeQuota(1000, later);
	expect(background).toHaveLength(0);
});

test("a call that turns out to be one too many is the last", async () => {
	const { consumeQuota, background } = await isolate();
	await consumeQuota(1000);
	await env.DB.prepare("UPDATE chat_calls SET calls = 1000").run();
	expect(await consumeQuota(1000)).toBe(true);
	await Promise.all(background);
	expect(await consumeQuota(1000)).toBe(false);
	expect(await counted()).toBe(1000);
});

test("the model has a count of its own", async () => {
	const { consumeQuota, ofModel } = await isolate();
	expect(await consumeQuota(1)).toBe(true);
	expect(await ofModel(1)).toBe(true);
	expect(await ofModel(1)).toBe(false);
	expect(await consumeQuota(1)).toBe(false);
	expect(await counted()).toBe(1);
});
