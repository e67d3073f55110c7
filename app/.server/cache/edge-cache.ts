import { pages } from "../../site/pages/page-table.ts";
import { type Template, template } from "../http/nonce.ts";
import { errorFields, log } from "../log.ts";

/** How long a rendered page may be served again, in seconds. A deploy ends it sooner: the version is in the key. */
const life = 3600;

/** Bytes of pages that an isolate keeps; it has 128 MB in all. */
const memoryLimit = 24 * 1024 * 1024;

/**
 * Queries whose answer is its own: these are never cached. (`_routes` asks for a part of a page on a client
 * navigation.) Any other query does not matter: it is not in the key, and the page is rendered without it.
 */
const telling = ["ref", "q", "page", "topic", "_routes"];

/** Contact shows a visitor's own enquiry. */
const neverKept = new Set<string>(Object.values(pages.contact));

/** An answer that can be sent many times. */
export interface Kept {
	status: number;
	headers: Headers;
	page: Template;
	expires: number;
}

export type CacheState = "hit" | "edge" | "miss" | "bypass";

const memory = new Map<string, Kept>();
let memorySize = 0;

/**
 * Pages render once per deploy, path, language and format. They are kept in the isolate's memory, bounded, in front
 * of the Cache API of the location. Only a GET answered 200 whose route says `s-maxage` is kept: never an error, the
 * answer to a POST, Contact, or an answer that depends on a query. When the cache fails, the page is rendered.
 */
export async function cached(
	request: Request,
	options: { version: string; placeholder: string; waitUntil: (promise: Promise<unknown>) => void },
	render: (request: Request) => Promise<Response>,
): Promise<{ kept: Kept; state: CacheState } | { response: Response; state: CacheState }> {
	const key = cacheKey(request, options.version);
	if (!key) return { response: await render(request), state: "bypass" };

	const remembered = recall(key);
	if (remembered) return { kept: remembered, state: "hit" };

	const stored = await fromEdge(key, options.placeholder);
	if (stored) {
		remember(key, stored);
		return { kept: stored, state: "edge" };
	}

	const response = await render(forEverybody(request));
	if (!keepable(response)) return { response, state: "bypass" };
	const kept: Kept = {
		status: response.status,
		headers: new Headers(response.headers),
		page: template(await response.text(), options.placeholder),
		expires: Date.now() + life * 1000,
	};
	remember(key, kept);
	options.waitUntil(toEdge(key, kept));
	return { kept, state: "miss" };
}

/**
 * The key of a request whose answer may be kept; nothing for the others. A path in any other than its one right form
 * has none: it is redirected, and one page must not fill the cache under many spellings.
 */
export function cacheKey(request: Request, version: string): string | undefined {
	if (request.method !== "GET" && request.method !== "HEAD") return undefined;
	const url = new URL(request.url);
	const { pathname } = url;
	if (!/^(\/|(\/[a-z0-9._-]+)+)$/.test(pathname)) return undefined;
	if (neverKept.has(pathname.replace(/\.data$/, ""))) return undefined;
	if (url.search !== "" && telling.some((name) => url.searchParams.has(name))) return undefined;
	const format = wantsMarkdown(request) ? "markdown" : "html";
	return `https://edge-cache.invalid/${encodeURIComponent(version)}/${format}${pathname}`;
}

/**
 * The request that stands for all that share its key. A GET, because what a HEAD is answered has no body to keep; and
 * without the query, so that nothing a visitor wrote there can reach the page that others get.
 */
function forEverybody(request: Request): Request {
	const { origin, pathname } = new URL(request.url);
	return new Request(origin + pathname, { headers: request.headers });
}

/** Whether a request asks for the Markdown of a page rather than for HTML. */
export function wantsMarkdown(request: Request): boolean {
	const accept = request.headers.get("accept") ?? "";
	return /(^|,)\s*text\/markdown\s*(;|,|$)/i.test(accept);
}

function keepable(response: Response): boolean {
	return response.status === 200 && /\bs-maxage=\d/.test(response.headers.get("cache-control") ?? "");
}

function recall(key: string): Kept | undefined {
	const kept = memory.get(key);
	if (!kept) return undefined;
	memory.delete(key);
	if (kept.expires > Date.now()) {
		// A Map keeps the order of insertion: put back, it is the youngest.
		memory.set(key, kept);
		return kept;
	}
	memorySize -= kept.page.bytes.length;
	return undefined;
}

function remember(key: string, kept: Kept): void {
	forget(key);
	memory.set(key, kept);
	memorySize += kept.page.bytes.length;
	for (const oldest of memory.keys()) {
		if (memorySize <= memoryLimit) break;
		forget(oldest);
	}
}

function forget(key: string): void {
	const kept = memory.get(key);
	if (!kept) return;
	memorySize -= kept.page.bytes.length;
	memory.delete(key);
}

/** Headers of an entry of the Cache API that are about the entry and not about the page. */
const own = ["cache-control", "cf-cache-status", "age", "date", "x-kept-cache-control", "x-kept-expires"];

async function fromEdge(key: string, placeholder: string): Promise<Kept | undefined> {
	try {
		const response = await edge()?.match(key);
		const expires = Number(response?.headers.get("x-kept-expires"));
		if (!response || !(expires > Date.now())) return undefined;
		const headers = new Headers(response.headers);
		for (const name of own) headers.delete(name);
		headers.set("cache-control", response.headers.get("x-kept-cache-control") ?? "no-store");
		return { status: 200, headers, page: template(await response.text(), placeholder), expires };
	} catch (error) {
		log("warn", "cache.read.failed", errorFields(error));
		return undefined;
	}
}

async function toEdge(key: string, kept: Kept): Promise<void> {
	try {
		const headers = new Headers(kept.headers);
		headers.set("x-kept-cache-control", headers.get("cache-control") ?? "");
		headers.set("x-kept-expires", String(kept.expires));
		headers.set("cache-control", `public, max-age=${life}`);
		await edge()?.put(key, new Response(kept.page.bytes, { headers }));
	} catch (error) {
		log("warn", "cache.write.failed", errorFields(error));
	}
}

/** Bare workerd has no Cache API unless it is configured. */
function edge(): Cache | undefined {
	return typeof caches === "undefined" ? undefined : (caches as CacheStorage & { default?: Cache }).default;
}
