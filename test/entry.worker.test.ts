import { exports } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { unnamedRequest } from "../app/site/pages/unnamed-request.ts";
import { faultsOf, faultsOfDocument } from "./fixtures/security-faults.ts";

const host = "https://cardon-palma.example";

function ask(path: string, init?: RequestInit): Promise<Response> {
	return exports.default.fetch(new Request(host + path, { redirect: "manual", ...init }));
}

const json = { "content-type": "application/json" };

/** One of each kind of answer. */
const answers: [what: string, path: string, status: number, init?: RequestInit][] = [
	["a page", "/", 200],
	["a page again, from the cache", "/", 200],
	["its data", "/_.data", 200],
	["its Markdown", "/", 200, { headers: { accept: "text/markdown" } }],
	["a page for one visitor", "/contacto", 200],
	["a page that does not exist", "/nada", 404],
	["data that does not exist", "/caso/otro.data", 404],
	["another form of a path", "/Equipo/", 308],
	["a post where none is taken", "/", 405, { method: "POST", body: "x" }],
	[
		"a form from another site",
		"/contacto",
		403,
		{ method: "POST", body: "x", headers: { origin: "https://x.example" } },
	],
	["a method that no route knows", "/", 405, { method: "PROPFIND" }],
	["the chat", "/api/legal-chat", 405],
	["a wrong turn of the chat", "/api/legal-chat", 400, { method: "POST", body: "{", headers: json }],
	["a wrong beacon", "/api/vitals", 400, { method: "POST", body: "{", headers: json }],
	["a file", "/robots.txt", 200],
	["a feed", "/feed.xml", 200],
];

