import type { MiddlewareFunction } from "react-router";
import { prefersMarkdown } from "../.server/http/negotiate.ts";
import { markdownPage } from "../site/corpus/markdown-page.server.ts";
import { absolute } from "../site/pages/absolute.server.ts";
import { pageRefContext } from "../site/pages/page-context.ts";
import { hrefOf } from "../site/pages/page-table.ts";

/**
 * Answers a page request that sends `Accept: text/markdown` with the page as Markdown. A page that does not exist takes
 * the usual route to a 404. Not indexed: the HTML is the page, and this is another form of it.
 */
export const markdownMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const ref = prefersMarkdown(request) && isRead(request) ? context.get(pageRefContext) : null;
	const text = ref && markdownPage(ref);
	if (!text) return next();
	return new Response(request.method === "HEAD" ? null : text, {
		headers: {
			"content-type": "text/markdown; charset=utf-8",
			"content-language": ref.locale,
			// Has its own cache key (`.server/cache/policy.ts`).
			"cache-control": "public, max-age=0, must-revalidate, s-maxage=3600",
			vary: "Accept",
			"x-robots-tag": "noindex",
			link: `<${absolute(hrefOf(ref))}>; rel="canonical"`,
		},
	});
};

/** Data requests of client navigations accept anything; only a document has a Markdown form. */
function isRead(request: Request): boolean {
	const read = request.method === "GET" || request.method === "HEAD";
	return read && !new URL(request.url).pathname.endsWith(".data");
}
