import { errorFields, log } from "../log.ts";
import { within } from "../within.ts";
import { visitorKey } from "./visitor.ts";

/** The period of the rate limits in `wrangler.toml`, in seconds: after it a visitor may try again. */
export const rateLimitPeriod = 60;

/** Milliseconds. A visitor waits for this. */
const timeout = 1000;

/**
 * Whether a visitor has made more requests than a rate limit allows. A limiter that fails or is late holds nobody back:
 * the log says so.
 */
export async function overLimit(limit: RateLimit, request: Request): Promise<boolean> {
	try {
		const { success } = await within(timeout, limit.limit({ key: await visitorKey(request) }));
		return !success;
	} catch (error) {
		log("warn", "rate-limit.failed", errorFields(error));
		return false;
	}
}
