import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../../app/locales/locale.ts";
import { firm } from "../../app/site/content/content.server.ts";
import { localize } from "../../app/site/content/localize.ts";
import { allPages } from "../../app/site/pages/all-pages.server.ts";
import { href, hrefOf } from "../../app/site/pages/page-table.ts";

const host = "https://cardon-palma.example";

const addresses = locales.flatMap((locale) =>
	allPages(locale).map((ref) => ({ locale, path: hrefOf(ref), es: hrefOf(ref, "es"), en: hrefOf(ref, "en") })),
);

function get(path: string, init?: RequestInit): Promise<Response> {
	return exports.default.fetch(new Request(host + path, { redirect: "manual", ...init }));
}

const all = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found = ""]) => found);

it.each(locales)("the basis of all that the firm claims stands on its page about it, in %s", async (locale) => {
	const html = await (await get(href(locale, "about"))).text();
	const { claims, reviews } = localize(firm, locale);
	const bases = [...claims, ...(reviews ? [reviews] : [])].map(({ basis }) => basis);
	expect(bases).toHaveLength(firm.claims.length + 1);
	for (const basis of bases) expect(html).toContain(basis);
});

describe("every page of the table", () => {
	const titles = new Map<string, string>();
	const descriptions = new Map<string, string>();

	it.each(addresses)("$path", async ({ locale, path, es, en }) => {
		const response = await get(path);
		const html = await response.text();
		expect(response.status).toBe(200);
		expect(all(html, /<html lang="(\w+)"/g)).toEqual([locale]);
		expect(all(html, /<h1[ >]/g)).toHaveLength(1);
		expect(html).not.toMatch(/lorem|coming soon|undefined|\[object Object\]/i);
		expect(html).not.toContain(' style="');

		const [title = ""] = all(html, /<title>(.*?)<\/title>/g);
		expect(titles.get(title), title).toBeUndefined();
		titles.set(title, path);
		const [description = ""] = all(html, /<meta name="description" content="(.*?)"/g);
		expect(description.length).toBeGreaterThan(50);
		expect(descriptions.get(description), description).toBeUndefined();
		descriptions.set(description, path);

		const address = (own: string) => host + own;
		expect(all(html, /<link rel="canonical" href="(.*?)"/g)).toEqual([address(path)]);
		expect(all(html, /<link rel="alternate" hrefLang="(.*?)"/gi)).toEqual(["es", "en", "x-default"]);
		expect(all(html, /<link rel="alternate" hrefLang="[^"]*" href="(.*?)"/gi)).toEqual([
			address(es),
			address(en),
			address(es),
		]);
	});
});

it("a place's page ends with the phone of the office that serves it", async () => {
	const html = await (await get("/areas/guaymas")).text();
	const end = html.slice(html.indexOf('class="invitation'), html.indexOf("<footer"));
	expect(end).toContain("tel:+526625550103");
	expect(end).not.toContain("tel:+16195550100");
});

describe("a page that does not exist", () => {
	it.each<[path: string, locale: Locale]>([
		["/nada", "es"],
		["/english", "es"],
		["/enlaces", "es"],
		["/en/nothing", "en"],
		["/catalogo", "es"],
		["/en/catalogue", "en"],
		["/caso/otro", "es"],
		["/en/case/other", "en"],
		["/blog/no-existe", "es"],
		["/en/areas/nowhere", "en"],
		["/equipo/otra", "es"],
	])("%s is a 404 in its language", async (path, locale) => {
		const response = await get(path);
		const html = await response.text();
		expect(response.status).toBe(404);
		expect(response.headers.get("cache-control")).toContain("no-store");
		expect(all(html, /<html lang="(\w+)"/g)).toEqual([locale]);
		expect(html).toContain('<meta name="robots" content="noindex"/>');
		expect(html).toContain(locale === "es" ? "Página no encontrada" : "Page not found");
	});
});

describe("one right form of a path", () => {
	it.each([
		["/equipo/", "/equipo"],
		["/EQUIPO?a=B", "/equipo?a=B"],
		["//equipo", "/equipo"],
		["/en/", "/en"],
		["/en//About/?x=%2F", "/en/about?x=%2F"],
		["//evil.example/", "/evil.example"],
	])("%s goes to %s", async (path, right) => {
		const response = await get(path);
		expect(response.status).toBe(308);
		expect(response.headers.get("location")).toBe(right);
	});

	it("leaves data requests alone", async () => {
		expect((await get("/equipo.data")).status).toBe(200);
		expect((await get("/_.data")).status).toBe(200);
	});
});

describe("the language of a page", () => {
	it("is its path's, whatever the browser prefers", async () => {
		const response = await get("/", { headers: { "accept-language": "en-US,en;q=0.9", cookie: "lng=en" } });
		expect(response.status).toBe(200);
		expect(await response.text()).toContain('<html lang="es"');
	});

	it("sends the words of one language only", async () => {
		const response = await get("/en/services/employment-attorney");
		const html = await response.text();
		expect(response.status).toBe(200);
		expect(html).not.toMatch(/Cómo avanza un asunto|Para quién es|Agende su entrevista/);
	});
});

describe("structured data", () => {
	it("cannot end its script tag", async () => {
		for (const path of ["/", "/preguntas-frecuentes", "/servicios/comercio-exterior"]) {
			const html = await (await get(path)).text();
			const scripts = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
			expect(scripts.length).toBeGreaterThan(0);
			for (const script of scripts) expect(() => JSON.parse(script)).not.toThrow();
		}
	});
});
