import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Environment } from "../../../app/.server/environment.ts";
import { consume, runSchedule } from "../../../app/.server/inquiries/background.ts";
import { monthsBefore } from "../../../app/.server/inquiries/retention.ts";
import { emptyTables, testEnvironment } from "../../mocks/environment.ts";
import { jobs, least, now, post, rows } from "./post.ts";

beforeEach(emptyTables);
afterEach(() => vi.restoreAllMocks());

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function giveUp(environment: Environment, ids: unknown[]) {
	const messages = ids.map((job, index) => ({ id: String(index), timestamp: now, attempts: 1, body: { job } }));
	const batch = createMessageBatch("cardon-palma-delivery-dead", messages);
	await consume(batch, environment);
	return getQueueResult(batch, createExecutionContext());
}

describe("dead letters", () => {
	test("are marked, and the firm is told once, with references and no personal data", async () => {
		const bench = testEnvironment();
		await post({ ...least, phone: "8155550199" }, { environment: bench.environment });
		const result = await giveUp(bench.environment, bench.queued);
		expect(result.explicitAcks).toEqual(["0", "1"]);
		expect(await jobs()).toMatchObject([
			{ state: "dead", settled_at: expect.any(String), alerted_at: expect.any(String) },
			{ state: "dead", settled_at: expect.any(String), alerted_at: expect.any(String) },
		]);
		const [{ reference } = {}] = await rows();
		expect(bench.mail).toMatchObject([{ to: env.MAIL_TO, subject: "2 entregas necesitan atención" }]);
		expect(bench.mail[0]?.text).toContain(`npm run inquiries -- redeliver ${reference} --remote`);
		for (const secret of [least.name, least.email, least.message, "8155550199"]) {
			expect(JSON.stringify(bench.mail)).not.toContain(secret);
		}
		await giveUp(bench.environment, bench.queued);
		expect(bench.mail).toHaveLength(1);
	});

	test("no line about them names an enquiry, nor does the sweep's or the digest's", async () => {
		const lines: string[] = [];
		for (const level of ["info", "warn", "error"] as const)
			vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
		const bench = testEnvironment();
		await post(least, { environment: bench.environment });
		const EMAIL = { send: () => Promise.reject(new Error("down")) };
		await giveUp({ ...bench.environment, EMAIL }, bench.queued);
		await post({ ...least, name: "Otra Visita" }, { environment: bench.environment });
		await post({ ...least, name: "Tercera Visita", website: "https://x.example" }, { environment: bench.environment });
		await runSchedule(bench.environment, later(60 * 17));
		const told = lines.join("\n");
		for (const event of ["delivery.dead", "alert.failed", "delivery.overdue", "digest.sent"])
			expect(told).toContain(`"event":"${event}"`);
		const references = (await rows()).map(({ reference }) => String(reference));
		expect(references).toHaveLength(3);
		for (const reference of references) expect(told).not.toContain(reference);
		// Two of them are dead. Mail was down, so they were told of twice; each time in one line.
		const line = { level: "error", event: "delivery.dead", jobs: 2, kinds: "acknowledgement firm-email", reasons: "" };
		const dead = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "delivery.dead");
		expect(dead).toEqual([line, line]);
	});

	test("the alert is made up for by the cron when mail was down", async () => {
		const bench = testEnvironment();
		await post(least, { environment: bench.environment });
		const { EMAIL } = bench.environment;
		await giveUp({ ...bench.environment, EMAIL: { send: () => Promise.reject(new Error("down")) } }, bench.queued);
		expect(await jobs()).toMatchObject([{ state: "dead", alerted_at: null }, { alerted_at: null }]);
		await runSchedule({ ...bench.environment, EMAIL }, later(5));
		expect(bench.mail).toHaveLength(1);
		expect((await jobs()).every(({ alerted_at }) => alerted_at !== null)).toBe(true);
	});

	test("what was delivered after all stays delivered; nonsense is done with; a database that is down is waited for", async () => {
		const bench = testEnvironment();
		await post(least, { environment: bench.environment });
		await env.DB.prepare("UPDATE outbox SET state = 'delivered'").run();
		const result = await giveUp(bench.environment, [...bench.queued, 7, null]);
		expect(result.explicitAcks).toHaveLength(4);
		expect((await jobs()).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
		expect(bench.mail).toEqual([]);
		const DB = { prepare: () => ({ bind: () => ({ run: () => Promise.reject(new Error("D1_ERROR")) }) }) };
		const broken = { ...bench.environment, DB: DB as unknown as D1Database };
		expect((await giveUp(broken, bench.queued)).retryMessages).toHaveLength(2);
	});
});