test.each(answers)("every security header is on %s", async (_, path, status, init) => {
	const answer = await ask(path, init);
	const html = await answer.text();
	expect(answer.status).toBe(status);
	expect(faultsOf(answer)).toEqual([]);
	expect(answer.headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
	expect(answer.headers.get("content-security-policy")).toMatch(/; script-src 'self' 'sha256-[\w+/=]{44}' https:/);
	const isOwn = !/^cache;desc=(hit|edge|miss)$/.test(answer.headers.get("server-timing") ?? "");
	expect(/^[0-9a-f-]{36}$/.test(answer.headers.get("x-request-id") ?? "")).toBe(isOwn);
	if (answer.headers.get("content-type")?.startsWith("text/html")) {
		expect(faultsOfDocument({ headers: answer.headers, html })).toEqual([]);
	}
});

test.each(["/equipo", "/_.data", "/equipo.data"])("what is cached is the same for everyone: %s", async (path) => {
	await (await ask(path)).text();
	const answers = [await ask(path), await ask(path, { headers: { cookie: "a=1" } })];
	const [first, second] = await Promise.all(
		answers.map(async (answer) => ({ headers: Object.fromEntries(answer.headers), text: await answer.text() })),
	);
	expect(first?.headers["server-timing"]).toBe("cache;desc=hit");
	expect(first?.headers).not.toHaveProperty("x-request-id");
	expect(second).toEqual(first);
	// Nor in its text: whoever came first would be named to all others.
	expect(idsIn(first?.text ?? "")).toEqual([]);
});

/** Ids of requests that stand in a text, the one that stands for none left out. */
function idsIn(text: string): string[] {
	const found = text.match(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g) ?? [];
	return found.filter((id) => id !== unnamedRequest);
}

test("plain HTTP for the site's own domain goes to HTTPS, before anything is looked up", async () => {
	const answer = await exports.default.fetch("http://cardon-palma.example/equipo?a=1", { redirect: "manual" });
	expect(answer.status).toBe(308);
	expect(answer.headers.get("location")).toBe("https://cardon-palma.example/equipo?a=1");
	expect(answer.headers.get("server-timing")).toBeNull();
	expect(faultsOf(answer)).toEqual([]);
});

describe("what hydrates a page", () => {
	const inPage = (html: string): unknown =>
		JSON.parse(/<script type="application\/json" id="hydration">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

	test("is fetched by the name that the page gives it, and by no other", async () => {
		const name = inPage(await (await ask("/equipo")).text());
		const answer = await ask(`/equipo?hydration=${name}`);
		expect(answer.headers.get("content-type")).toBe("application/json");
		expect(answer.headers.get("cache-control")).toBe("public, max-age=86400, immutable");
		const hydration = await answer.text();
		expect(hydration).toContain(unnamedRequest);
		expect(idsIn(hydration)).toEqual([]);
		// What search engines alone read.
		expect(hydration).not.toContain("schema.org");
		expect(JSON.parse(hydration)).toMatchObject({
			manifest: expect.stringMatching(/^\/assets\/manifest-\w+\.js$/),
			entry: expect.stringMatching(/^\/assets\/entry\.client-[\w-]+\.js$/),
			routes: { root: expect.stringMatching(/^\/assets\/root-[\w-]+\.js$/) },
			data: [expect.arrayContaining(["loaderData"])],
		});
		for (const other of ["", "0123456789abcdef", `${name}0`]) {
			const refused = await ask(`/equipo?hydration=${other}`);
			expect([refused.status, refused.headers.get("cache-control"), await refused.text()]).toEqual([
				404,
				"no-store",
				"{}",
			]);
		}
	});

	test.each(["/contacto", "/nada", "/blog?q=x"])("stands in %s, which is one visitor's own", async (path) => {
		const html = await (await ask(path)).text();
		expect(inPage(html)).toMatchObject({ entry: expect.any(String), data: [expect.arrayContaining(["loaderData"])] });
	});
});

test("a page that has not changed is not sent again", async () => {
	const etag = (await ask("/equipo")).headers.get("etag") ?? "";
	expect(etag).toMatch(/^W\/"\w{16}"$/);
	const again = await ask("/equipo", { headers: { "if-none-match": etag } });
	expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
	expect((await ask("/equipo", { headers: { "if-none-match": 'W/"0"' } })).status).toBe(200);
});

test("Brotli goes to who takes it, and the same page to who does not", async () => {
	const sent = async (encoding: string) => {
		const answer = await ask("/terminos", { headers: { "accept-encoding": encoding } });
		return {
			encoding: answer.headers.get("content-encoding"),
			vary: answer.headers.get("vary"),
			html: await answer.text(),
		};
	};
	const [plain, compressed] = [await sent("gzip"), await sent("gzip, br")];
	expect([plain.encoding, compressed.encoding]).toEqual([null, "br"]);
	expect(plain.vary).toBe("Accept, Accept-Encoding");
	expect(plain.html).toContain("</html>");
	expect(compressed.html).toBe(plain.html);
});

describe("what no cache may keep", () => {
	test.each<[path: string, status: number, init?: RequestInit]>([
		["/nada", 404],
		["/nada.data", 404],
		["/caso/otro", 404],
		["/caso/otro.data", 404],
		["/en/areas/nowhere.data", 404],
		["/", 405, { method: "POST", body: "x" }],
		["/_.data", 405, { method: "POST", body: "x" }],
		["/equipo.data", 405, { method: "PUT", body: "x" }],
		["/contacto", 200],
		["/contacto.data", 200],
	])("%s, %i", async (path, status, init) => {
		const answer = await ask(path, init);
		await answer.text();
		expect(answer.status).toBe(status);
		expect(answer.headers.get("cache-control")).toBe("no-store");
	});

	test.each(["/", "/_.data", "/blog?topic=migracion"])("shared caches on the way ask again for %s", async (path) => {
		for (let count = 0; count < 2; count++) {
			const answer = await ask(path);
			await answer.text();
			expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
		}
	});
});

describe("what React Router does not route", () => {
	test.each<[path: string, locale: "es" | "en"]>([
		["/contacto%0a", "es"],
		["/%0a", "es"],
		["/%0D%0A", "es"],
		["/%e2%80%a8", "es"],
		["/en/contact%0a", "en"],
		["/en/%0a", "en"],
		["/blog/%0ax?q=%0a", "es"],
	])("%s is the 404 of its language", async (path, locale) => {
		const answer = await ask(path);
		const html = await answer.text();
		expect(answer.status).toBe(404);
		expect(html).toContain(`<html lang="${locale}"`);
		expect(html).toContain(locale === "es" ? "Página no encontrada" : "Page not found");
	});

	test("data of such a path is a 404 too", async () => {
		expect((await ask("/contacto%0a.data")).status).toBe(404);
	});

	test.each<[path: string, allow: string]>([
		["/", "GET, HEAD"],
		["/_.data", "GET, HEAD"],
		["/nada", "GET, HEAD"],
		["/contacto", "GET, HEAD, POST"],
		["/en/contact.data", "GET, HEAD, POST"],
		["/robots.txt", "GET, HEAD"],
		["/api/legal-chat", "POST"],
		["/api/vitals", "POST"],
	])("%s is 405 with Allow for the methods that nothing here takes", async (path, allow) => {
		for (const method of ["OPTIONS", "PROPFIND", "REPORT"]) {
			const answer = await ask(path, { method });
			await answer.text();
			expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, allow]);
			expect(answer.headers.get("cache-control")).toBe("no-store");
		}
	});

	test("a page that takes no post says what it takes", async () => {
		for (const path of ["/", "/equipo.data"]) {
			const answer = await ask(path, { method: "POST", body: "x" });
			await answer.text();
			expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
		}
	});
});

