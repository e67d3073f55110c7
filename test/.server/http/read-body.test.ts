import { afterEach, describe, expect, test, vi } from "vitest";
import { readBody } from "../../../app/.server/http/read-body.ts";
import { flood, post, posted, trickle } from "./posted.ts";

const text = (body: Awaited<ReturnType<typeof readBody>>) =>
	typeof body === "string" ? body : `read: ${new TextDecoder().decode(body)}`;

afterEach(() => void vi.useRealTimers());

describe("a body", () => {
	test("is read whole, up to the limit", async () => {
		expect(text(await readBody(post("12345"), { limit: 5 }))).toBe("read: 12345");
		const chunks = ["¿Qu", "é?", ""].map((chunk) => new TextEncoder().encode(chunk));
		expect(text(await readBody(post(posted(chunks.values()).body), { limit: 7 }))).toBe("read: ¿Qué?");
		const none = new Request("https://firm.example/", { method: "POST" });
		expect(text(await readBody(none, { limit: 5 }))).toBe("read: ");
	});

	test("is too large by what comes, not by what is said of it", async () => {
		expect(await readBody(post("123456", { "content-length": "2" }), { limit: 5 })).toBe("tooLarge");
	});

	test("of many megabytes is read a little beyond the limit, and given up", async () => {
		const { body, seen } = posted(flood(1024 * 1024));
		expect(await readBody(post(body), { limit: 1024 })).toBe("tooLarge");
		expect(seen.chunks).toBeLessThanOrEqual(11);
		expect(seen.cancelled).toBe(true);
	});

	test("that is a little too long is read to its end, and no longer than a second", async () => {
		const { body, seen } = posted(Array.from({ length: 6 }, () => new Uint8Array(1024 * 1024)).values());
		expect(await readBody(post(body), { limit: 1024 })).toBe("tooLarge");
		expect(seen).toMatchObject({ chunks: 6, cancelled: false });
		vi.useFakeTimers();
		const stalls = posted([new Uint8Array(2048), new Promise<never>(() => {})].values());
		const read = readBody(post(stalls.body), { limit: 1024 });
		await vi.advanceTimersByTimeAsync(1001);
		expect(await read).toBe("tooLarge");
		expect(stalls.seen.cancelled).toBe(true);
	});

	test("that hardly moves is too slow, however often a byte of it comes", async () => {
		const { body, seen } = posted(trickle(5));
		const began = performance.now();
		expect(await readBody(post(body), { limit: 1024, deadline: 60 })).toBe("tooSlow");
		expect(performance.now() - began).toBeGreaterThanOrEqual(55);
		expect(seen.chunks).toBeGreaterThan(1);
		expect(seen.cancelled).toBe(true);
	});

	test("of which nothing comes is too slow", async () => {
		const silence = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) });
		expect(await readBody(post(silence), { limit: 1024, deadline: 20 })).toBe("tooSlow");
	});

	test("that breaks off is an error", async () => {
		const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("reset")) });
		await expect(readBody(post(broken), { limit: 1024 })).rejects.toThrow();
	});
});
