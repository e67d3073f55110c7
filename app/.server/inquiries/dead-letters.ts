import { z } from "zod";
import type { Environment } from "../environment.ts";
import { errorFields, log } from "../log.ts";
import { alertLetter } from "./emails.ts";
import { type Job, markDead } from "./jobs.ts";
import { send } from "./mailer.ts";

const messageSchema = z.object({ job: z.string() });

/** The dead-letter queue's consumer: what failed too often is marked, and the firm is told. */
export async function consumeDeadLetters(batch: MessageBatch, environment: Environment): Promise<void> {
	for (const message of batch.messages) {
		try {
			const body = messageSchema.safeParse(message.body);
			if (body.success) await markDead(environment, body.data.job, new Date());
			message.ack();
		} catch (error) {
			log("error", "delivery.bury.failed", errorFields(error));
			message.retry({ delaySeconds: environment.DELIVERY_RETRY_SECONDS });
		}
	}
	try {
		await alertDead(environment);
	} catch (error) {
		log("error", "alert.failed", errorFields(error));
	}
}

/**
 * Tells the firm of dead jobs that it has not been told of, in the log and by one email. Mail may be the very thing that
 * is down, so the cron tries again until it went out.
 */
export async function alertDead(environment: Environment): Promise<void> {
	const { DB, MAIL_TO } = environment;
	const { results: jobs } = await DB.prepare(
		`SELECT id, reference, kind, attempts, last_error AS reason FROM outbox
		 WHERE state = 'dead' AND alerted_at IS NULL ORDER BY settled_at LIMIT 50`,
	).all<Job & { reason: string | null }>();
	if (jobs.length === 0) return;
	for (const { id, attempts, reason } of jobs) log("error", "delivery.dead", { job: id, attempts, reason });
	try {
		await send(environment, alertLetter(jobs, MAIL_TO), `alert.${crypto.randomUUID()}`);
	} catch (error) {
		log("error", "alert.failed", errorFields(error));
		return;
	}
	const statement = DB.prepare("UPDATE outbox SET alerted_at = ? WHERE id = ?");
	await DB.batch(jobs.map(({ id }) => statement.bind(new Date().toISOString(), id)));
}
