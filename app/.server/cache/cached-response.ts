import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { hydrationParam, splitHydration } from "../../boot/hydration.ts";
import { matchesEtag } from "../http/resource-response.ts";
import { sha256 } from "../sha256.ts";
import { outgoingCacheControl } from "./policy.ts";

/** A response that is sent many times, byte for byte the same. Its bodies are kept compressed and go out as they are. */
export interface CachedResponse {
	status: number;
	/** As they go out. */
	headers: Headers;
	body: Brotli;
	/** What hydrates a page, under the name by which the page asks for it. */
	hydration?: { name: string; body: Brotli } | undefined;
	/** Milliseconds since 1970. */
	expires: number;
}

type Brotli = Uint8Array<ArrayBuffer>;

export async function cachedResponse(response: Response, text: string, expires: number): Promise<CachedResponse> {
	const headers = new Headers(response.headers);
	headers.set("cache-control", outgoingCacheControl(response));
	headers.append("vary", "Accept-Encoding");
	const { page, hydration } = await splitHydration(text, nameOf);
	headers.set("etag", `W/"${await nameOf(page)}"`);
	return {
		status: response.status,
		headers,
		body: compressed(page),
		hydration: hydration && { name: hydration.name, body: compressed(hydration.json) },
		expires,
	};
}

/** The answer that most visitors get. */
export function respondFromCache(request: Request, cached: CachedResponse): Response {
	const { status, headers, body, hydration } = cached;
	const asked = hydrationAsked(request);
	if (asked !== null) {
		// A page from before a deploy, or from another isolate that saw other content.
		if (asked !== hydration?.name) return send(request, compressed("{}"), 404, new Headers(headers), "no-store");
		const json = new Headers(headers);
		json.set("content-type", "application/json");
		json.delete("etag");
		return send(request, hydration.body, status, json, "public, max-age=86400, immutable");
	}
	if (matchesEtag(request.headers.get("if-none-match"), headers.get("etag") ?? "")) {
		return new Response(null, { status: 304, headers });
	}
	return send(request, body, status, new Headers(headers));
}

function hydrationAsked(request: Request): string | null {
	return request.url.includes(hydrationParam) ? new URL(request.url).searchParams.get(hydrationParam) : null;
}

/** Who does not take Brotli gets the body as it is, and from Cloudflare with gzip. */
function send(request: Request, body: Brotli, status: number, headers: Headers, cacheControl?: string): Response {
	if (cacheControl) headers.set("cache-control", cacheControl);
	if (!/\bbr\b/.test(acceptEncoding(request))) {
		const plain = request.method === "HEAD" ? null : new Uint8Array(brotliDecompressSync(body));
		return new Response(plain, { status, headers });
	}
	headers.set("content-encoding", "br");
	return new Response(request.method === "HEAD" ? null : body, { status, headers, encodeBody: "manual" });
}

const nameOf = async (text: string) => (await sha256(text)).slice(0, 16);

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** Of 0 to 11. The first visitor does not wait: 5 ms of processor time for the home page. */
const atOnce = 5;
/** A tenth smaller, in 200 ms: after the first visitor has been served, once a page and isolate. */
const best = 11;

/** Compresses a stored page as much as can be. */
export async function compressBest(cached: CachedResponse): Promise<void> {
	cached.body = compressed(brotliDecompressSync(cached.body), best);
	if (cached.hydration) cached.hydration.body = compressed(brotliDecompressSync(cached.hydration.body), best);
}

function compressed(text: string | Uint8Array, quality = atOnce): Brotli {
	const bytes = Buffer.from(text);
	const params = {
		[BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
		[BROTLI_PARAM_QUALITY]: quality,
		[BROTLI_PARAM_SIZE_HINT]: bytes.length,
	};
	return new Uint8Array(brotliCompressSync(bytes, { params }));
}

/** What the visitor takes: Cloudflare replaces the header, and says here what it was. */
function acceptEncoding(request: Request): string {
	const { clientAcceptEncoding } = request.cf ?? {};
	return typeof clientAcceptEncoding === "string"
		? clientAcceptEncoding
		: (request.headers.get("accept-encoding") ?? "");
}
