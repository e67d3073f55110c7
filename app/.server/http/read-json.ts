import { methodError } from "./method.ts";
import { isSameOrigin } from "./origin.ts";
import { ProblemError } from "./problem.ts";
import { overLimit, rateLimitPeriod } from "./rate-limit.ts";
import { type BodyLimits, readBody } from "./read-body.ts";

export interface Accepted extends BodyLimits {
	/** Accepted media types, lower case and without parameters. */
	types: readonly string[];
	/** How often a visitor may post. */
	rate: RateLimit;
}

/**
 * Reads the JSON that a page of this site posts. The cheap checks come first, and the body is not read until they pass:
 * method, origin, media type, rate, then size, time and syntax.
 *
 * @throws {ProblemError} 405, 403, 415, 429, 413, 408 or 400, in that order.
 */
export async function readJson(request: Request, { types, rate, ...limits }: Accepted): Promise<unknown> {
	const wrongMethod = methodError(request, ["POST"]);
	if (wrongMethod) throw wrongMethod;
	if (!isSameOrigin(request)) throw new ProblemError(403);
	const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
	if (!types.includes(type.trim().toLowerCase())) throw new ProblemError(415);
	if (await overLimit(rate, request)) {
		throw new ProblemError(429, { "retry-after": String(rateLimitPeriod) });
	}
	const body = await readBody(request, limits);
	if (body === "tooLarge") throw new ProblemError(413);
	if (body === "tooSlow") throw new ProblemError(408);
	return parse(body);
}

function parse(body: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
	} catch {
		throw new ProblemError(400);
	}
}
