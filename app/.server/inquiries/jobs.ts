import { z } from "zod";
import type { Environment } from "../environment.ts";
import { errorFields, log } from "../log.ts";

/**
 * The outbox: one job for each thing that has to be sent about an enquiry. D1 is the truth, the queue only carries ids;
 * a message may come twice or never. A job is therefore claimed for a while before it is sent, and falls
 * due again when neither success nor failure is recorded. In the Worker only this file changes a job's state; on the
 * command line, `npm run inquiries` does (`tools/inquiries/statements.ts`).
 */
export type JobKind = "firm-email" | "acknowledgement" | "webhook" | "digest";

export interface Job {
	/** Goes out with whatever is sent (`webhook-id`, `X-Delivery-Id`), so that a receiver recognizes a repetition. */
	id: string;
	reference: string;
	kind: JobKind;
	/** Attempts so far, the present one included. */
	attempts: number;
}

/** The message on the queue: a job's id. */
export const jobMessage = z.object({ job: z.string() });

export type JobMessage = z.infer<typeof jobMessage>;

/** By its name the Worker knows the queue of what failed too often. `npm run deploy` refuses any other. */
export const deadLetterQueue = /-dead$/;

/** Milliseconds that an attempt may take: longer than every timeout of a delivery together. */
const lease = 60_000;

/**
 * After so many attempts a job is dead, even if the queue never counted that far, because its messages got lost. More
 * than the queue's own nine (`max_retries` in `wrangler.toml`), which come first as a rule.
 */
export const mostAttempts = 12;

export function after(now: Date, seconds: number): string {
	return new Date(now.getTime() + seconds * 1000).toISOString();
}

/** Seconds after which a waiting job counts as overdue. */
export function overdueAfter({ DELIVERY_RETRY_SECONDS }: Environment): number {
	return 5 * DELIVERY_RETRY_SECONDS;
}

/**
 * Seconds to wait before the next attempt: doubling from `base` up to 64 times that, of which a random part, half at most, is
 * taken off, so that what failed together does not come back together. From a base of a minute, nine attempts span more
 * than two hours.
 *
 * @param attempts how many there were, from 1.
 */
export function backoff(attempts: number, base: number): number {
	const full = base * Math.min(2 ** (attempts - 1), 64);
	return Math.ceil(full / 2 + Math.random() * (full / 2));
}

/** Puts jobs on the queue. When that fails the cron will do it, so nobody has to wait for it or hear of it. */
export async function enqueue({ DELIVERY }: Environment, jobs: readonly string[]): Promise<void> {
	try {
		for (let at = 0; at < jobs.length; at += 100) {
			await DELIVERY.sendBatch(jobs.slice(at, at + 100).map((job) => ({ body: { job } satisfies JobMessage })));
		}
	} catch (error) {
		log("warn", "queue.send.failed", { jobs: jobs.length, ...errorFields(error) });
	}
}

/** Takes a waiting job to send it; nothing when it is settled, gone, or being sent by somebody else. */
export async function claim({ DB }: Environment, id: string, now: Date): Promise<Job | undefined> {
	const job = await DB.prepare(
		`UPDATE outbox SET attempts = attempts + 1, leased_until = ?1
		 WHERE id = ?2 AND state = 'waiting' AND leased_until <= ?3
		 RETURNING id, reference, kind, attempts`,
	)
		.bind(after(now, lease / 1000), id, now.toISOString())
		.first<Job>();
	return job ?? undefined;
}

/** Takes waiting digest jobs that are due, the oldest first. */
export async function claimDigest({ DB }: Environment, now: Date, most: number): Promise<Job[]> {
	const { results } = await DB.prepare(
		`UPDATE outbox SET attempts = attempts + 1, leased_until = ?1
		 WHERE id IN (
			SELECT id FROM outbox
			WHERE kind = 'digest' AND state = 'waiting' AND leased_until <= ?2 AND due_at <= ?2
			ORDER BY due_at, id LIMIT ?3
		 )
		 RETURNING id, reference, kind, attempts`,
	)
		.bind(after(now, lease / 1000), now.toISOString(), most)
		.all<Job>();
	return results;
}

/** Whatever the job's state has become meanwhile: it was sent. */
export async function markDelivered({ DB }: Environment, ids: readonly string[], now: Date): Promise<void> {
	const statement = DB.prepare(
		"UPDATE outbox SET state = 'delivered', settled_at = ?1, last_error = NULL, leased_until = '' WHERE id = ?2",
	);
	await DB.batch(ids.map((id) => statement.bind(now.toISOString(), id)));
}

/**
 * An attempt failed: the job waits for the next one, or is dead after too many.
 *
 * @param reason shown in the log and by `npm run inquiries -- show`: never what the visitor wrote.
 * @returns seconds until the next attempt; nothing when there is none.
 */
export async function markFailed(environment: Environment, job: Job, reason: string, now: Date) {
	log("warn", "delivery.failed", { kind: job.kind, attempts: job.attempts, reason });
	const dead = job.attempts >= mostAttempts;
	const delay = backoff(job.attempts, environment.DELIVERY_RETRY_SECONDS);
	await environment.DB.prepare(
		`UPDATE outbox SET last_error = ?1, leased_until = '', due_at = ?2, state = ?3, settled_at = ?4
		 WHERE id = ?5 AND state = 'waiting'`,
	)
		.bind(
			reason,
			after(now, job.kind === "digest" ? delay : delay + overdueAfter(environment)),
			dead ? "dead" : "waiting",
			dead ? now.toISOString() : null,
			job.id,
		)
		.run();
	return dead ? undefined : delay;
}

/** The queue has given a message up: its job is dead, unless it was sent after all. */
export async function markDead({ DB }: Environment, id: string, now: Date): Promise<void> {
	await DB.prepare("UPDATE outbox SET state = 'dead', settled_at = ?1 WHERE id = ?2 AND state = 'waiting'")
		.bind(now.toISOString(), id)
		.run();
}

/** Waiting jobs whose message got lost: they count as queued again from now on. */
export async function takeOverdue(environment: Environment, now: Date): Promise<string[]> {
	const { results } = await environment.DB.prepare(
		`UPDATE outbox SET due_at = ?1
		 WHERE id IN (
			SELECT id FROM outbox
			WHERE kind <> 'digest' AND state = 'waiting' AND due_at <= ?2 AND leased_until <= ?2
			ORDER BY due_at LIMIT 500
		 )
		 RETURNING id`,
	)
		.bind(after(now, overdueAfter(environment)), now.toISOString())
		.all<{ id: string }>();
	return results.map(({ id }) => id);
}
