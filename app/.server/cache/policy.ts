import { isPathOf } from "../../site/pages/page-table.ts";
import { prefersMarkdown } from "../http/negotiate.ts";

/** How long a rendered page may be served again, in seconds. A deploy ends it sooner: the version is in the key. */
export const lifetime = 3600;

/**
 * Queries whose answer is their own: these are never cached. (`_routes` asks for a part of a page on a client
 * navigation.) Any other query does not matter: it is not in the key, and the page is rendered without it.
 */
export const varyingParams = ["ref", "q", "page", "topic", "_routes"] as const;

/**
 * The paths of pages and of their data, as the page table writes them. Any other spelling is redirected, and one page
 * must not fill the cache under many. Resource routes are left out: browsers cache them, by ETag.
 */
const pagePath = /^(\/|(?!\/api\/)(\/[a-z0-9_-]+)+(\.data)?)$/;

/**
 * The key of a request whose response may be cached; nothing for the others. The host is not in it: pages are the same
 * under all.
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
 * The request that is rendered for all that share its key. A GET, because the answer to a HEAD has no body to store; and
 * nothing of the visitor but the format they asked for, so that nothing they wrote can reach the page that others get.
 */
export function sharedRequest(request: Request): Request {
	const { origin, pathname } = new URL(request.url);
	return new Request(origin + pathname, { headers: { accept: request.headers.get("accept") ?? "*/*" } });
}

/** A route says with `s-maxage` that its response is the same for everybody (RFC 9111, section 5.2.2.10). */
export function isCacheable(response: Response): boolean {
	return response.status === 200 && /\bs-maxage=\d/.test(response.headers.get("cache-control") ?? "");
}

/**
 * `Cache-Control` as it goes out. `s-maxage` was meant for this cache alone: another one on the way would not hear of a
 * deploy. Errors, and what says nothing, are not for any cache.
 */
export function outgoingCacheControl({ status, headers }: Response): string {
	const value = headers.get("cache-control");
	if (status >= 400 || !value) return "no-store";
	return value.replace(/,\s*s-maxage=\d+/, "");
}
