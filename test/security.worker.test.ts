import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { faultsOf, faultsOfDocument } from "./fixtures/security-faults.ts";

const host = "https://cardon-palma.example";
const ask = (path: string, init?: RequestInit) => exports.default.fetch(new Request(host + path, init));

const form = { "content-type": "application/x-www-form-urlencoded" };

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

test("a page brings the style of its own first screen, and one that failed that of what it shows", async () => {
	const styleOf = async (path: string, init?: RequestInit) =>
		/<style>(.*?)<\/style>/s.exec(await (await ask(path, init)).text())?.[1];
	const [home, hero, inner] = await Promise.all(["/", "/contacto", "/nowhere"].map((path) => styleOf(path)));
	expect(new Set([home, hero, inner]).size).toBe(3);
	expect(await styleOf("/en")).toBe(home);
	expect(await styleOf("/equipo")).toBe(hero);
	expect(await styleOf("/contacto", { method: "POST", body: new URLSearchParams({ name: "Ana" }) })).toBe(hero);
	expect(await styleOf("/caso/none")).toBe(inner);
});

test("fonts are asked for from the body: in a head they would hold the first paint back", async () => {
	const [head = "", body = ""] = (await (await ask("/en/nowhere")).text()).split("</head>");
	expect(head).not.toMatch(/as="font"/);
	expect(body).toMatch(/^<body>(<link rel="preload" href="[^"]+\.woff2" as="font" type="font\/woff2" crossorigin>){2}/);
});

test.each<[path: string, status: number, init?: RequestInit]>([
	["/en/nowhere", 404],
	["/%0a", 404],
	["/_.data", 200],
	["/contacto.data", 200],
	["/caso/none.data", 404],
	["/equipo.data", 405, { method: "PROPFIND" }],
	["/equipo", 200, { headers: { accept: "text/markdown" } }],
	["/contacto", 422, { method: "POST", body: new URLSearchParams({ name: "Ana" }) }],
	["/contacto", 403, { method: "POST", body: "", headers: { origin: "https://evil.example" } }],
	["/contacto", 413, { method: "POST", body: "a".repeat(600_000), headers: form }],
	["/sitemap.xml", 200],
	["/robots.txt", 405, { method: "POST" }],
	["/feed.xml", 200],
	["/site.webmanifest", 200],
	["/.well-known/security.txt", 200],
	["/api/legal-chat", 405],
	["/api/legal-chat", 415, { method: "POST", body: "{}" }],
	["/api/vitals", 400, { method: "POST", body: "{", headers: { "content-type": "application/json" } }],
	["/api/csp-report", 422, { method: "POST", body: "{}", headers: { "content-type": "application/csp-report" } }],
])("every security header is on %s, %i", async (path, status, init) => {
	const answer = await ask(path, init);
	await answer.text();
	expect(answer.status).toBe(status);
	expect(faultsOf(answer)).toEqual([]);
});

test("every security header is on a refusal for too many requests, 429", async () => {
	const headers = { "content-type": "application/json", "cf-connecting-ip": "203.0.113.60" };
	const beacon = () => ask("/api/vitals", { method: "POST", body: "{", headers });
	let answer = await beacon();
	for (let number = 0; number < 65 && answer.status !== 429; number++) answer = await beacon();
	expect(answer.status).toBe(429);
	expect(faultsOf(answer)).toEqual([]);
});
