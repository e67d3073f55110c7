import { sha256 } from "./sha256.ts";

/** What may be done only so often, by one visitor's network and by all visitors together. */
export interface Quota {
	name: string;
	period: "hour" | "day";
	perNetwork: number;
	perSite: number;
}

/** How often it has been done in this period, this time included; nothing where a limit was reached before. */
export interface Used {
	network: number | undefined;
	site: number | undefined;
}

/**
 * Counts one use of a quota. Counts stand in D1, because isolates forget and there are many of them; one batch both
 * checks and counts, so uses at the same moment cannot exceed a limit together. A network that has used up its own share
 * takes nothing from the others'.
 *
 * @throws when the database does not answer: it is for the caller to say what that means.
 */
export async function consume(db: D1Database, quota: Quota, network: string, now: Date): Promise<Used> {
	const { start, end } = windowOf(quota.period, now);
	const site = `${quota.name} ${start}`;
	const own = `${site} ${await pseudonym(db, network, now)}`;
	const [siteResult, ownResult] = await db.batch<{ used: number }>([
		db
			.prepare(
				`INSERT INTO quotas (name, used, ends)
				SELECT ?1, 1, ?2 WHERE NOT EXISTS (SELECT 1 FROM quotas WHERE name = ?3 AND used >= ?4)
				ON CONFLICT (name) DO UPDATE SET used = used + 1 WHERE used < ?5
				RETURNING used`,
			)
			.bind(site, end, own, quota.perNetwork, quota.perSite),
		db
			.prepare(
				`INSERT INTO quotas (name, used, ends) VALUES (?1, 1, ?2)
				ON CONFLICT (name) DO UPDATE SET used = used + 1 WHERE used < ?3
				RETURNING used`,
			)
			.bind(own, end, quota.perNetwork),
	]);
	return { site: siteResult?.results[0]?.used, network: ownResult?.results[0]?.used };
}

/** Deletes what has ended, so that nothing that was counted by network outlives its hour or day by more than minutes. */
export async function forgetEnded(db: D1Database, now: Date): Promise<void> {
	await db.batch([
		db.prepare("DELETE FROM quotas WHERE ends <= ?").bind(now.toISOString()),
		db.prepare("DELETE FROM quota_salts WHERE day < ?").bind(dayOf(now)),
	]);
}

/** The hour or day that a moment falls into, and its end, in UTC. */
export function windowOf(period: Quota["period"], now: Date): { start: string; end: string } {
	const end = new Date(now);
	if (period === "hour") end.setUTCMinutes(60, 0, 0);
	else end.setUTCHours(24, 0, 0, 0);
	return { start: now.toISOString().slice(0, period === "hour" ? 13 : 10), end: end.toISOString() };
}

function dayOf(now: Date): string {
	return windowOf("day", now).start;
}

/**
 * What stands for a network in the table. There are few addresses, so a hash alone could be reversed by trying them all;
 * with a salt that is deleted after its day it cannot, once that day is over.
 */
async function pseudonym(db: D1Database, network: string, now: Date): Promise<string> {
	return (await sha256(`${await saltOf(db, dayOf(now))} ${network}`)).slice(0, 32);
}

/** As this isolate last read it. */
let known: { day: string; salt: string } | undefined;

async function saltOf(db: D1Database, day: string): Promise<string> {
	if (known?.day === day) return known.salt;
	const [, read] = await db.batch<{ salt: string }>([
		db.prepare("INSERT INTO quota_salts (day, salt) VALUES (?1, hex(randomblob(16))) ON CONFLICT DO NOTHING").bind(day),
		db.prepare("SELECT salt FROM quota_salts WHERE day = ?").bind(day),
	]);
	const salt = read?.results[0]?.salt;
	if (salt === undefined) throw new Error("The salt was written and cannot be read");
	known = { day, salt };
	return salt;
}
