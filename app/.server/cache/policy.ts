import { isPathOf } from "../../site/pages/page-table.ts";
import { prefersMarkdown } from "../http/negotiate.ts";

/** How long a rendered page may be reused, in seconds. A deploy ends it sooner, because the version is in the key. */
export const lifetime = 3600;

/**
 * Query parameters that change the response: requests with them are never cached. (`_routes` requests part of a page on
 * a client navigation.) Other parameters do not matter: they are not in the key, and the page is rendered without them.
 */
export const varyingParams = ["ref", "q", "page", "topic", "_routes"] as const;

/**
 * The paths of pages and of their data, as the page table spells them. Any other spelling is redirected, so that one
 * page cannot fill the cache under many keys. Resource routes are excluded: browsers cache them by ETag.
 */
const pagePath = /^(\/|(?!\/api\/)(\/[a-z0-9_-]+)+(\.data)?)$/;

/**
 * The cache key of a request, or `undefined` if its response must not be cached. The host is not in the key: pages are
 * the same under every host.
 */
export function cacheKey(request: Request, version: string): string | undefined {
	if (request.method !== "GET" && request.method !== "HEAD") return undefined;
	const { pathname, search, searchParams } = new URL(request.url);
	if (!pagePath.test(pathname)) return undefined;
	// Contact shows a visitor's own enquiry.
	if (isPathOf("contact", pathname)) return undefined;
	if (search !== "" && varyingParams.some((name) => searchParams.has(name))) return undefined;
	const format = prefersMarkdown(request) ? "markdown" : "html";
	return `https://edge-cache.invalid/${encodeURIComponent(version)}/${format}${pathname}`;
}

/**
 * The request that is rendered for all requests with the same key. It is a GET, because a HEAD response has no body to
 * store. Of the visitor's request it keeps only the requested format, so nothing they send can reach a page that others
 * see.
 */
export function sharedRequest(request: Request): Request {
	const { origin, pathname } = new URL(request.url);
	return new Request(origin + pathname, { headers: { accept: request.headers.get("accept") ?? "*/*" } });
}

/** A route marks its response as the same for everybody with `s-maxage` (RFC 9111, section 5.2.2.10). */
export function isCacheable(response: Response): boolean {
	return response.status === 200 && /\bs-maxage=\d/.test(response.headers.get("cache-control") ?? "");
}

/**
 * The outgoing `Cache-Control`. `s-maxage` is meant for this cache only: other caches would not notice a deploy.
 * Errors, and responses without the header, must not be cached.
 */
export function outgoingCacheControl({ status, headers }: Response): string {
	const value = headers.get("cache-control");
	if (status >= 400 || !value) return "no-store";
	return value.replace(/,\s*s-maxage=\d+/, "");
}
