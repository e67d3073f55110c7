import { exports } from "cloudflare:workers";
import { describe, expect, test } from "vitest";

const ask = (path: string, init?: RequestInit) =>
	exports.default.fetch(new Request(`https://cardon-palma.example${path}`, init));

const routes: [path: string, type: string, holds: string][] = [
	["/sitemap.xml", "application/xml", "<urlset"],
	["/robots.txt", "text/plain", "Sitemap: https://cardon-palma.example/sitemap.xml"],
	["/llms.txt", "text/plain", "# Cardón & Palma"],
	["/feed.xml", "application/atom+xml", 'xml:lang="es"'],
	["/en/feed.xml", "application/atom+xml", 'xml:lang="en"'],
	["/site.webmanifest", "application/manifest+json", '"start_url": "/"'],
	["/.well-known/security.txt", "text/plain", "Contact: mailto:"],
];

describe.each(routes)("%s", (path, type, holds) => {
	test("answers with its type, an ETag and a life", async () => {
		const answer = await ask(path);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("content-type")).toMatch(new RegExp(`^${type.replace("+", "\\+")}(;|$)`));
		expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
		expect(await answer.text()).toContain(holds);
	});

	test("does not send again what a reader has", async () => {
		const etag = (await ask(path)).headers.get("etag") ?? "";
		const answer = await ask(path, { headers: { "if-none-match": etag } });
		expect(answer.status).toBe(304);
		expect(await answer.text()).toBe("");
	});

	test("takes GET and HEAD only", async () => {
		const head = await ask(path, { method: "HEAD" });
		expect(head.status).toBe(200);
		expect(await head.text()).toBe("");
		for (const method of ["POST", "PUT", "DELETE"]) {
			const answer = await ask(path, { method, body: method === "DELETE" ? null : "x" });
			expect(answer.status).toBe(405);
			expect(answer.headers.get("allow")).toBe("GET, HEAD");
			expect(answer.headers.get("content-type")).toBe("application/problem+json");
		}
	});
});

test("the manifest is JSON", async () => {
	const manifest: unknown = await (await ask("/site.webmanifest")).json();
	expect(manifest).toMatchObject({ lang: "es-MX", scope: "/", icons: expect.arrayContaining([expect.anything()]) });
});
