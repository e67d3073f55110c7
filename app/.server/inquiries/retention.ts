import type { Environment } from "../environment.ts";
import { log } from "../log.ts";

/** Deletes enquiries past the term that the notice promises, tombstones and jobs included. */
export async function applyRetention({ DB, RETENTION_MONTHS }: Environment, now: Date): Promise<void> {
	const end = monthsBefore(now, RETENTION_MONTHS).toISOString();
	const [, deleted] = await DB.batch([
		DB.prepare("DELETE FROM outbox WHERE reference IN (SELECT reference FROM inquiries WHERE received_at < ?)").bind(
			end,
		),
		DB.prepare("DELETE FROM inquiries WHERE received_at < ?").bind(end),
	]);
	if (deleted?.meta.changes) log("info", "retention.applied", { inquiries: deleted.meta.changes });
}

/** The same day so many months ago, or the last of a month that has no such day. */
export function monthsBefore(now: Date, months: number): Date {
	const date = new Date(now);
	date.setUTCMonth(date.getUTCMonth() - months);
	// 31 May less three months would be 31 February, which counts on into March.
	if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
	return date;
}
