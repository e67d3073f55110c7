import { ProblemError } from "../http/problem.ts";
import { type Accepted, readJson } from "../http/read-json.ts";
import { errorFields, log } from "../log.ts";
import { within } from "../within.ts";

/** Milliseconds. A count is worth no longer hold of a request. */
const timeout = 3000;

/**
 * Reads the JSON that a browser posts about a page of this site.
 *
 * @throws the answer that refuses it
 */
export async function readBeacon(request: Request, accepted: Accepted): Promise<unknown> {
	try {
		return await readJson(request, accepted);
	} catch (error) {
		if (error instanceof ProblemError) throw empty(error.status, error.headers);
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
