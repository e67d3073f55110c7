import { describe, expect, it, test, vi } from "vitest";
import { type Publication, withPublication } from "../../app/.server/publication.ts";
import { pages } from "../../app/site/pages/page-table.ts";
import { faultsOf, faultsOfDocument } from "../fixtures/security-faults.ts";
import { visit } from "../mocks/visit.ts";

const domain = "www.despacho.mx";

/** Asks a Worker of this layer alone, as if over the network. */
async function ask(publication: Publication, address: string, init: RequestInit = {}) {
	const next = vi.fn(async () => new Response("served", { headers: { "content-type": "text/html" } }));
	const headers = { "cf-connecting-ip": "203.0.113.5", ...init.headers };
	const response = await withPublication(
		next,
		publication,
		domain,
	)(new Request(address, { ...init, headers }), visit());
	return { response, html: await response.text(), robots: response.headers.get("x-robots-tag") };
}

describe("a build that was made by hand", () => {
	it.each([
		"https://www.despacho.mx/",
		"https://despacho.mx/equipo",
		"https://another.com/en",
		"https://firm.account.workers.dev/",
	])("says at %s in both languages that it is not published, and no cache keeps it", async (address) => {
		const { response, html, robots } = await ask("", address);
		expect(response.status).toBe(503);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(robots).toBe("noindex");
		expect(html).toMatch(/<section lang="es"><h1>Este sitio todavía no está publicado<\/h1>.*npm run deploy/);
		expect(html).toMatch(/<section lang="en"><h1>This site is not published yet<\/h1>.*npm run deploy/);
		expect(faultsOf(response)).toEqual([]);
		expect(faultsOfDocument({ headers: response.headers, html })).toEqual([]);
	});

	it("says the same where a program asks, in the language of whoever asks", async () => {
		for (const path of ["/api/legal-chat", "/equipo.data"]) {
			const { response, html } = await ask("", `https://${domain}${path}`, { headers: { "accept-language": "en" } });
			expect(response.status).toBe(503);
			expect(response.headers.get("content-type")).toBe("application/problem+json");
			expect(JSON.parse(html)).toMatchObject({ status: 503, title: "This site is not published yet" });
		}
		expect((await ask("", `https://${domain}/`, { method: "HEAD" })).html).toBe("");
	});

	it.each(Object.values(pages.contact))("takes an enquiry at %s all the same, and confirms it", async (path) => {
		for (const suffix of ["", ".data"]) {
			const sent = await ask("", `https://${domain}${path}${suffix}`, { method: "POST", body: "name=Ana" });
			expect(sent.html).toBe("served");
			expect((await ask("", `https://${domain}${path}${suffix}?ref=RBL-7K4Q-2M`)).html).toBe("served");
			expect((await ask("", `https://${domain}${path}${suffix}`)).response.status).toBe(503);
		}
		expect((await ask("", `https://${domain}/`, { method: "POST", body: "x" })).response.status).toBe(503);
	});

	it.each([
		"http://localhost:8787/",
		"http://127.0.0.1:8787/",
		"http://[::1]/",
		"http://192.168.1.20:8787/",
		"http://notebook.local/",
		"https://firm.example/",
	])("is served as ever at %s", async (address) => {
		const { response, html, robots } = await ask("", address);
		expect([response.status, html, robots]).toEqual([200, "served", null]);
	});

	it("is served to what comes over no network, such as a test", async () => {
		const next = async () => new Response("served");
		const response = await withPublication(next, "", domain)(new Request(`https://${domain}/`), visit());
		expect(response.status).toBe(200);
	});
});

describe("a demonstration", () => {
	test.each([
		["https://www.despacho.mx/", 503],
		["https://despacho.mx/", 503],
		["https://firm.account.workers.dev/", 200],
		["https://demonstration.another.com/", 200],
	])("answers %s with %i, and no search engine lists it", async (address, status) => {
		const { response, robots } = await ask("demonstration", address);
		expect([response.status, robots]).toEqual([status, "noindex"]);
	});
});

test("a published site is served everywhere", async () => {
	const { response, robots } = await ask("site", `https://${domain}/`);
	expect([response.status, robots]).toEqual([200, null]);
});