describe("every five minutes", () => {
	test("counts of hours that are over are forgotten", async () => {
		const bench = testEnvironment();
		await post(least, { environment: bench.environment });
		const counts = () => env.DB.prepare("SELECT count(*) AS counts FROM quotas").first("counts");
		expect(await counts()).toBe(2);
		await runSchedule(bench.environment, later(55));
		expect(await counts()).toBe(0);
	});

	test("what nobody has heard of is queued anew, once in a while", async () => {
		const bench = testEnvironment();
		await post(least, { environment: bench.environment });
		const first = bench.queued.splice(0);
		await runSchedule(bench.environment, later(4));
		expect(bench.queued).toEqual([]);
		await runSchedule(bench.environment, later(5));
		expect(bench.queued.sort()).toEqual(first.sort());
		await runSchedule(bench.environment, later(6));
		expect(bench.queued).toHaveLength(2);
		await runSchedule(bench.environment, later(10));
		expect(bench.queued).toHaveLength(4);
	});

	test("many are queued all, a hundred at a time, which is what a queue takes", async () => {
		const bench = testEnvironment();
		await post(least, { environment: bench.environment });
		const [{ reference } = {}] = await rows();
		const insert = env.DB.prepare("INSERT INTO outbox (id, reference, kind, due_at) VALUES (?, ?, 'webhook', '2026')");
		const ids = Array.from({ length: 230 }, (_, index) => `job-${index}`);
		await env.DB.batch(ids.map((id) => insert.bind(id, reference)));
		const sizes: number[] = [];
		const { DELIVERY } = bench.environment;
		const { sendBatch } = DELIVERY;
		DELIVERY.sendBatch = async (messages) => {
			const all = [...messages];
			sizes.push(all.length);
			return sendBatch.call(DELIVERY, all);
		};
		bench.queued.length = 0;
		await runSchedule(bench.environment, later(1));
		expect(bench.queued.toSorted()).toEqual(ids.toSorted());
		expect(sizes).toEqual([100, 100, 30]);
	});

	test("what is settled, or being sent, is left alone", async () => {
		const bench = testEnvironment();
		await post(least, { environment: bench.environment });
		bench.queued.length = 0;
		await env.DB.batch([
			env.DB.prepare("UPDATE outbox SET state = 'delivered' WHERE kind = 'firm-email'"),
			env.DB.prepare("UPDATE outbox SET leased_until = ? WHERE kind = 'acknowledgement'").bind(later(61).toISOString()),
		]);
		await runSchedule(bench.environment, later(60));
		expect(bench.queued).toEqual([]);
		await runSchedule(bench.environment, later(62));
		expect(bench.queued).toEqual([expect.stringContaining("acknowledgement")]);
	});
});

