import type { Environment } from "../environment.ts";
import { log } from "../log.ts";
import { alertDead } from "./dead-letters.ts";
import { sendDigest } from "./digest.ts";
import { enqueue, takeOverdue } from "./jobs.ts";

/** Every five minutes: queues whatever is overdue anew, and makes up for a digest or an alert that failed. */
export async function sweep(environment: Environment, now: Date): Promise<void> {
	const overdue = await takeOverdue(environment, now);
	if (overdue.length > 0) log("warn", "delivery.overdue", { jobs: overdue.length });
	await enqueue(environment, overdue);
	await alertDead(environment);
	await sendDigest(environment, now, "due");
}
