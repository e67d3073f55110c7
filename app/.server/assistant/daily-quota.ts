import { errorFields, log } from "../log.ts";

/** The day's count as this isolate last read it. Never decides by itself: see `consumeQuota`. */
let lastCount: { day: string; calls: number; at: number } | undefined;

/** Milliseconds for which a count is good. */
const maxAge = 60_000;

/** This close to the quota each call waits for the count. */
const margin = 200;

/**
 * Counts one call to the backend, unless the site has had as many as it may have that day (UTC). The count stands in
 * D1, because isolates forget and there are many of them; one statement both checks and counts, so calls at the same
 * moment cannot exceed the limit together.
 *
 * Far below the quota a visitor does not wait for the database, which may be an ocean away: the call goes out and is
 * counted meanwhile. Each isolate can be wrong about that for a minute at most, and only while two hundred calls and
 * more are left. A database that fails must not silence the assistant either: the call is allowed and the log says so;
 * the rate limit per visitor still holds.
 *
 * @returns whether the call may be made.
 */
export async function consumeQuota(
	db: D1Database,
	limit: number,
	now: Date,
	waitUntil: (promise: Promise<unknown>) => void,
): Promise<boolean> {
	if (limit === 0) return false;
	const day = now.toISOString().slice(0, 10);
	const counting = count(db, day, limit, now);
	const isFar = lastCount?.day === day && now.getTime() - lastCount.at < maxAge && lastCount.calls + margin < limit;
	if (!isFar) return counting;
	waitUntil(counting);
	return true;
}

async function count(db: D1Database, day: string, limit: number, now: Date): Promise<boolean> {
	try {
		const calls = await db
			.prepare(
				`INSERT INTO chat_calls (day, calls) VALUES (?1, 1)
				ON CONFLICT (day) DO UPDATE SET calls = calls + 1 WHERE calls < ?2
				RETURNING calls`,
			)
			.bind(day, limit)
			.first<number>("calls");
		lastCount = { day, calls: calls ?? limit, at: now.getTime() };
		return calls !== null;
	} catch (error) {
		log("error", "chat.ceiling.failed", errorFields(error));
		return true;
	}
}
