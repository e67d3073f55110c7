import type { MiddlewareFunction } from "react-router";
import { wantsMarkdown } from "../.server/cache/edge-cache.ts";
import { markdownPage } from "../site/corpus/markdown-page.server.ts";
import { absolute } from "../site/pages/absolute.server.ts";
import { hrefOf } from "../site/pages/page-table.ts";
import { pageRefContext } from "./page.ts";

/**
 * Answers a request for a page with `Accept: text/markdown` with the page as Markdown. A page that does not exist goes
 * its usual way and is a 404. Kept out of search results: the HTML is the page, this is another form of it.
 */
export const markdownMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const ref = wantsMarkdown(request) && isRead(request) ? context.get(pageRefContext) : null;
	const text = ref && markdownPage(ref);
	if (!text) return next();
	return new Response(request.method === "HEAD" ? null : text, {
		headers: {
			"content-type": "text/markdown; charset=utf-8",
			"content-language": ref.locale,
			// The edge cache keeps it under a key of its own (`.server/cache`).
			"cache-control": "public, max-age=0, must-revalidate, s-maxage=3600",
			vary: "Accept",
			"x-robots-tag": "noindex",
			link: `<${absolute(hrefOf(ref))}>; rel="canonical"`,
		},
	});
};

/** Data requests of client navigations ask for anything; only a document has a Markdown form. */
function isRead(request: Request): boolean {
	const read = request.method === "GET" || request.method === "HEAD";
	return read && !new URL(request.url).pathname.endsWith(".data");
}
