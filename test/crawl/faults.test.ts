import { describe, expect, it } from "vitest";
import { securityHeaders } from "../../app/.server/http/security-headers.ts";
import { type Answer, crawl } from "./crawl.ts";
import { faultsOf, wordsFound } from "./faults.ts";

const origin = "https://firm.example";

interface Head {
	lang: string;
	canonical: string;
	es?: string;
	en?: string;
	rest?: string;
}

const html = (
	{ lang, canonical, es = "/", en = "/en", rest = "" }: Head,
	body: string,
) => `<!DOCTYPE html><html lang="${lang}"><head>
<title>Casa</title>
<link rel="canonical" href="${origin}${canonical}"><link rel="alternate" hreflang="es" href="${origin}${es}">
<link rel="alternate" hreflang="en" href="${origin}${en}"><link rel="alternate" hreflang="x-default" href="${origin}${es}">
<link rel="alternate" type="application/atom+xml" href="/feed.xml">${rest}</head><body>${body}</body></html>`;

const link = (href: string) => `<a href="${href}">Ir</a>`;
const sitemap = (...paths: string[]) => paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("");

/** A site of two pages, without a fault. */
const sound: Readonly<Record<string, string>> = {
	"/": html(
		{ lang: "es", canonical: "/" },
		`<h1 id="top">Casa</h1>${link("/en")}${link("#top")}${link("mailto:a@firm.example")}`,
	),
	"/en": html({ lang: "en", canonical: "/en" }, `<h1>Home</h1>${link("/#top")}${link("https://elsewhere.example/#x")}`),
	"/feed.xml": `<feed><entry><link href="${origin}/en"/></entry></feed>`,
	"/sitemap.xml": sitemap("/", "/en"),
	"/robots.txt": "User-agent: *",
	"/llms.txt": "# Casa",
	"/.well-known/security.txt": "Contact: mailto:a@firm.example",
};

const secure = new Headers([...securityHeaders({ hstsPreload: false }), ["content-type", "text/html; charset=utf-8"]]);

async function walk(
	changes: Readonly<Record<string, string | undefined>> = {},
	{ markdown = "# Casa", headers = secure } = {},
) {
	const files = { ...sound, ...changes };
	return crawl(origin, async (path, asked): Promise<Answer> => {
		const text = files[path];
		if (text === undefined) return { status: 404, type: "text/html", headers, text: "<html></html>" };
		if (asked?.accept === "text/markdown") return { status: 200, type: "text/markdown", headers, text: markdown };
		const type = path.endsWith("feed.xml") ? "application/atom+xml" : path.includes(".") ? "text/plain" : "text/html";
		return { status: 200, type, headers, text };
	});
}

const faults = async (changes: Readonly<Record<string, string | undefined>>) => faultsOf(await walk(changes));
const home = (body: string, head: Partial<Head> = {}) => ({
	"/": html({ lang: "es", canonical: "/", ...head }, `<h1 id="top">Casa</h1>${link("/en")}${body}`),
});

it("finds nothing to say of a sound site", async () => {
	expect(await faults({})).toEqual([]);
});

