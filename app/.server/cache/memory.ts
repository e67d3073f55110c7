import { LRUCache } from "lru-cache";
import { type CachedResponse, sizeOf } from "./cached-response.ts";
import { lifetime } from "./policy.ts";

/** Bytes of pages that an isolate holds, compressed and uncompressed. It has 128 MB in all. */
const usualLimit = 32 * 1024 * 1024;

/** Pages in an isolate's memory. The least recently used are evicted first. */
export function pageMemory(limit = usualLimit): LRUCache<string, CachedResponse> {
	return new LRUCache({
		maxSize: limit,
		sizeCalculation: (cached, key) => sizeOf(cached) + key.length,
		ttl: lifetime * 1000,
		// By default the library caches the time until a timer fires, but a Worker's timers end with their request.
		ttlResolution: 0,
		perf: { now: () => Date.now() },
	});
}
