import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { faultsOf, faultsOfDocument } from "./fixtures/security-faults.ts";

const host = "https://cardon-palma.example";
const ask = (path: string, init?: RequestInit) => exports.default.fetch(new Request(host + path, init));

const sitemap = await (await ask("/sitemap.xml")).text();
const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);

test("the sitemap names the pages of both languages", () => {
	expect(paths).toEqual(expect.arrayContaining(["/", "/en", "/contacto", "/en/contact"]));
});

test.each(paths)("%s runs, shows and fetches nothing that its policy would stop", async (path) => {
	const answer = await ask(path);
	const html = await answer.text();
	expect(answer.status).toBe(200);
	expect(faultsOf(answer)).toEqual([]);
	expect(faultsOfDocument({ headers: answer.headers, html })).toEqual([]);
});

test.each<[path: string, status: number, init?: RequestInit]>([
	["/en/nowhere", 404],
	["/contacto.data", 200],
	["/sitemap.xml", 200],
	["/.well-known/security.txt", 200],
	["/api/csp-report", 422, { method: "POST", body: "{}", headers: { "content-type": "application/csp-report" } }],
])("every security header is on %s, %i", async (path, status, init) => {
	const answer = await ask(path, init);
	await answer.text();
	expect(answer.status).toBe(status);
	expect(faultsOf(answer)).toEqual([]);
});
