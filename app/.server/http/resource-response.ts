import { sha256 } from "../sha256.ts";
import { methodError } from "./method.ts";
import { preferredLocale } from "./negotiate.ts";
import { problem } from "./problem.ts";

/**
 * The response to a GET or HEAD of a resource route: the text with an ETag, or 304 if the client already has it. The
 * text changes only with a deploy, so it is fresh for an hour and cheap to revalidate.
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

/** `If-None-Match` compares weakly: a proxy that compresses a response prefixes the tag with `W/`. */
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
