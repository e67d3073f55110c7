import type { Environment } from "../environment.ts";
import { log } from "../log.ts";
import { reasonOf } from "./deliver.ts";
import { digestLetter } from "./emails.ts";
import { claimDigest, markDelivered, markFailed } from "./jobs.ts";
import { send } from "./mailer.ts";
import { type StoredInquiry, storedInquiry } from "./stored-inquiry.ts";

/** Enquiries in one letter: with 5000 characters each it stays far below the 5 MiB that the mail service takes. */
const perLetter = 25;

/** Letters in one run. After a flood, the runs of the sweep send the rest. */
const perRun = 10;

/**
 * Sends the flagged enquiries to the firm: somebody looks at each of them, since a flag can be wrong.
 *
 * @param which `all` once a day; `due` for what a failed or full run has left.
 */
export async function sendDigest(environment: Environment, now: Date, which: "all" | "due"): Promise<void> {
	for (let letters = 0; letters < perRun; letters++) {
		const jobs = await claimDigest(environment, now, perLetter, which === "all");
		if (jobs.length === 0) return;
		const found = await Promise.all(jobs.map(({ reference }) => storedInquiry(environment.DB, reference)));
		const inquiries = found.filter((inquiry): inquiry is StoredInquiry => inquiry !== undefined);
		try {
			if (inquiries.length > 0) {
				await send(environment, digestLetter(inquiries, environment.MAIL_TO), `digest.${jobs[0]?.id}`);
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
