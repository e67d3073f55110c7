import { LRUCache } from "lru-cache";
import { errorFields, log } from "../log.ts";
import { consume, type Used } from "../quota.ts";
import { within } from "../within.ts";

/** The service that is called. */
export type Called = "backend" | "model";

/** Milliseconds that a visitor waits for the count. */
const timeout = 2000;

interface Call {
	db: D1Database;
	/** Calls per day for the whole site. */
	limit: number;
	/** The visitor's network. */
	network: string;
	now: Date;
	waitUntil: (promise: Promise<unknown>) => void;
}

/** The day's counts as this isolate last read them, by visitor. They never decide by themselves: see `countCall`. */
const lastCounts = new LRUCache<string, Used & { at: number }>({ max: 500 });

/** Milliseconds for which a count stays valid. */
const maxAge = 60_000;

/**
 * This close to a limit, every call waits for the count. It is what many isolates, or one visitor, may use in a minute.
 */
const margin = { site: 200, network: 20 };

/**
 * Counts one call, unless the site has used up its calls for that day (UTC), or the visitor's network a tenth of them,
 * so that nobody can use up the day for everyone. Backend and model are counted separately.
 *
 * Far below both limits, a visitor who was counted within the last minute does not wait for the database, which may be
 * an ocean away: the call goes out and is counted meanwhile. An isolate can be wrong about that for a minute at most.
 * If the database fails there is no call: the visitor gets the embedded answer, and no cost goes uncounted.
 *
 * @returns whether the call may be made.
 */
export async function countCall(called: Called, call: Call): Promise<boolean> {
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
