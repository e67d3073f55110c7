import type { MiddlewareFunction } from "react-router";
import { wantsMarkdown } from "../.server/edge-cache.ts";
import { absolute } from "../site/head.server.ts";
import { markdownPage } from "../site/markdown-page.server.ts";
import { hrefOf, pageOfPattern } from "../site/pages.ts";

/**
 * Answers a request for a page with `Accept: text/markdown` with the page as Markdown. A page that does not exist goes
 * its usual way and is a 404. Kept out of search results: the HTML is the page, this is another form of it.
 */
export const markdownMiddleware: MiddlewareFunction<Response> = async ({ request, pattern, params }, next) => {
	const found = wantsMarkdown(request) && isRead(request) ? pageOfPattern(pattern) : undefined;
	const place = found && { ...found, params };
	const text = place && markdownPage(place);
	if (!text) return next();
	return new Response(request.method === "HEAD" ? null : text, {
		headers: {
			"content-type": "text/markdown; charset=utf-8",
			"content-language": place.locale,
			// The edge cache keeps it under a key of its own (`.server/edge-cache.ts`).
			"cache-control": "public, max-age=0, must-revalidate, s-maxage=3600",
			vary: "Accept",
			"x-robots-tag": "noindex",
			link: `<${absolute(hrefOf(place))}>; rel="canonical"`,
		},
	});
};

/** Data requests of client navigations ask for anything; only a document has a Markdown form. */
function isRead(request: Request): boolean {
	const read = request.method === "GET" || request.method === "HEAD";
	return read && !new URL(request.url).pathname.endsWith(".data");
}
