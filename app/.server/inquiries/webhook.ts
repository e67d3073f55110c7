import { Webhook } from "standardwebhooks";
import type { Environment } from "../environment.ts";
import type { Job } from "./jobs.ts";
import type { StoredInquiry } from "./stored-inquiry.ts";

/** Milliseconds until the receiver must have answered. */
const timeout = 10_000;

/** A delivery that did not arrive. The message goes into the log and the database: it never quotes the other side. */
export class DeliveryError extends Error {
	override name = "DeliveryError";
}

/**
 * Posts an enquiry to the configured address, signed after the Standard Webhooks scheme. The job's id is the
 * `webhook-id`: the same in each attempt, so that a receiver recognizes a repetition. A redirect is a failure, because
 * nobody has configured where it leads.
 *
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function postWebhook(
	{ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Pick<Environment, "WEBHOOK_URL" | "WEBHOOK_SECRET">,
	job: Job,
	inquiry: StoredInquiry,
	now: Date,
): Promise<void> {
	if (!url || !secret) throw new DeliveryError("webhook not configured");
	const payload = JSON.stringify({
		type: "inquiry.received",
		timestamp: inquiry.received_at,
		data: { ...inquiry, sms_consent: inquiry.sms_consent === 1, flags: inquiry.flags.split(" ").filter(Boolean) },
	});
	const response = await fetch(url, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"webhook-id": job.id,
			"webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
			"webhook-signature": signer(secret).sign(job.id, now, payload),
		},
		body: payload,
		redirect: "manual",
		signal: AbortSignal.timeout(timeout),
	});
	await response.body?.cancel();
	if (!response.ok) throw new DeliveryError(`webhook answered ${response.status}`);
}

function signer(secret: string): Webhook {
	try {
		return new Webhook(secret);
	} catch {
		throw new DeliveryError("WEBHOOK_SECRET is not base64");
	}
}
