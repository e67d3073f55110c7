import type { Environment } from "../environment.ts";
import { errorFields, log } from "../log.ts";
import { forgetEnded } from "../quota.ts";
import { dailyCron } from "./crons.ts";
import { alertDead, consumeDeadLetters } from "./dead-letters.ts";
import { deliverBatch } from "./deliver.ts";
import { sendDigest } from "./digest.ts";
import { enqueue, takeOverdue } from "./jobs.ts";
import { applyRetention } from "./retention.ts";

/** Messages of either queue: to be delivered, or given up. */
export async function consume(batch: MessageBatch, environment: Environment): Promise<void> {
	return batch.queue.endsWith("-dead") ? consumeDeadLetters(batch, environment) : deliverBatch(batch, environment);
}

/** Runs the tasks of a cron expression. A task that fails does not prevent the next. */
export async function runSchedule(cron: string, environment: Environment, now: Date): Promise<void> {
	const tasks =
		cron === dailyCron
			? { digest: () => sendDigest(environment, now, "all"), retention: () => applyRetention(environment, now) }
			: { sweep: () => sweep(environment, now), quotas: () => forgetEnded(environment.DB, now) };
	for (const [task, run] of Object.entries(tasks)) {
		try {
			await run();
		} catch (error) {
			log("error", "schedule.failed", { task, ...errorFields(error) });
		}
	}
}

/** Every five minutes: queues whatever is overdue anew, and makes up for a digest or an alert that failed. */
async function sweep(environment: Environment, now: Date): Promise<void> {
	const overdue = await takeOverdue(environment, now);
	if (overdue.length > 0) log("warn", "delivery.overdue", { jobs: overdue.length });
	await enqueue(environment, overdue);
	await alertDead(environment);
	await sendDigest(environment, now, "due");
}
