import { errorFields, log } from "../log.ts";

/** Who is called. */
type Called = "backend" | "model";

/** The day's counts as this isolate last read them. They never decide by themselves: see `consumeQuota`. */
const lastCounts = new Map<Called, { row: string; calls: number; at: number }>();

/** Milliseconds for which a count is good. */
const maxAge = 60_000;

/** This close to the quota each call waits for the count. */
const margin = 200;

/**
 * Counts one call, unless the site has had as many as it may have that day (UTC). Backend and model have a row each; the
 * backend's is named by the day alone. Counts stand in D1, because isolates forget and there are many of them; one
 * statement both checks and counts, so calls at the same moment cannot exceed the limit together.
 *
 * Far below the quota a visitor does not wait for the database, which may be an ocean away: the call goes out and is
 * counted meanwhile. Each isolate can be wrong about that for a minute at most, and only while two hundred calls and
 * more are left. A database that fails must not silence the assistant either: the call is allowed and the log says so;
 * the rate limit per visitor still holds.
 *
 * @returns whether the call may be made.
 */
export async function consumeQuota(
	called: Called,
	db: D1Database,
	limit: number,
	now: Date,
	waitUntil: (promise: Promise<unknown>) => void,
): Promise<boolean> {
	if (limit === 0) return false;
	const day = now.toISOString().slice(0, 10);
	const row = called === "backend" ? day : `${day} ${called}`;
	const lastCount = lastCounts.get(called);
	const counting = count(db, { called, row }, limit, now);
	const isFar = lastCount?.row === row && now.getTime() - lastCount.at < maxAge && lastCount.calls + margin < limit;
	if (!isFar) return counting;
	waitUntil(counting);
	return true;
}

async function count(
	db: D1Database,
	{ called, row }: { called: Called; row: string },
	limit: number,
	now: Date,
): Promise<boolean> {
	try {
		const calls = await db
			.prepare(
				`INSERT INTO chat_calls (day, calls) VALUES (?1, 1)
				ON CONFLICT (day) DO UPDATE SET calls = calls + 1 WHERE calls < ?2
				RETURNING calls`,
			)
			.bind(row, limit)
			.first<number>("calls");
		lastCounts.set(called, { row, calls: calls ?? limit, at: now.getTime() });
		return calls !== null;
	} catch (error) {
		log("error", "chat.ceiling.failed", errorFields(error));
		return true;
	}
}
