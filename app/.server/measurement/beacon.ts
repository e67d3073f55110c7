import { ProblemError } from "../http/problem.ts";
import { readJson } from "../http/read-json.ts";
import { errorFields, log } from "../log.ts";
import { within } from "../within.ts";

/** Milliseconds. A count is worth no longer hold of a request. */
const timeout = 3000;

/** What a beacon carried, or the answer that refuses it. */
type Beacon = { body: unknown } | { refusal: Response };

/**
 * Reads the JSON that a browser posts about a page of this site.
 *
 * @param options.types media types taken, without parameters
 * @param options.limit most bytes of a body
 * @param options.rate how often a visitor may post; asked before the body is read
 */
export async function readBeacon(
	request: Request,
	options: { types: readonly string[]; limit: number; rate: RateLimit },
): Promise<Beacon> {
	try {
		return { body: await readJson(request, options) };
	} catch (error) {
		if (error instanceof ProblemError) return { refusal: empty(error.status, error.headers) };
		throw error;
	}
}

/** The answer to a beacon once it is counted, or could not be: `event` says so then. */
export async function answerCounted(event: string, counting: Promise<void>): Promise<Response> {
	try {
		await within(timeout, counting);
		return empty(204);
	} catch (error) {
		log("warn", event, errorFields(error));
		return empty(503);
	}
}

/** Nobody reads the answer to a beacon: a status is all of it. */
export function empty(status: number, headers: Readonly<Record<string, string>> = {}): Response {
	return new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** Today as counts have it, in UTC. */
export function today(): string {
	return new Date().toISOString().slice(0, 10);
}
