import { readBody } from "../http/read-body.ts";
import { methodNotAllowed } from "../http/resource-response.ts";
import { isSameOrigin } from "../http/same-origin.ts";

/** What a beacon carried, or the answer that refuses it. */
type Beacon = { body: unknown } | { refusal: Response };

/**
 * Reads the JSON that a browser posts about a page of this site.
 *
 * @param options.types media types taken, without parameters
 * @param options.limit most bytes of a body
 */
export async function readBeacon(
	request: Request,
	options: { types: readonly string[]; limit: number },
): Promise<Beacon> {
	if (request.method !== "POST") return { refusal: methodNotAllowed("POST") };
	if (!isSameOrigin(request)) return { refusal: empty(403) };
	const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
	if (!options.types.includes(type.trim().toLowerCase())) return { refusal: empty(415) };
	const bytes = await readBody(request, options.limit);
	if (bytes === "tooLarge") return { refusal: empty(413) };
	try {
		return { body: JSON.parse(new TextDecoder().decode(bytes)) };
	} catch {
		return { refusal: empty(400) };
	}
}

/** Nobody reads the answer to a beacon: a status is all of it. */
export function empty(status: number): Response {
	return new Response(null, { status, headers: { "cache-control": "no-store" } });
}

/** Today as counts have it, in UTC. */
export function today(): string {
	return new Date().toISOString().slice(0, 10);
}
