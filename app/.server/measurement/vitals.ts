import { z } from "zod";
import {
	actionNames,
	bucketOf,
	metricNames,
	mostPresses,
	type VitalsReport,
} from "../../features/vitals/protocol/report.ts";

/** An hour in milliseconds: a longer wait is a laptop that slept. */
const longest = 3_600_000;

const report = z.strictObject({
	metrics: z.partialRecord(z.enum(metricNames), z.number().min(0).max(longest)),
	actions: z.partialRecord(z.enum(actionNames), z.int().min(1).max(mostPresses)),
}) satisfies z.ZodType<VitalsReport>;

/** A report of the right shape, or nothing. */
export function parseReport(body: unknown): VitalsReport | undefined {
	return report.safeParse(body).data;
}

/** Adds a report to the counts of a day, in one batch. */
export async function countReport(db: D1Database, day: string, { metrics, actions }: VitalsReport): Promise<void> {
	const statements = [
		...metricNames.flatMap((name) => {
			const value = metrics[name];
			if (value === undefined) return [];
			return db
				.prepare(
					"INSERT INTO vital_count (day, metric, bucket, count) VALUES (?1, ?2, ?3, 1) ON CONFLICT DO UPDATE SET count = count + 1",
				)
				.bind(day, name, bucketOf(name, value));
		}),
		...actionNames.flatMap((name) => {
			const presses = actions[name];
			if (presses === undefined) return [];
			return db
				.prepare(
					"INSERT INTO action_count (day, action, count) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET count = count + ?3",
				)
				.bind(day, name, presses);
		}),
	];
	if (statements.length > 0) await db.batch(statements);
}
