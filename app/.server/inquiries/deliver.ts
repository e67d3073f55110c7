import type { Environment } from "../environment.ts";
import { errorFields, log } from "../log.ts";
import { acknowledgement, firmEmail } from "./emails.ts";
import { claim, type Job, jobMessage, markDelivered, markFailed } from "./jobs.ts";
import { send } from "./mailer.ts";
import { type StoredInquiry, storedInquiry } from "./stored-inquiry.ts";
import { DeliveryError, postWebhook } from "./webhook.ts";

/**
 * The queue's consumer. Each message is settled by itself: what one job does must not make another come again. When the
 * database cannot be asked, the message goes back as it is.
 */
export async function deliverBatch(batch: MessageBatch, environment: Environment): Promise<void> {
	await Promise.all(
		batch.messages.map(async (message) => {
			try {
				const delay = await deliver(message.body, environment);
				if (delay === undefined) message.ack();
				else message.retry({ delaySeconds: delay });
			} catch (error) {
				log("error", "delivery.broken", errorFields(error));
				message.retry({ delaySeconds: environment.DELIVERY_RETRY_SECONDS });
			}
		}),
	);
}

/** Sends what a message asks for. @returns seconds until it is to be tried again; nothing when it is done with. */
async function deliver(body: unknown, environment: Environment): Promise<number | undefined> {
	const message = jobMessage.safeParse(body);
	if (!message.success) {
		log("error", "delivery.unreadable");
		return undefined;
	}
	const job = await claim(environment, message.data.job, new Date());
	// Settled, erased, or in other hands. If those hands fail, the job falls due and the cron queues it anew.
	if (!job) return undefined;
	const inquiry = await storedInquiry(environment.DB, job.reference);
	if (!inquiry) return undefined;
	try {
		await dispatch(job, inquiry, environment);
	} catch (error) {
		return markFailed(environment, job, reasonOf(error), new Date());
	}
	await markDelivered(environment, [job.id], new Date());
	log("info", "delivery.done", { kind: job.kind, attempts: job.attempts });
	return undefined;
}

async function dispatch(job: Job, inquiry: StoredInquiry, environment: Environment): Promise<void> {
	switch (job.kind) {
		case "firm-email":
			return send(environment, firmEmail(inquiry, environment.MAIL_TO), job.id);
		case "acknowledgement":
			if (!inquiry.email) throw new DeliveryError("no address");
			return send(environment, acknowledgement(inquiry.reference, inquiry.language, inquiry.email), job.id);
		case "webhook":
			return postWebhook(environment, job, inquiry, new Date());
		case "digest":
			throw new DeliveryError("a digest job does not go over the queue");
	}
}

/** A word about a failure that quotes nobody: our own message, the mail service's code, or the kind of error. */
export function reasonOf(error: unknown): string {
	if (error instanceof DeliveryError) return error.message;
	if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code.slice(0, 60);
	return error instanceof Error ? error.name : "unknown";
}