describe("every day at 13:00 UTC, whatever the cron", () => {
	const flagged = { ...least, website: "https://casino.example" };

	test("flagged enquiries go out in one letter, and once", async () => {
		const bench = testEnvironment();
		await post({ ...flagged, name: "Uno", transcript: "a".repeat(300) }, { environment: bench.environment });
		await post({ ...flagged, name: "Dos" }, { environment: bench.environment });
		await post(least, { environment: bench.environment });
		await runSchedule(bench.environment, later(5));
		expect(bench.mail).toEqual([]);
		await runSchedule(bench.environment, later(60 * 17));
		expect(bench.mail).toMatchObject([{ to: env.MAIL_TO, subject: "2 solicitudes marcadas por revisar" }]);
		const text = bench.mail[0]?.text;
		for (const part of [
			"Nombre: Uno",
			"Nombre: Dos",
			`> ${least.message}`,
			"un campo que no se ve",
			"no se guardan conversaciones",
		]) {
			expect(text).toContain(part);
		}
		expect(bench.mail[0]?.replyTo).toBeUndefined();
		await runSchedule(bench.environment, later(60 * 41));
		expect(bench.mail).toHaveLength(1);
		expect((await jobs()).filter(({ kind }) => kind === "digest")).toMatchObject([
			{ state: "delivered" },
			{ state: "delivered" },
		]);
	});

	test("after a flood, a letter holds 25", async () => {
		const bench = testEnvironment();
		for (let n = 0; n < 30; n++) {
			const headers = { "cf-connecting-ip": `192.0.2.${n}` };
			await post({ ...flagged, name: `N${n}` }, { environment: bench.environment, headers });
		}
		await runSchedule(bench.environment, later(60 * 17));
		expect(bench.mail.map(({ subject }) => subject)).toEqual([
			"25 solicitudes marcadas por revisar",
			"5 solicitudes marcadas por revisar",
		]);
	});

	test("a digest that failed is made up for five minutes later", async () => {
		const bench = testEnvironment();
		await post(flagged, { environment: bench.environment });
		const down = { ...bench.environment, EMAIL: { send: () => Promise.reject(new Error("down")) } };
		const morning = later(60 * 17);
		await runSchedule(down, morning);
		expect(await jobs()).toMatchObject([{ kind: "digest", state: "waiting", attempts: 1, last_error: "Error" }]);
		await runSchedule(bench.environment, new Date(morning.getTime() + 5 * 60_000));
		expect(bench.mail).toHaveLength(1);
		expect(await jobs()).toMatchObject([{ state: "delivered", attempts: 2 }]);
	});

	test("two runs at once send one letter", async () => {
		const bench = testEnvironment();
		await post(flagged, { environment: bench.environment });
		await Promise.all([1, 2, 3].map(() => runSchedule(bench.environment, later(60 * 17))));
		expect(bench.mail).toHaveLength(1);
	});

	test("a digest goes out at its hour and no earlier", async () => {
		const bench = testEnvironment();
		await post(flagged, { environment: bench.environment });
		await runSchedule(bench.environment, new Date("2026-11-21T12:55:00Z"));
		expect(bench.mail).toEqual([]);
		await runSchedule(bench.environment, new Date("2026-11-21T13:00:00Z"));
		expect(bench.mail).toHaveLength(1);
	});
});

describe("at any time", () => {
	const flagged = { ...least, website: "https://casino.example" };

	test("enquiries past their term are deleted with their jobs, the others kept", async () => {
		const bench = testEnvironment({ RETENTION_MONTHS: 24 });
		await post({ ...least, name: "Vieja" }, { environment: bench.environment, now: new Date("2024-11-20T12:59:59Z") });
		await post(
			{ ...least, name: "Reciente" },
			{ environment: bench.environment, now: new Date("2024-11-20T13:00:01Z") },
		);
		await runSchedule(bench.environment, new Date("2026-11-20T13:00:00Z"));
		expect((await rows()).map(({ name }) => name)).toEqual(["Reciente"]);
		expect(await jobs()).toHaveLength(2);
	});

	test("a digest that cannot be sent does not keep retention from running", async () => {
		const bench = testEnvironment({ RETENTION_MONTHS: 1 });
		await post(flagged, { environment: bench.environment, now: new Date("2026-01-01T00:00:00Z") });
		const { DB } = bench.environment;
		const halfBroken = {
			prepare: (sql: string) => {
				if (sql.includes("'digest'")) throw new Error("D1_ERROR");
				return DB.prepare(sql);
			},
			batch: (statements: D1PreparedStatement[]) => DB.batch(statements),
		} as unknown as D1Database;
		await runSchedule({ ...bench.environment, DB: halfBroken }, now);
		expect(await rows()).toEqual([]);
	});
});

test.each([
	["2026-11-20", 24, "2024-11-20"],
	["2026-05-31", 3, "2026-02-28"],
	["2028-02-29", 12, "2027-02-28"],
	["2026-01-15", 1, "2025-12-15"],
])("%s less %i months is %s", (day, months, earlier) => {
	expect(monthsBefore(new Date(`${day}T13:00:00Z`), months).toISOString()).toBe(`${earlier}T13:00:00.000Z`);
});
