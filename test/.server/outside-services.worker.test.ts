import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Environment } from "../../app/.server/environment.ts";
import { consume, runSchedule } from "../../app/.server/inquiries/background.ts";
import { receive } from "../../app/.server/inquiries/receive.ts";
import { answerCounted } from "../../app/.server/measurement/beacon.ts";
import { emptyTables, testEnvironment } from "../mocks/environment.ts";
import { ask, read } from "./assistant/turn.ts";
import { address, jobs, least, now, post, rows } from "./inquiries/post.ts";

/**
 * One service from outside at a time fails, or never answers: what the visitor sees, what is logged, what is kept. (What
 * the assistant's backend can do wrong, `assistant/legal-chat.worker.test.ts` has; webhook and Turnstile have their files
 * in `inquiries`.)
 */
let lines: { level: string; event: string; error?: string }[] = [];

beforeEach(async () => {
	lines = [];
	for (const level of ["info", "warn", "error"] as const) {
		vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
	}
	await emptyTables();
	await env.DB.exec("DELETE FROM quotas");
	hurry();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const failing = () => Promise.reject<never>(new Error(`refused for ${least.email}`));
const silent = () => new Promise<never>(() => {});
const both = [
	["fails", failing, "Error"],
	["never answers", silent, "TimeoutError"],
] as const;

/** What was logged above `info`. */
const troubles = () => lines.filter(({ level }) => level !== "info").map(({ event, error }) => [event, error]);

/** Timers run ten times as fast, so that nobody waits as long as a visitor would. What has no time limit never ends. */
function hurry(): void {
	const { setTimeout } = globalThis;
	vi.stubGlobal("setTimeout", (call: () => void, milliseconds = 0) => setTimeout(call, milliseconds / 10));
}

/** A database of which one call never does its work. */
function databaseThat(call: () => Promise<never>): D1Database {
	const statement = { bind: () => statement, first: call, run: call, all: call };
	return { prepare: () => statement, batch: call } as unknown as D1Database;
}

/** Takes messages as the queue hands them over. */
async function deliver(environment: Environment, queued: readonly string[]) {
	const settled: string[] = [];
	const messages = queued.map((job) => ({
		id: job,
		timestamp: now,
		attempts: 1,
		body: { job },
		ack: () => settled.push("ack"),
		retry: ({ delaySeconds = 0 } = {}) => settled.push(delaySeconds > 0 ? "retry later" : "retry"),
	}));
	const batch = { queue: "x-delivery", messages } as unknown as MessageBatch;
	await consume(batch, environment);
	return settled;
}

describe.each(both)("a database that %s", (_, call, error) => {
	const DB = databaseThat(call);

	test("loses no enquiry: the visitor keeps the text, and nothing was promised", async () => {
		const { environment, queued, mail } = testEnvironment({ DB });
		const receipt = await post(least, { environment });
		expect(receipt).toMatchObject({ result: "unavailable", values: { ...least, key: expect.any(String) } });
		expect([queued, mail]).toEqual([[], []]);
		const retried = ["inquiry.store.retried", error];
		expect(troubles()).toEqual([["inquiry.ceiling.failed", error], retried, retried, ["inquiry.store.failed", error]]);
		expect(JSON.stringify(lines)).not.toContain(least.email);
	});
});

test.each(both)(
	"a database that %s once it has counted holds no refused visitor, and loses nothing typed",
	async (_, call, error) => {
		await env.DB.exec("INSERT INTO quotas VALUES ('enquiry 2026-11-20T20', 300, '2026-11-20T21:00:00.000Z')");
		const broken = databaseThat(call);
		const prepare = (sql: string) => (sql.startsWith("SELECT reference") ? broken : env.DB).prepare(sql);
		const DB = { prepare, batch: (batch: D1PreparedStatement[]) => env.DB.batch(batch) } as unknown as D1Database;
		const receipt = await post(least, { environment: testEnvironment({ DB }).environment });
		expect(receipt).toMatchObject({ result: "unavailable", values: least });
		expect(troubles()).toEqual([["inquiry.store.failed", error]]);
	},
);

test.each(both)("a database of counts that %s is told of, and holds no beacon", async (_, call, error) => {
	expect((await answerCounted("vitals.not-counted", call())).status).toBe(503);
	expect(troubles()).toEqual([["vitals.not-counted", error]]);
});

test("a database that fails stops no cron half-way, and each task is named", async () => {
	const { environment } = testEnvironment({ DB: databaseThat(failing) });
	await runSchedule(environment, now);
	expect(lines).toMatchObject(
		["overdue", "alert", "digest", "retention", "quotas"].map((task) => ({
			level: "error",
			event: "schedule.failed",
			task,
		})),
	);
});

describe.each(both)("a queue that %s", (_, call, error) => {
	test("keeps nobody waiting, and the cron makes up for it", async () => {
		const bench = testEnvironment();
		const { sendBatch } = bench.environment.DELIVERY;
		bench.environment.DELIVERY.sendBatch = call;
		const request = new Request(address, { method: "POST", body: new URLSearchParams(least) });
		const later: Promise<unknown>[] = [];
		const waitUntil = (promise: Promise<unknown>) => void later.push(promise);
		const receipt = await receive(request, {
			environment: bench.environment,
			locale: "es",
			waitUntil,
			requestId: "r",
			now,
		});
		expect(receipt).toMatchObject({ result: "stored" });
		expect(await jobs()).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
		if (call === failing) {
			await Promise.all(later);
			expect(troubles()).toEqual([["queue.send.failed", error]]);
		}
		bench.environment.DELIVERY.sendBatch = sendBatch;
		await runSchedule(bench.environment, new Date(now.getTime() + 6 * 60_000));
		expect(bench.queued).toHaveLength(2);
	});
});

describe.each(both)("a mail service that %s", (_, call, error) => {
	test("is tried again later: the enquiry and its jobs are kept", async () => {
		const bench = testEnvironment();
		await post(least, { environment: bench.environment });
		bench.environment.EMAIL.send = call;
		const settled = await deliver(bench.environment, bench.queued);
		expect(settled).toEqual(["retry later", "retry later"]);
		expect(await rows()).toHaveLength(1);
		const waiting = { state: "waiting", attempts: 1, last_error: error, leased_until: "" };
		expect(await jobs()).toMatchObject([waiting, waiting]);
		expect(troubles().map(([event]) => event)).toEqual(["delivery.failed", "delivery.failed"]);
		expect(JSON.stringify(lines)).not.toContain(least.email);
	});
});

describe.each(both)("a rate limit that %s", (_, call, error) => {
	const limit: RateLimit = { limit: call };

	test("does not silence the assistant", async () => {
		const answer = await ask("ok", { environment: { CHAT_LIMIT: limit } });
		expect(answer.status).toBe(200);
		expect((await read(answer)).ending).toBe("done");
		expect(troubles()).toEqual([["rate-limit.failed", error]]);
	});

	test("flags no enquiry", async () => {
		const { environment } = testEnvironment({ INQUIRY_LIMIT: limit });
		const receipt = await post(least, { environment });
		expect(receipt.result).toBe("stored");
		expect(await rows()).toMatchObject([{ flags: "" }]);
		expect(troubles()).toEqual([["rate-limit.failed", error]]);
	});
});
