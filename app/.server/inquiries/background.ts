import type { Environment } from "../environment.ts";
import { errorFields, log } from "../log.ts";
import { forgetEnded } from "../quota.ts";
import { alertDead, consumeDeadLetters } from "./dead-letters.ts";
import { deliverBatch } from "./deliver.ts";
import { sendDigest } from "./digest.ts";
import { deadLetterQueue, enqueue, takeOverdue } from "./jobs.ts";
import { applyRetention } from "./retention.ts";

/** Messages of either queue: to be delivered, or given up. */
export async function consume(batch: MessageBatch, environment: Environment): Promise<void> {
	return deadLetterQueue.test(batch.queue) ? consumeDeadLetters(batch, environment) : deliverBatch(batch, environment);
}

/**
 * What has to be done from time to time, at whatever times the crons of `wrangler.toml` name: each task finds in the
 * database what is due. A task that fails does not prevent the next.
 */
export async function runSchedule(environment: Environment, now: Date): Promise<void> {
	const tasks = {
		overdue: () => queueOverdue(environment, now),
		alert: () => alertDead(environment),
		digest: () => sendDigest(environment, now),
		retention: () => applyRetention(environment, now),
		quotas: () => forgetEnded(environment.DB, now),
	};
	for (const [task, run] of Object.entries(tasks)) {
		try {
			await run();
		} catch (error) {
			log("error", "schedule.failed", { task, ...errorFields(error) });
		}
	}
}

/** Queues anew whatever is overdue. */
async function queueOverdue(environment: Environment, now: Date): Promise<void> {
	const overdue = await takeOverdue(environment, now);
	if (overdue.length > 0) log("warn", "delivery.overdue", { jobs: overdue.length });
	await enqueue(environment, overdue);
}
