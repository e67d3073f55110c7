import { errorFields, log } from "../log.ts";
import { within } from "../within.ts";
import { visitorKey } from "./visitor.ts";

/** The period of the rate limits in `wrangler.toml`, in seconds. After it a visitor may try again. */
export const rateLimitPeriod = 60;

/** Milliseconds. A visitor is waiting. */
const timeout = 1000;

/**
 * Whether a visitor has exceeded a rate limit. If the limiter fails or is slow, the request is allowed and the failure
 * is logged.
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
