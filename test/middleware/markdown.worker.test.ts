import { exports } from "cloudflare:workers";
import { describe, expect, test } from "vitest";

const ask = (path: string, accept: string, method = "GET") =>
	exports.default.fetch(new Request(`https://cardon-palma.example${path}`, { method, headers: { accept } }));

describe.each(["/", "/en", "/preguntas-frecuentes", "/en/services/employment-attorney", "/en/areas/guaymas"])(
	"%s",
	(path) => {
		test("is Markdown for who asks for it, out of search results, and points to the page", async () => {
			const answer = await ask(path, "text/markdown");
			expect(answer.status).toBe(200);
			expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
			expect(answer.headers.get("vary")).toBe("Accept, Accept-Encoding");
			expect(answer.headers.get("content-language")).toBe(path.startsWith("/en") ? "en" : "es");
			expect(answer.headers.get("x-robots-tag")).toBe("noindex");
			expect(answer.headers.get("link")).toBe(`<https://cardon-palma.example${path}>; rel="canonical"`);
			expect(await answer.text()).toMatch(/^---\n[\s\S]*\n# \S/);
		});

		test("is HTML for a browser, also after somebody asked for Markdown, and says that it varies", async () => {
			await ask(path, "text/markdown");
			const answer = await ask(path, "text/html,application/xhtml+xml,*/*;q=0.8");
			expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
			expect(answer.headers.get("vary")).toMatch(/\bAccept\b/i);
			expect(answer.headers.get("x-robots-tag")).toBeNull();
		});
	},
);

test.each(["/blog/no-such-post", "/en/areas/atlantis", "/caso/none", "/no-such-page"])(
	"%s is a 404 in any form",
	async (path) => {
		const answer = await ask(path, "text/markdown");
		expect(answer.status).toBe(404);
		expect(answer.headers.get("content-type")).not.toContain("markdown");
	},
);

test("HEAD has the headers alone, and machine routes are left as they are", async () => {
	const head = await ask("/redes", "text/markdown", "HEAD");
	expect(head.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
	expect(await head.text()).toBe("");
	expect((await ask("/robots.txt", "text/markdown")).headers.get("content-type")).toBe("text/plain; charset=utf-8");
});
