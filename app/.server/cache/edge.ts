import { errorFields, log } from "../log.ts";
import { within } from "../within.ts";
import { type CachedResponse, cachedResponse } from "./cached-response.ts";
import { lifetime } from "./policy.ts";

/**
 * The Cache API of a location, shared by its isolates: once one of them has rendered a page, the others need not. If
 * the cache fails or is slow, the page is rendered.
 */
const ownHeaders = {
	/** The page's own `cache-control`; the stored entry has a different one for the Cache API. */
	cacheControl: "x-page-cache-control",
	expires: "x-page-expires",
} as const;

/** Milliseconds to wait for an entry. A visitor is waiting too. */
const timeout = 500;

/** Headers that describe the entry rather than the page. */
const aboutEntry = ["age", "cf-cache-status", "content-length", "date", ...Object.values(ownHeaders)];

/** The stored page, if there is one that has not expired. */
export async function readEdge(key: string): Promise<CachedResponse | undefined> {
	try {
		const entry = await within(timeout, edge()?.match(key) ?? Promise.resolve(undefined));
		const expires = Number(entry?.headers.get(ownHeaders.expires));
		if (!entry || !(expires > Date.now())) return undefined;
		const headers = new Headers(entry.headers);
		headers.set("cache-control", entry.headers.get(ownHeaders.cacheControl) ?? "no-store");
		for (const name of aboutEntry) headers.delete(name);
		return await cachedResponse(new Response(null, { headers }), await entry.text(), expires);
	} catch (error) {
		log("warn", "cache.read.failed", errorFields(error));
		return undefined;
	}
}

/** @param text The rendered page */
export async function writeEdge(key: string, rendered: Response, text: string, expires: number): Promise<void> {
	try {
		const headers = new Headers(rendered.headers);
		headers.set(ownHeaders.cacheControl, headers.get("cache-control") ?? "no-store");
		headers.set(ownHeaders.expires, String(expires));
		headers.set("cache-control", `public, max-age=${lifetime}`);
		await edge()?.put(key, new Response(text, { headers }));
	} catch (error) {
		log("warn", "cache.write.failed", errorFields(error));
	}
}

/** Bare workerd has no Cache API unless configured, and the DOM type has no `default`. */
function edge(): Cache | undefined {
	if (typeof caches === "undefined" || !("default" in caches)) return undefined;
	return caches.default instanceof Cache ? caches.default : undefined;
}
