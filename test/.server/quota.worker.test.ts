import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { consume, forgetEnded, windowOf } from "../../app/.server/quota.ts";

const now = new Date("2026-03-02T12:34:56.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const quota = { name: "test", period: "hour", perNetwork: 2, perSite: 3 } as const;
const use = (network: string, time = now) => consume(env.DB, quota, network, time);

async function rows() {
	const { results } = await env.DB.prepare("SELECT * FROM quotas ORDER BY name").all<{ name: string }>();
	return results;
}

beforeEach(async () => {
	await env.DB.exec("DELETE FROM quotas");
});

test("a network has its share, the site its whole, and both begin anew", async () => {
	expect(await use("192.0.2.1")).toEqual({ network: 1, site: 1 });
	expect(await use("192.0.2.1")).toEqual({ network: 2, site: 2 });
	expect(await use("192.0.2.1")).toEqual({ network: undefined, site: undefined });
	expect(await use("192.0.2.2")).toEqual({ network: 1, site: 3 });
	expect(await use("192.0.2.3")).toEqual({ network: 1, site: undefined });
	expect(await use("192.0.2.1", later(26))).toEqual({ network: 1, site: 1 });
});

test("at the same moment no more than the limits are taken", async () => {
	const used = await Promise.all(Array.from({ length: 10 }, (_, index) => use(`192.0.2.${index}`)));
	expect(used.filter(({ site }) => site !== undefined)).toHaveLength(3);
});

test("nothing in the table says who it was, and another day's hash of the same network is another", async () => {
	await use("192.0.2.1");
	await use("192.0.2.1", later(24 * 60));
	const [, own, , next] = await rows();
	expect(own?.name).toMatch(/^test 2026-03-02T12 [0-9a-f]{32}$/);
	expect(next?.name).toMatch(/^test 2026-03-03T12 [0-9a-f]{32}$/);
	expect(own?.name.split(" ")[2]).not.toBe(next?.name.split(" ")[2]);
});

test("what has ended is forgotten, its salt with its day", async () => {
	await use("192.0.2.1");
	await forgetEnded(env.DB, later(25));
	expect(await rows()).toHaveLength(2);
	await forgetEnded(env.DB, later(26));
	expect(await rows()).toEqual([]);
	const salts = () =>
		env.DB.prepare("SELECT count(*) AS salts FROM quota_salts WHERE day <= '2026-03-02'").first("salts");
	expect(await salts()).toBe(1);
	await forgetEnded(env.DB, later(24 * 60));
	expect(await salts()).toBe(0);
});

test("an hour and a day, in UTC", () => {
	expect(windowOf("hour", now)).toEqual({ start: "2026-03-02T12", end: "2026-03-02T13:00:00.000Z" });
	expect(windowOf("day", now)).toEqual({ start: "2026-03-02", end: "2026-03-03T00:00:00.000Z" });
	expect(windowOf("hour", new Date("2026-12-31T23:59:59.999Z")).end).toBe("2027-01-01T00:00:00.000Z");
});
