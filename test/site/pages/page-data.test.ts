import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dataCache, pageData } from "../../../app/site/pages/page-data.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ask = (path: string, serverLoader: () => Promise<unknown>, signal?: AbortSignal) =>
	pageData({ request: new Request(`https://x.example${path}`, { signal }), serverLoader });

describe("the data cache", () => {
	it("asks once for a page that is still fresh, and again after five minutes", async () => {
		const loader = vi.fn(async () => "data");
		expect(await ask("/fresh", loader)).toBe("data");
		expect(await ask("/fresh", loader)).toBe("data");
		expect(loader).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(5 * 60_000 + 1);
		await ask("/fresh", loader);
		expect(loader).toHaveBeenCalledTimes(2);
	});

	it("tells queries apart", async () => {
		const loader = vi.fn(async () => "data");
		await ask("/blog", loader);
		await ask("/blog?page=2", loader);
		expect(loader).toHaveBeenCalledTimes(2);
	});

	it("tries again three times, each later than the last, then gives up", async () => {
		const loader = vi.fn(async () => {
			throw new TypeError("Failed to fetch");
		});
		const outcome = expect(ask("/down", loader)).rejects.toThrow("Failed to fetch");
		await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 10);
		await outcome;
		expect(loader).toHaveBeenCalledTimes(4);
	});

	it("waits 30 seconds at most", () => {
		expect([0, 1, 2, 3, 4, 5, 10].map(dataCache.retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
	});

	it("asks again for a page whose navigation was cut short by another one to it", async () => {
		for (const wait of [10, 0]) {
			const first = new AbortController();
			const ended = expect(ask("/twice", () => loadedUntil(first.signal), first.signal)).rejects.toThrow();
			if (wait) await vi.advanceTimersByTimeAsync(wait);
			first.abort();
			expect(await ask("/twice", async () => wait)).toBe(wait);
			await ended;
			await vi.advanceTimersByTimeAsync(dataCache.gcTime + 1);
		}
	});

	it("takes a redirect or a page that does not exist for an answer", async () => {
		const loader = vi.fn(async () => {
			throw new Response(null, { status: 404 });
		});
		await expect(ask("/gone", loader)).rejects.toBeInstanceOf(Response);
		expect(loader).toHaveBeenCalledTimes(1);
	});
});

/** What React Router's loader does: it asks on behalf of one navigation, and fails when that ends. */
function loadedUntil(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		if (signal.aborted) reject(signal.reason);
		signal.addEventListener("abort", () => reject(signal.reason));
	});
}
