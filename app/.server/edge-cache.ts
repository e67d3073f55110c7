import { errorFields, log } from "./log.ts";
import type { Template } from "./nonce.ts";
import { template } from "./nonce.ts";

/** How long a rendered page may be served again, in seconds. A deploy ends it sooner: the version is in the key. */
const life = 3600;

/** Bytes of pages that an isolate keeps; it has 128 MB in all. */
const memoryLimit = 24 * 1024 * 1024;

/** Queries whose answer is its own: these are never cached. Any other query does not matter and is left out. */
const telling = ["ref", "q", "page", "topic"];

/** An answer that can be sent many times. */
export interface Kept {
	status: number;
	headers: [string, string][];
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
	render: () => Promise<Response>,
): Promise<{ kept: Kept; state: CacheState } | { response: Response; state: CacheState }> {
	const key = cacheKey(request, options.version);
	if (!key) return { response: await render(), state: "bypass" };

	const remembered = memory.get(key);
	if (remembered && remembered.expires > Date.now()) return { kept: remembered, state: "hit" };

	const stored = await fromEdge(key, options.placeholder);
	if (stored) {
		remember(key, stored);
		return { kept: stored, state: "edge" };
	}

	const response = await render();
	if (!keepable(response)) return { response, state: "bypass" };
	const text = await response.text();
	const kept: Kept = {
		status: response.status,
		headers: [...response.headers].filter(([name]) => name !== "x-request-id"),
		page: template(text, options.placeholder),
		expires: Date.now() + life * 1000,
	};
	remember(key, kept);
	options.waitUntil(toEdge(key, kept));
	return { kept, state: "miss" };
}

/** The key of a request whose answer may be kept; nothing for the others. */
export function cacheKey(request: Request, version: string): string | undefined {
	if (request.method !== "GET" && request.method !== "HEAD") return undefined;
	const url = new URL(request.url);
	if (telling.some((name) => url.searchParams.has(name))) return undefined;
	// A client navigation may ask for some routes only: that answer is part of a page.
	if (url.searchParams.has("_routes")) return undefined;
	const format = wantsMarkdown(request) ? "markdown" : "html";
	return `https://edge-cache.invalid/${encodeURIComponent(version)}/${format}${url.pathname}`;
}

/** Whether a request asks for the Markdown of a page rather than for HTML. */
export function wantsMarkdown(request: Request): boolean {
	const accept = request.headers.get("accept") ?? "";
	return /(^|,)\s*text\/markdown\s*(;|,|$)/i.test(accept);
}

function keepable(response: Response): boolean {
	return response.status === 200 && /\bs-maxage=\d/.test(response.headers.get("cache-control") ?? "");
}

function remember(key: string, kept: Kept): void {
	forget(key);
	memory.set(key, kept);
	memorySize += kept.page.bytes.length;
	// A Map keeps the order of insertion: the first key is the oldest.
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

async function fromEdge(key: string, placeholder: string): Promise<Kept | undefined> {
	try {
		const response = await edge()?.match(key);
		if (!response) return undefined;
		const headers = [...response.headers].filter(
			([name]) => !["cf-cache-status", "x-kept-cache-control", "cache-control"].includes(name),
		);
		const cacheControl = response.headers.get("x-kept-cache-control");
		if (cacheControl) headers.push(["cache-control", cacheControl]);
		return {
			status: 200,
			headers,
			page: template(await response.text(), placeholder),
			expires: Date.now() + life * 1000,
		};
	} catch (error) {
		log("warn", "cache.read.failed", errorFields(error));
		return undefined;
	}
}

async function toEdge(key: string, kept: Kept): Promise<void> {
	try {
		const headers = new Headers(kept.headers);
		headers.set("x-kept-cache-control", headers.get("cache-control") ?? "");
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