describe("says what is wrong", () => {
	it.each([
		["a link that leads nowhere", link("/nada"), "/nada: answers 404; / leads there"],
		["a picture that is not there", '<img src="/x.jpg" alt="">', "/x.jpg: answers 404; / asks for it"],
		["an anchor that is not there", link("/en#abajo"), 'links to "/en#abajo"'],
		["a value that was missing", "<p>Llame al undefined.</p>", 'shows "undefined"'],
		["a value that was missing, parted by React", "<p>Llame al <!-- -->undefined<!-- -->.</p>", 'shows "undefined"'],
		["a number that was none", '<img src="/feed.xml" alt="NaN km">', 'shows "NaN"'],
		["an object as text", "<p>[object Object]</p>", 'shows "[object Object]"'],
		["a value that was not filled in", "<p>Hola, {{name}}</p>", 'shows "{{"'],
		["a key of a message", "<button>common:hero.interview</button>", 'shows "common:hero.interview"'],
		["a stop after a stop", "<p>Hasta las <b>5:30 p. m.</b>.</p>", "stops twice: Hasta las 5:30 p. m.."],
		["a stop after a question", "<li>¿Qué hago?.</li>", "stops twice: ¿Qué hago?."],
		["a link without a target", '<a href="">Ir</a>', "says nothing: <a href>"],
		["a link without a name", '<a href="/en"><svg></svg></a>', 'says nothing: <a href="/en">'],
		["a picture without a text", '<img src="/feed.xml">', "says nothing: <img"],
		["an empty heading", "<h2> </h2>", "says nothing: <h2>"],
		["an empty list", "<ul></ul>", "says nothing: <ul>"],
		["an id that is there twice", '<p id="top">Casa</p>', 'two elements with the id "top"'],
		["what the page's policy stops", '<p style="color:red">Casa</p>', "a style attribute, which the policy stops"],
		["broken JSON-LD", '<script type="application/ld+json">{</script>', "JSON-LD that is no JSON"],
		["JSON-LD without a context", '<script type="application/ld+json">{}</script>', "JSON-LD without a context"],
		[
			"JSON-LD with an empty value",
			'<script type="application/ld+json">{"@context":"https://schema.org","award":""}</script>',
			"JSON-LD.award is empty",
		],
	])("%s", async (_, body, fault) => {
		const found = await faults(home(body));
		expect(found).toHaveLength(1);
		expect(found[0]).toContain(fault);
	});

	it("a page that names another as its English, or none", async () => {
		const other = { "/en/b": html({ lang: "en", canonical: "/en/b", es: "/b", en: "/en/b" }, "<h1>B</h1>") };
		const map = { "/sitemap.xml": sitemap("/", "/en", "/en/b") };
		expect(await faults({ ...home(link("/en/b")), ...other, ...map })).toEqual(
			expect.arrayContaining(['/en/b: is not what /b names as its page in "en"', "/b: answers 404; /en/b leads there"]),
		);
		expect(new Set(await faults(home("", { en: "/" })))).toEqual(
			new Set(['/: names / for hreflang "en"', '/en: is not what / names as its page in "en"']),
		);
	});

	it("a canonical address that is another page's", async () => {
		expect(await faults(home("", { canonical: "/en" }))).toContain(`/: has the canonical address ${origin}/en`);
	});

	it("a page that the sitemap leaves out, and one that only the sitemap knows", async () => {
		expect(await faults({ "/sitemap.xml": sitemap("/", "/otra") })).toEqual([
			"/en: is not in the sitemap",
			"/otra: is in the sitemap, and no link leads to it",
		]);
	});

	it("a feed that names a page nobody links to", async () => {
		const feed = `<feed><link href="${origin}/vieja"/></feed>`;
		expect(await faults({ "/feed.xml": feed })).toEqual(["/feed.xml: names /vieja, to which no page links"]);
	});

	it("a file for machines that is missing, and one with a value missing", async () => {
		expect(await faults({ "/llms.txt": undefined })).toEqual(["/llms.txt: answers 404; / asks for it"]);
		expect((await faults({ "/llms.txt": "# undefined" }))[0]).toMatch(/^\/llms\.txt: shows "undefined"/);
	});

	it("a page without a security header", async () => {
		const headers = new Headers(secure);
		headers.delete("x-frame-options");
		expect(faultsOf(await walk({}, { headers }))).toEqual([
			"/: x-frame-options is missing",
			"/en: x-frame-options is missing",
		]);
	});

	it("Markdown with a value missing", async () => {
		const found = faultsOf(await walk({}, { markdown: "Teléfono: undefined" }));
		expect(found[0]).toMatch(/^\/: in Markdown, shows "undefined"/);
	});
});

describe("finds words of another firm", () => {
	it.each([
		["a text", home("<p>Calle Valle Raices 4</p>"), '/: says "valle raices"'],
		["a text parted by React", home("<p>Valle <!-- -->Raíces</p>"), '/: says "valle raices"'],
		["an attribute", home('<img src="/feed.xml" alt="VALLE RAÍCES">'), '/: says "valle raices"'],
		["a feed", { "/feed.xml": "<feed><title>Valle Raíces</title></feed>" }, '/feed.xml: says "valle raices"'],
	])("in %s", async (_, changes, found) => {
		expect(wordsFound(await walk(changes), ["Valle Raíces", "Roble"])).toEqual([found]);
	});

	it("in Markdown", async () => {
		expect(wordsFound(await walk({}, { markdown: "roble" }), ["Roble"])).toEqual([
			'/: says "roble"',
			'/en: says "roble"',
		]);
	});

	it("and no part of a word", async () => {
		expect(wordsFound(await walk(home("<p>Robles</p>")), ["Roble"])).toEqual([]);
	});
});
