import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pageMemory } from "../../../app/.server/cache/memory.ts";
import { withCache } from "../../../app/.server/cache/with-cache.ts";
import type { Handler } from "../../../app/.server/handler.ts";
import { visit } from "../../mocks/visit.ts";

const pageHeaders = { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=0, s-maxage=3600" };

beforeAll(() => {
	vi.stubGlobal("BUILD_ID", "build");
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.unstubAllGlobals());

/** A site that counts what it renders, behind a cache of its own. There is no Cache API here. */
function site({ memory, status = 200, headers = pageHeaders }: Options = {}) {
	const rendered: Request[] = [];
	const render: Handler = async (request) => {
		rendered.push(request);
		const body = `${rendered.length} ${request.method} ${request.url}`;
		return new Response(body, { status, headers });
	};
	const handle = withCache(render, memory);
	async function ask(path: string, init?: RequestInit<{ clientAcceptEncoding: string }>) {
		const request = new Request(new URL(path, "https://firm.example"), init);
		// Node knows nothing of what Cloudflare tells.
		if (init?.cf) Object.defineProperty(request, "cf", { value: init.cf });
		const answer = await handle(request, visit());
		const [, state] = /^cache;desc=(\w+)$/.exec(answer.headers.get("server-timing") ?? "") ?? [];
		return { state, status: answer.status, headers: answer.headers, text: await answer.text() };
	}
	return { rendered, ask };
}

interface Options {
	memory?: ReturnType<typeof pageMemory>;
	status?: number;
	headers?: Record<string, string>;
}

test("a page is rendered once and then sent as it is", async () => {
	const { rendered, ask } = site();
	const first = await ask("/");
	const second = await ask("/");
	expect([first.state, second.state]).toEqual(["miss", "hit"]);
	expect(first.text).toBe("1 GET https://firm.example/");
	expect(second.text).toBe(first.text);
	expect(rendered).toHaveLength(1);
	for (const { status, headers } of [first, second]) {
		expect(status).toBe(200);
		expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(headers.get("cache-control")).toBe("public, max-age=0");
	}
});

test("who takes gzip alone gets no Brotli", async () => {
	const { ask } = site();
	const encodingFor = async (accepted: string) =>
		(await ask("/", { headers: { "accept-encoding": accepted } })).headers.get("content-encoding");
	expect([await encodingFor("gzip, deflate"), await encodingFor("gzip, br")]).toEqual([null, "br"]);
});

test("who takes what is told by Cloudflare, which has a header of its own in that place", async () => {
	const { ask } = site();
	const encodingFor = async (clientAcceptEncoding: string) =>
		(await ask("/", { headers: { "accept-encoding": "br, gzip" }, cf: { clientAcceptEncoding } })).headers.get(
			"content-encoding",
		);
	expect([await encodingFor("gzip"), await encodingFor("gzip, br")]).toEqual([null, "br"]);
});

test("whoever has the page is told that it is the same", async () => {
	const { ask } = site();
	const { headers } = await ask("/");
	const tag = headers.get("etag") ?? "";
	expect(tag).toMatch(/^W\//);
	const again = await ask("/", { headers: { "if-none-match": tag } });
	expect([again.status, again.text]).toEqual([304, ""]);
	expect((await ask("/", { headers: { "if-none-match": 'W/"other"' } })).status).toBe(200);
});

test("one visitor's headers do not reach the next", async () => {
	const { ask } = site();
	const first = await ask("/");
	first.headers.set("x-of-one", "1");
	expect((await ask("/")).headers.has("x-of-one")).toBe(false);
});

test("a HEAD has the headers and no body, and leaves a whole page behind", async () => {
	const { ask } = site();
	const head = await ask("/", { method: "HEAD" });
	expect([head.state, head.text]).toEqual(["miss", ""]);
	const page = await ask("/");
	expect([page.state, page.text.length > 0]).toEqual(["hit", true]);
	const again = await ask("/", { method: "HEAD" });
	expect([again.state, again.text, again.headers.get("content-type")]).toEqual([
		"hit",
		"",
		pageHeaders["content-type"],
	]);
});

test.each([404, 500])("a second %i is not a hit, and a HEAD of it has no body", async (status) => {
	const { rendered, ask } = site({ status });
	for (let count = 1; count <= 2; count++) {
		const { state, headers, text } = await ask("/nada");
		expect([state, headers.get("cache-control")]).toEqual(["bypass", "no-store"]);
		expect(text).toBe(`${count} GET https://firm.example/nada`);
	}
	expect(await ask("/nada", { method: "HEAD" })).toMatchObject({ state: "bypass", status, text: "" });
	expect(rendered).toHaveLength(3);
});

test("what the route does not share is not shared", async () => {
	const { rendered, ask } = site({
		headers: { "cache-control": "public, max-age=3600", "content-type": "text/plain" },
	});
	for (let count = 0; count < 2; count++) expect((await ask("/tv")).state).toBe("bypass");
	expect(rendered).toHaveLength(2);
});

test.each(["/contacto", "/en/contact.data", "/blog?topic=x", "/blog?page=2", "/tv?q=x", "/tv.data?_routes=x"])(
	"%s is rendered for each visitor, as they asked for it",
	async (path) => {
		const { rendered, ask } = site();
		for (let count = 0; count < 2; count++)
			expect((await ask(path, { headers: { cookie: "a=1" } })).state).toBe("bypass");
		expect(rendered.map(({ url }) => url)).toEqual(Array(2).fill(`https://firm.example${path}`));
		expect(rendered[0]?.headers.get("cookie")).toBe("a=1");
	},
);

test("a query that no page reads is not rendered, and one rendering serves all of them", async () => {
	const { rendered, ask } = site();
	await ask("/blog?utm_source=<script>", { headers: { cookie: "a=1" } });
	expect((await ask("/blog")).state).toBe("hit");
	expect((await ask("/blog?fbclid=2")).state).toBe("hit");
	expect(rendered.map(({ url }) => url)).toEqual(["https://firm.example/blog"]);
	expect(rendered[0]?.headers.has("cookie")).toBe(false);
});

test("Markdown and HTML of a page are two", async () => {
	const { rendered, ask } = site();
	const markdown = { headers: { accept: "text/markdown, text/html;q=0.5" } };
	const states = [];
	for (const init of [{}, markdown, {}, markdown]) states.push((await ask("/tv", init)).state);
	expect(states).toEqual(["miss", "miss", "hit", "hit"]);
	expect(rendered.map(({ headers }) => headers.get("accept"))).toEqual(["*/*", markdown.headers.accept]);
});

describe("the isolate's memory", () => {
	test("holds a page for an hour, and not longer for being read", async () => {
		const { ask } = site();
		const at = async (minutes: number) => {
			vi.setSystemTime(Date.parse("2026-11-21T12:00:00Z") + minutes * 60_000);
			return (await ask("/")).state;
		};
		expect(await at(0)).toBe("miss");
		expect(await at(30)).toBe("hit");
		expect(await at(59)).toBe("hit");
		expect(await at(61)).toBe("miss");
		expect(await at(62)).toBe("hit");
	});

	test("is bounded in bytes: the least recently used page leaves", async () => {
		const { ask } = site({ memory: pageMemory(380) });
		const states = async (...paths: string[]) => {
			const found = [];
			for (const path of paths) found.push((await ask(path)).state);
			return found;
		};
		// Each takes about 115 bytes, of which the key takes nearly half.
		expect(await states("/a", "/b", "/c", "/a")).toEqual(["miss", "miss", "miss", "hit"]);
		expect(await states("/d")).toEqual(["miss"]);
		expect(await states("/a", "/c", "/d")).toEqual(["hit", "hit", "hit"]);
		expect(await states("/b")).toEqual(["miss"]);
	});

	test("does not take a page that is larger than all of it", async () => {
		const memory = pageMemory(50);
		const { ask } = site({ memory });
		expect([(await ask("/")).state, (await ask("/")).state]).toEqual(["miss", "miss"]);
		expect(memory.size).toBe(0);
	});
});
