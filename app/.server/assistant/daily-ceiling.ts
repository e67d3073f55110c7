import { errorFields, log } from "../log.ts";

/**
 * Counts one call to the backend, unless the site has had as many as it may have that day (UTC). The count stands in
 * D1, because isolates forget and there are many of them; one statement both checks and counts, so calls at the same
 * moment cannot exceed the limit together.
 *
 * A database that does not answer must not silence the assistant: the call is allowed and the log says so. The rate
 * limit per visitor still holds.
 *
 * @returns whether the call may be made.
 */
export async function countCall(db: D1Database, limit: number, now: Date): Promise<boolean> {
	if (limit === 0) return false;
	try {
		const counted = await db
			.prepare(
				`INSERT INTO chat_calls (day, calls) VALUES (?1, 1)
				ON CONFLICT (day) DO UPDATE SET calls = calls + 1 WHERE calls < ?2
				RETURNING calls`,
			)
			.bind(now.toISOString().slice(0, 10), limit)
			.first();
		return counted !== null;
	} catch (error) {
		log("error", "chat.ceiling.failed", errorFields(error));
		return true;
	}
}
