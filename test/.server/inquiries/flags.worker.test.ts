import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { turnstileField } from "../../../app/.server/inquiries/turnstile.ts";
import { newKey } from "../../../app/features/inquiry/protocol/key.ts";
import { emptyTables, testEnvironment } from "../../mocks/environment.ts";
import { turnstileSecret } from "../../mocks/turnstile.ts";
import { jobs, least, now, post, rows } from "./post.ts";

beforeEach(emptyTables);
afterEach(() => vi.restoreAllMocks());

const ago = (milliseconds: number) => newKey(new Date(now.getTime() - milliseconds));

/** Posts a form and tells the flags with which it was stored. */
async function flagsFor(fields: Record<string, string>, bench = testEnvironment(), headers?: Record<string, string>) {
	const receipt = await post({ ...least, ...fields }, { environment: bench.environment, headers });
	expect(receipt.result).toBe("stored");
	return (await rows()).at(-1)?.flags;
}

describe("flags", () => {
	test("a flagged enquiry is stored and waits for the digest: nothing is queued, no acknowledgement is made", async () => {
		const bench = testEnvironment({ WEBHOOK_URL: "https://webhook.test/ok", WEBHOOK_SECRET: "x" });
		expect(await flagsFor({ website: "https://casino.example" }, bench)).toBe("honeypot");
		expect(bench.queued).toEqual([]);
		// Friday afternoon: the next digest is on Saturday, 13:00 UTC.
		expect(await jobs()).toMatchObject([{ kind: "digest", state: "waiting", due_at: "2026-11-21T13:00:00.000Z" }]);
	});

	test("what comes at the hour of the digest waits for the next one", async () => {
		const bench = testEnvironment();
		const hour = new Date("2026-11-21T13:00:00.000Z");
		await post({ ...least, website: "x" }, { environment: bench.environment, now: hour });
		expect(await jobs()).toMatchObject([{ kind: "digest", due_at: "2026-11-22T13:00:00.000Z" }]);
	});

	test("a form filled in faster than anybody types", async () => {
		expect(await flagsFor({ key: ago(500) })).toBe("fast");
		expect(await flagsFor({ key: ago(2000), message: "a" })).toBe("");
		expect(await flagsFor({ key: ago(3 * 60 * 60 * 1000), message: "b" })).toBe("");
	});

	test("a key that tells no time flags nobody", async () => {
		expect(await flagsFor({ key: "3f0b1c9e-6c1b-4b59-9d2c-2f6f8f8d2d11" })).toBe("");
		expect(await flagsFor({ key: ago(-60_000), message: "from the future" })).toBe("");
	});

	test.each(["", "two words", "ñandú"])("a form whose key is missing or unusable: %j", async (key) => {
		expect(await flagsFor({ key })).toBe("keyless");
	});

	test("keep their message and lose their conversation, which only an enquiry without any keeps", async () => {
		const transcript = "Visitante: hola";
		await flagsFor({ website: "x", transcript });
		await flagsFor({ transcript, message: "b" });
		expect(await rows()).toMatchObject([
			{ flags: "honeypot", message: least.message, transcript: null },
			{ flags: "", transcript },
		]);
	});

	test("too many from one place", async () => {
		const bench = testEnvironment({ INQUIRY_LIMIT: { limit: async () => ({ success: false }) } });
		expect(await flagsFor({}, bench)).toBe("rate");
	});

	test("visitors are counted by address, IPv6 by network; a limiter that fails flags nobody", async () => {
		const bench = testEnvironment();
		await flagsFor({ message: "a" }, bench, { "cf-connecting-ip": "203.0.113.9" });
		await flagsFor({ message: "b" }, bench, { "cf-connecting-ip": "2001:db8:0:12:aaaa::1" });
		await flagsFor({ message: "c" }, bench, { "cf-connecting-ip": "2001:0DB8::12:bbbb:0:0:2" });
		await flagsFor({ message: "d" }, bench, { "cf-connecting-ip": "2001:db8:1::1" });
		const [one, network, same, other] = bench.visitors;
		expect(same).toBe(network);
		expect(new Set([one, network, other]).size).toBe(3);
		for (const key of bench.visitors) expect(key).toMatch(/^[0-9a-f]{64}$/);
		const failing = testEnvironment({ INQUIRY_LIMIT: { limit: () => Promise.reject(new Error("down")) } });
		expect(await flagsFor({ message: "e" }, failing)).toBe("");
	});

	test("all that apply", async () => {
		const bench = testEnvironment({ INQUIRY_LIMIT: { limit: async () => ({ success: false }) } });
		bench.environment.TURNSTILE_SECRET = turnstileSecret;
		expect(await flagsFor({ website: "x", key: ago(1) }, bench)).toBe("honeypot fast turnstile rate");
	});
});

describe("Turnstile", () => {
	const bench = () => testEnvironment({ TURNSTILE_SITE_KEY: "key", TURNSTILE_SECRET: turnstileSecret });

	test.each([
		["good", "good", ""],
		["bad", "bad", "turnstile"],
		["no", "", "turnstile"],
		["endless", "x".repeat(2049), "turnstile"],
		["unanswered", "broken", "turnstile-unreachable"],
		["late", "slow", ""],
	])("a form with %s token", async (_, token, flags) => {
		expect(await flagsFor({ [turnstileField]: token }, bench())).toBe(flags);
	});

	test("is not asked without a key, nor with a wrong secret believed", async () => {
		expect(await flagsFor({ [turnstileField]: "bad" })).toBe("");
		const wrong = testEnvironment({ TURNSTILE_SITE_KEY: "key", TURNSTILE_SECRET: "wrong" });
		expect(await flagsFor({ [turnstileField]: "good", message: "b" }, wrong)).toBe("turnstile");
	});

	test("is given up after four seconds", async () => {
		const original = AbortSignal.timeout.bind(AbortSignal);
		const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => original(20));
		expect(await flagsFor({ [turnstileField]: "slow" }, bench())).toBe("turnstile-unreachable");
		expect(timeout).toHaveBeenCalledWith(4000);
	});
});
