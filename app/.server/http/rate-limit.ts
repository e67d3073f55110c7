import { visitorKey } from "./visitor.ts";

/** The period of the rate limits in `wrangler.toml`, in seconds: after it a visitor may try again. */
export const rateLimitPeriod = 60;

/** Whether a visitor has made more requests than a rate limit allows. */
export async function overLimit(limit: RateLimit, request: Request): Promise<boolean> {
	const { success } = await limit.limit({ key: await visitorKey(request) });
	return !success;
}
