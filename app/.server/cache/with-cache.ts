import type { Handler, Visit } from "../handler.ts";
import { type CachedResponse, cachedResponse, compressBest, respondFromCache } from "./cached-response.ts";
import { readEdge, writeEdge } from "./edge.ts";
import { pageMemory } from "./memory.ts";
import { cacheKey, isCacheable, lifetime, outgoingCacheControl, sharedRequest } from "./policy.ts";

/** `hit`: from the isolate's memory. `edge`: from the location's Cache API. `bypass`: not cacheable. */
type Found = { state: "hit" | "edge" | "miss"; cached: CachedResponse } | { state: "bypass"; response: Response };

/**
 * Renders a page once per deploy, path and format, then serves it from the isolate's memory, backed by the location's
 * Cache API. `policy.ts` decides what is cached.
 */
export function withCache(next: Handler, memory = pageMemory()): Handler {
	async function find(request: Request, visit: Visit): Promise<Found> {
		const key = cacheKey(request, `${visit.environment.VERSION.id}-${BUILD_ID}`);
		if (!key) return { state: "bypass", response: await next(request, visit) };
		const inMemory = memory.get(key);
		if (inMemory) return { state: "hit", cached: inMemory };
		const atEdge = await readEdge(key);
		if (atEdge) {
			memory.set(key, atEdge, { ttl: atEdge.expires - Date.now() });
			visit.waitUntil(compressBest(atEdge));
			return { state: "edge", cached: atEdge };
		}
		const response = await next(sharedRequest(request), visit);
		if (!isCacheable(response)) return { state: "bypass", response };
		const text = await response.text();
		const expires = Date.now() + lifetime * 1000;
		const cached = await cachedResponse(response, text, expires);
		memory.set(key, cached);
		visit.waitUntil(writeEdge(key, response, text, expires).then(() => compressBest(cached)));
		return { state: "miss", cached };
	}

	return async (request, visit) => {
		const found = await find(request, visit);
		const response =
			"cached" in found ? respondFromCache(request, found.cached) : respondUncached(request, found.response, visit);
		// Hits are stored with this header and sent as they are.
		if (found.state !== "hit") response.headers.set("server-timing", `cache;desc=${found.state}`);
		return response;
	};
}

/** For development: renders every page again, and keeps browsers from storing it. */
export function withoutCache(next: Handler): Handler {
	return async (request, visit) => {
		const response = respondUncached(request, await next(request, visit), visit);
		response.headers.set("cache-control", "no-store");
		return response;
	};
}

function respondUncached(request: Request, response: Response, { requestId }: Visit): Response {
	response.headers.set("cache-control", outgoingCacheControl(response));
	response.headers.set("x-request-id", requestId);
	// Pages are rendered with GET even for a HEAD, and this one turned out not to be cacheable.
	return request.method === "HEAD" ? new Response(null, response) : response;
}