describe("the cache", () => {
	async function look(path: string, init?: RequestInit) {
		const answer = await ask(path, init);
		const [, state] = /^cache;desc=(\w+)$/.exec(answer.headers.get("server-timing") ?? "") ?? [];
		return { state, status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
	}
	const markdown = (accept: string) => ({ headers: { accept } });

	test("a HEAD does not fill it with an empty page", async () => {
		// Nobody else asks for this one, so this is its first request.
		expect(await look("/terminos.data", { method: "HEAD" })).toMatchObject({ state: "miss", text: "" });
		const { state, text } = await look("/terminos.data");
		expect([state, text.length > 1000]).toEqual(["hit", true]);
		expect((await look("/terminos", { method: "HEAD" })).text).toBe("");
		expect((await look("/terminos")).text).toContain("</html>");
	});

	test("a second look is a hit, of the page and of its data, with the same content", async () => {
		for (const path of ["/equipo", "/equipo.data"]) {
			const [first, second] = [await look(path), await look(path)];
			expect(second.state).toBe("hit");
			expect(second.text).toBe(first.text);
		}
	});

	test("a second 404 is not a hit", async () => {
		for (const path of ["/nada", "/caso/otro", "/caso/otro.data"])
			for (let count = 0; count < 2; count++) expect(await look(path)).toMatchObject({ state: "bypass", status: 404 });
	});

	test("contact is nobody else's, with or without a reference", async () => {
		for (const path of ["/contacto", "/en/contact", "/contacto.data", "/contacto?ref=CRD-7K4Q-2M", "/contacto?utm=1"])
			for (let count = 0; count < 2; count++) expect((await look(path)).state).toBe("bypass");
		const keys = [await look("/contacto"), await look("/contacto")].map(
			({ text }) => /name="key" value="([^"]+)"/.exec(text)?.[1],
		);
		expect(new Set(keys).size).toBe(2);
	});

	test("queries that pages read have answers of their own", async () => {
		const all = (await look("/blog")).text;
		const [topic] = Array.from(all.matchAll(/\/blog\?topic=([\w-]+)/g), ([, found]) => found);
		const filtered = await look(`/blog?topic=${topic}`);
		expect(filtered.state).toBe("bypass");
		expect(postsIn(filtered.text)).not.toEqual(postsIn(all));
		expect(postsIn((await look("/blog")).text)).toEqual(postsIn(all));
		for (const path of ["/blog?page=2", "/redes?q=x", "/redes?ref=x", "/blog.data?_routes=es%2Fblog"])
			for (let count = 0; count < 2; count++) expect([path, (await look(path)).state]).toEqual([path, "bypass"]);
	});

	test("any other query gets the page that all get, and leaves nothing in it", async () => {
		await look("/en/social?utm_source=zzmarkzz");
		const { state, text } = await look("/en/social");
		expect(state).toBe("hit");
		expect(text).not.toContain("zzmarkzz");
		expect(await look("/en/social?fbclid=zzmarkzz")).toMatchObject({
			state: "hit",
			text: expect.not.stringContaining("zzmarkzz"),
		});
	});

	test("another host gets the same page, and leaves nothing in it", async () => {
		const other = await exports.default.fetch("https://evil.example/en/about");
		expect(await other.text()).toBe((await look("/en/about")).text);
		expect((await look("/en/about")).text).not.toContain("evil.example");
	});

	test("Markdown is for who prefers it by quality, whatever was asked for before", async () => {
		const accepts: [accept: string, type: string][] = [
			["text/markdown", "text/markdown; charset=utf-8"],
			["text/html", "text/html; charset=utf-8"],
			["text/html;q=0.2, text/markdown;q=0.9", "text/markdown; charset=utf-8"],
			["text/html, text/markdown;q=0.9", "text/html; charset=utf-8"],
			["text/markdown;q=0, */*", "text/html; charset=utf-8"],
			["*/*", "text/html; charset=utf-8"],
			["text/markdown", "text/markdown; charset=utf-8"],
		];
		for (const [accept, type] of accepts)
			expect([accept, (await look("/en/areas", markdown(accept))).type]).toEqual([accept, type]);
		expect((await look("/en/areas", markdown("text/markdown"))).state).toBe("hit");
	});
});

const postsIn = (html: string) => Array.from(html.matchAll(/href="(\/blog\/[^"?]+)"/g), ([, path]) => path);
