import { LRUCache } from "lru-cache";
import { errorFields, log } from "../log.ts";
import { consume, type Used } from "../quota.ts";
import { within } from "../within.ts";

/** Who is called. */
export type Called = "backend" | "model";

/** Milliseconds that a visitor waits for the count. */
const timeout = 2000;

interface Call {
	db: D1Database;
	/** Calls a day over the whole site. */
	limit: number;
	/** The visitor's. */
	network: string;
	now: Date;
	waitUntil: (promise: Promise<unknown>) => void;
}

/** The day's counts as this isolate last read them, by visitor. They never decide by themselves: see `consumeQuota`. */
const lastCounts = new LRUCache<string, Used & { at: number }>({ max: 500 });

/** Milliseconds for which a count is good. */
const maxAge = 60_000;

/** This close to a limit each call waits for the count: what many isolates, or one visitor, may use in a minute. */
const margin = { site: 200, network: 20 };

/**
 * Counts one call, unless the site has had as many as it may have that day (UTC), or the visitor's network a tenth of
 * them: nobody alone can use up the day for all. Backend and model are counted apart.
 *
 * Far below both limits a visitor who was counted within the last minute does not wait for the database, which may be an
 * ocean away: the call goes out and is counted meanwhile. Each isolate can be wrong about that for a minute at most. A
 * database that fails means no call: the visitor has the embedded answer, and nobody runs up a bill uncounted.
 *
 * @returns whether the call may be made.
 */
export async function consumeQuota(called: Called, call: Call): Promise<boolean> {
	const { limit, network, now, waitUntil } = call;
	if (limit === 0) return false;
	const share = Math.ceil(limit / 10);
	const visitor = `${called} ${now.toISOString().slice(0, 10)} ${network}`;
	const last = lastCounts.get(visitor);
	const counting = count(called, visitor, share, call);
	const isFar =
		last?.site !== undefined &&
		last.network !== undefined &&
		now.getTime() - last.at < maxAge &&
		last.site + margin.site < limit &&
		last.network + margin.network < share;
	if (!isFar) return counting;
	waitUntil(counting);
	return true;
}

async function count(called: Called, visitor: string, share: number, { db, limit, network, now }: Call) {
	try {
		const quota = { name: called, period: "day", perNetwork: share, perSite: limit } as const;
		const used = await within(timeout, consume(db, quota, network, now));
		lastCounts.set(visitor, { ...used, at: now.getTime() });
		return used.site !== undefined && used.network !== undefined;
	} catch (error) {
		lastCounts.delete(visitor);
		log("error", "chat.ceiling.failed", errorFields(error));
		return false;
	}
}
