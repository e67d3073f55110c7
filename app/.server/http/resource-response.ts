/**
 * The answer to a GET or HEAD of a machine route: its text with an ETag, or 304 when the reader has it already. Any
 * other method is 405 with `Allow`. The text changes with a deploy only, so it is fresh for an hour and cheap to ask
 * for again.
 */
export async function resourceResponse(request: Request, contentType: string, text: string): Promise<Response> {
	if (request.method !== "GET" && request.method !== "HEAD") return methodNotAllowed("GET, HEAD");
	const headers = { etag: await etagOf(text), "cache-control": "public, max-age=3600" };
	if (matches(request.headers.get("if-none-match"), headers.etag)) return new Response(null, { status: 304, headers });
	return new Response(request.method === "HEAD" ? null : text, {
		headers: { ...headers, "content-type": contentType },
	});
}

/** 405, with the methods that a route takes (RFC 9110, section 15.5.6). */
export function methodNotAllowed(allow: string): Response {
	return new Response("Method not allowed\n", {
		status: 405,
		headers: { allow, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
	});
}

async function etagOf(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	const hex = Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, "0"));
	return `"${hex.join("")}"`;
}

/** `If-None-Match` compares weakly: a proxy that compressed the answer has put `W/` before the tag. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
	if (!ifNoneMatch) return false;
	return ifNoneMatch
		.split(",")
		.map((tag) => tag.trim())
		.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag);
}
