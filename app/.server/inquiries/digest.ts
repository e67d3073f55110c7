import type { Environment } from "../environment.ts";
import { log } from "../log.ts";
import { reasonOf } from "./deliver.ts";
import { digestEmail } from "./emails.ts";
import { claimDigest, markDelivered, markFailed } from "./jobs.ts";
import { send } from "./mailer.ts";
import { type StoredInquiry, storedInquiry } from "./stored-inquiry.ts";

/** Enquiries per email: with 5000 characters each it stays far below the mail service's limit of 5 MiB. */
const perEmail = 25;

/** Emails per run. After a flood, the next runs send the rest. */
const perRun = 10;

/** Sends the flagged enquiries that are due to the firm: somebody looks at each of them, since a flag can be wrong. */
export async function sendDigest(environment: Environment, now: Date): Promise<void> {
	for (let emails = 0; emails < perRun; emails++) {
		const jobs = await claimDigest(environment, now, perEmail);
		if (jobs.length === 0) return;
		const found = await Promise.all(jobs.map(({ reference }) => storedInquiry(environment.DB, reference)));
		const inquiries = found.filter((inquiry): inquiry is StoredInquiry => inquiry !== undefined);
		try {
			if (inquiries.length > 0) {
				await send(environment, digestEmail(inquiries, environment.MAIL_TO), `digest.${jobs[0]?.id}`);
			}
		} catch (error) {
			for (const job of jobs) await markFailed(environment, job, reasonOf(error), now);
			return;
		}
		await markDelivered(
			environment,
			jobs.map(({ id }) => id),
			now,
		);
		log("info", "digest.sent", { inquiries: inquiries.length });
	}
}
