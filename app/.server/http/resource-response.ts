import { sha256 } from "../sha256.ts";
import { methodError } from "./method.ts";
import { preferredLocale } from "./negotiate.ts";
import { problem } from "./problem.ts";

/**
 * The answer to a GET or HEAD of a resource route: its text with an ETag, or 304 when the reader has it already. The
 * text changes with a deploy only, so it is fresh for an hour and cheap to ask for again.
 */
export async function resourceResponse(request: Request, contentType: string, text: string): Promise<Response> {
	const wrongMethod = methodError(request, ["GET", "HEAD"]);
	if (wrongMethod) return problem(wrongMethod, preferredLocale(request));
	const headers = { etag: `"${(await sha256(text)).slice(0, 32)}"`, "cache-control": "public, max-age=3600" };
	if (matchesEtag(request.headers.get("if-none-match"), headers.etag))
		return new Response(null, { status: 304, headers });
	return new Response(request.method === "HEAD" ? null : text, {
		headers: { ...headers, "content-type": contentType },
	});
}

/** `If-None-Match` compares weakly: a proxy that compressed the answer has put `W/` before the tag. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
	if (!ifNoneMatch) return false;
	return ifNoneMatch
		.split(",")
		.map((tag) => tag.trim())
		.some((tag) => tag === "*" || withoutWeakness(tag) === withoutWeakness(etag));
}

function withoutWeakness(tag: string): string {
	return tag.replace(/^W\//, "");
}
