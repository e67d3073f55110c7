import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { withCache } from "../../../app/.server/cache/with-cache.ts";
import type { Handler } from "../../../app/.server/handler.ts";
import { visit } from "../../mocks/visit.ts";

beforeAll(() => {
	vi.stubGlobal("BUILD_ID", "build");
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => void vi.unstubAllGlobals());

let rendered = 0;

const render: Handler = async () => {
	rendered++;
	const headers = {
		"content-type": "text/html; charset=utf-8",
		"cache-control": "public, max-age=0, must-revalidate, s-maxage=3600",
		vary: "Accept",
		"x-frame-options": "DENY",
	};
	return new Response(
		`ñ ${rendered} <script type="application/json" id="hydration">{"data":${rendered}}</script></body></html>`,
		{ headers },
	);
};

/** An isolate of its own: nothing in memory, the Cache API shared with the others. */
function isolate() {
	const handle = withCache(render);
	return async (path: string) => {
		const visitor = visit();
		const answer = await handle(new Request(`https://cardon-palma.example${path}`), visitor);
		const text = await answer.text();
		await Promise.all(visitor.pending);
		const [, state] = /^cache;desc=(\w+)/.exec(answer.headers.get("server-timing") ?? "") ?? [];
		const headers = new Headers(answer.headers);
		headers.delete("server-timing");
		return { state, text, headers: Object.fromEntries(headers) };
	};
}

test("what one isolate has rendered, the next finds at the edge and then has in memory, the same", async () => {
	const [one, other] = [isolate(), isolate()];
	const first = await one("/edge-one");
	const second = await other("/edge-one");
	const third = await other("/edge-one");
	expect([first.state, second.state, third.state]).toEqual(["miss", "edge", "hit"]);
	expect(second.text).toBe(first.text);
	expect(third.text).toBe(second.text);
	expect(first.headers).toMatchObject({
		"cache-control": "public, max-age=0, must-revalidate",
		vary: "Accept, Accept-Encoding",
	});
	expect(second.headers).toEqual(first.headers);
	expect(third.headers).toEqual(first.headers);
});

test("a page is not made younger by being handed on", async () => {
	const start = Date.now();
	const clock = vi.spyOn(Date, "now").mockReturnValue(start);
	await isolate()("/edge-two");
	const other = isolate();
	clock.mockReturnValue(start + 50 * 60_000);
	expect((await other("/edge-two")).state).toBe("edge");
	clock.mockReturnValue(start + 59 * 60_000);
	expect((await other("/edge-two")).state).toBe("hit");
	clock.mockReturnValue(start + 61 * 60_000);
	expect((await other("/edge-two")).state).toBe("miss");
});

test("a Cache API that fails costs a rendering and a line in the log, never the page", async () => {
	const lines: string[] = [];
	vi.spyOn(console, "warn").mockImplementation((line: string) => void lines.push(line));
	vi.spyOn(Cache.prototype, "match").mockRejectedValue(new Error("down"));
	vi.spyOn(Cache.prototype, "put").mockRejectedValue(new Error("down"));
	const ask = isolate();
	expect((await ask("/edge-three")).state).toBe("miss");
	expect((await ask("/edge-three")).state).toBe("hit");
	expect(lines.map((line) => JSON.parse(line).event)).toEqual(["cache.read.failed", "cache.write.failed"]);
});

test("a Cache API that never answers is not waited for", async () => {
	const lines: string[] = [];
	vi.spyOn(console, "warn").mockImplementation((line: string) => void lines.push(line));
	vi.spyOn(Cache.prototype, "match").mockReturnValue(new Promise<undefined>(() => {}));
	const ask = isolate();
	expect((await ask("/edge-four")).state).toBe("miss");
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: "cache.read.failed", error: "TimeoutError" }]);
});
