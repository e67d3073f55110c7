import type { Environment } from "../environment.ts";
import { errorFields, log } from "../log.ts";
import { alertEmail, type DeadJob } from "./emails.ts";
import { jobMessage, markDead } from "./jobs.ts";
import { send } from "./mailer.ts";

/** The dead-letter queue's consumer: marks what failed too often and alerts the firm. */
export async function consumeDeadLetters(batch: MessageBatch, environment: Environment): Promise<void> {
	for (const message of batch.messages) {
		try {
			const body = jobMessage.safeParse(message.body);
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
 * Alerts the firm to dead jobs, by one email and one line of the log. Mail may be the very thing that is down, so the
 * cron tries again, and logs again, until it went out.
 */
export async function alertDead(environment: Environment): Promise<void> {
	const { DB, MAIL_TO } = environment;
	const { results: jobs } = await DB.prepare(
		`SELECT id, reference, kind, attempts, last_error AS reason FROM outbox
		 WHERE state = 'dead' AND alerted_at IS NULL ORDER BY settled_at LIMIT 50`,
	).all<DeadJob>();
	const [first, ...others] = jobs;
	if (!first) return;
	const each = (values: readonly (string | null)[]) => [...new Set(values)].sort().join(" ");
	const [kinds, reasons] = [each(jobs.map(({ kind }) => kind)), each(jobs.map(({ reason }) => reason))];
	log("error", "delivery.dead", { jobs: jobs.length, kinds, reasons });
	try {
		await send(environment, alertEmail([first, ...others], MAIL_TO), `alert.${crypto.randomUUID()}`);
	} catch (error) {
		log("error", "alert.failed", errorFields(error));
		return;
	}
	const statement = DB.prepare("UPDATE outbox SET alerted_at = ? WHERE id = ?");
	await DB.batch(jobs.map(({ id }) => statement.bind(new Date().toISOString(), id)));
}
