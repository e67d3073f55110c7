import { brotliCompressSync, constants } from "node:zlib";
import { hydrationParam, splitHydration } from "../../boot/hydration.ts";
import { matchesEtag } from "../http/resource-response.ts";
import { sha256 } from "../sha256.ts";
import { outgoingCacheControl } from "./policy.ts";

/** A response that is sent many times, byte for byte the same. */
export interface CachedResponse {
	status: number;
	page: EncodedBodies;
	/** The page's hydration data, with the name by which the page requests it. */
	hydration?: (EncodedBodies & { name: string }) | undefined;
	/** Milliseconds since 1970. */
	expires: number;
}

/** A body ready to send, uncompressed and compressed, each with its headers. Nothing is computed per request. */
interface EncodedBodies {
	plain: Encoded;
	brotli: Encoded;
}

interface Encoded {
	bytes: Uint8Array<ArrayBuffer>;
	headers: Headers;
}

/** @param text The rendered page */
export async function cachedResponse(response: Response, text: string, expires: number): Promise<CachedResponse> {
	const headers = new Headers(response.headers);
	headers.set("cache-control", outgoingCacheControl(response));
	headers.set("server-timing", "cache;desc=hit");
	headers.append("vary", "Accept-Encoding");
	const { page, hydration } = await splitHydration(text, nameOf);
	const json = new Headers(headers);
	json.set("content-type", "application/json");
	json.set("cache-control", "public, max-age=86400, immutable");
	headers.set("etag", `W/"${await nameOf(page)}"`);
	return {
		status: response.status,
		page: encodeBodies(page, headers),
		hydration: hydration && { name: hydration.name, ...encodeBodies(hydration.json, json) },
		expires,
	};
}

/** The response that most visitors get. */
export function respondFromCache(request: Request, { status, page, hydration }: CachedResponse): Response {
	const asked = hydrationAsked(request);
	if (asked !== null) {
		if (asked === hydration?.name) return send(request, hydration, status);
		// The page is from before a deploy, or from another isolate that saw other content.
		const headers = new Headers(page.plain.headers);
		headers.set("content-type", "application/json");
		headers.set("cache-control", "no-store");
		headers.delete("etag");
		return new Response(request.method === "HEAD" ? null : "{}", { status: 404, headers });
	}
	const { headers } = page.plain;
	if (matchesEtag(request.headers.get("if-none-match"), headers.get("etag") ?? "")) {
		return new Response(null, { status: 304, headers });
	}
	return send(request, page, status);
}

function hydrationAsked(request: Request): string | null {
	return request.url.includes(hydrationParam) ? new URL(request.url).searchParams.get(hydrationParam) : null;
}

/** Clients that do not accept Brotli get the body uncompressed; Cloudflare may gzip it. */
function send(request: Request, { plain, brotli }: EncodedBodies, status: number): Response {
	const isBrotli = /\bbr\b/.test(acceptEncoding(request));
	const { bytes, headers } = isBrotli ? brotli : plain;
	const body = request.method === "HEAD" ? null : bytes;
	return new Response(body, { status, headers, encodeBody: isBrotli ? "manual" : "automatic" });
}

/** The memory its bodies take, in bytes. */
export function sizeOf({ page, hydration }: CachedResponse): number {
	return [page, hydration].reduce(
		(sum, body) => sum + (body ? body.plain.bytes.length + body.brotli.bytes.length : 0),
		0,
	);
}

const nameOf = async (text: string) => (await sha256(text)).slice(0, 16);

function encodeBodies(text: string, headers: Headers): EncodedBodies {
	const bytes = new TextEncoder().encode(text);
	const encoded = new Headers(headers);
	encoded.set("content-encoding", "br");
	return { plain: { bytes, headers }, brotli: { bytes: compressed(bytes, atOnce), headers: encoded } };
}

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** On a scale of 0 to 11. Does not keep the first visitor waiting: 5 ms of CPU time for the home page. */
const atOnce = 5;
/** A tenth smaller, in 200 ms. Runs after the first visitor has been served, once per page and isolate. */
const best = 11;

/** Recompresses a stored page at the best quality. */
export async function compressBest({ page, hydration }: CachedResponse): Promise<void> {
	page.brotli.bytes = compressed(page.plain.bytes, best);
	if (hydration) hydration.brotli.bytes = compressed(hydration.plain.bytes, best);
}

function compressed(bytes: Uint8Array, quality: number): Uint8Array<ArrayBuffer> {
	const params = {
		[BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
		[BROTLI_PARAM_QUALITY]: quality,
		[BROTLI_PARAM_SIZE_HINT]: bytes.length,
	};
	return new Uint8Array(brotliCompressSync(bytes, { params }));
}

/** The encodings that the visitor accepts. Cloudflare overwrites the header and keeps the original here. */
function acceptEncoding(request: Request): string {
	const { clientAcceptEncoding } = request.cf ?? {};
	return typeof clientAcceptEncoding === "string"
		? clientAcceptEncoding
		: (request.headers.get("accept-encoding") ?? "");
}
