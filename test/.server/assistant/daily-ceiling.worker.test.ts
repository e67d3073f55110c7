import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";

const day = "2026-03-02";
const at = (time: string) => new Date(`${day}T${time}Z`);

/** The module anew: what an isolate that has just started knows. */
async function isolate() {
	vi.resetModules();
	const { mayCall } = await import("../../../app/.server/assistant/daily-ceiling.ts");
	const background: Promise<unknown>[] = [];
	return {
		background,
		mayCall: (limit: number, time = "12:00:00", db = env.DB) =>
			mayCall(db, limit, at(time), (promise) => background.push(promise)),
	};
}

const counted = () => env.DB.prepare("SELECT calls FROM chat_calls WHERE day = ?").bind(day).first("calls");
const begin = (calls: number) =>
	env.DB.prepare("INSERT INTO chat_calls (day, calls) VALUES (?, ?)").bind(day, calls).run();

beforeEach(async () => {
	await env.DB.exec("DELETE FROM chat_calls");
});

test("the count outlives the isolate", async () => {
	expect(await (await isolate()).mayCall(2)).toBe(true);
	expect(await (await isolate()).mayCall(2)).toBe(true);
	expect(await (await isolate()).mayCall(2)).toBe(false);
	expect(await counted()).toBe(2);
});

test("far below the ceiling nobody waits for the database, and the call is counted all the same", async () => {
	const { mayCall, background } = await isolate();
	await mayCall(1000);
	expect(background).toHaveLength(0);
	expect(await mayCall(1000)).toBe(true);
	expect(background).toHaveLength(1);
	await Promise.all(background);
	expect(await counted()).toBe(2);
});

test.each([
	["near the ceiling", 850, "12:00:30"],
	["a minute later", 10, "12:01:01"],
])("%s each call waits for its number", async (_, calls, later) => {
	await begin(calls);
	const { mayCall, background } = await isolate();
	await mayCall(1000);
	await mayCall(1000, later);
	expect(background).toHaveLength(0);
});

test("a call that turns out to be one too many is the last", async () => {
	const { mayCall, background } = await isolate();
	await mayCall(1000);
	await env.DB.prepare("UPDATE chat_calls SET calls = 1000").run();
	expect(await mayCall(1000)).toBe(true);
	await Promise.all(background);
	expect(await mayCall(1000)).toBe(false);
	expect(await counted()).toBe(1000);
});
