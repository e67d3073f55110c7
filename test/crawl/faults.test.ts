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
	title?: string;
	description?: string;
	rest?: string;
}

const html = (
	{
		lang,
		canonical,
		es = "/",
		en = "/en",
		title = `La casa en ${canonical}`,
		description = `Lo que dice ${canonical} de sí, en tantas palabras como muestran los buscadores`,
		rest = "",
	}: Head,
	body: string,
) => `<!DOCTYPE html><html lang="${lang}"><head>
<title>${title}</title><meta name="description" content="${description}">
<link rel="canonical" href="${origin}${canonical}"><link rel="alternate" hreflang="es" href="${origin}${es}">
<link rel="alternate" hreflang="en" href="${origin}${en}"><link rel="alternate" hreflang="x-default" href="${origin}${es}">
<link rel="alternate" type="application/atom+xml" href="/feed.xml">${rest}</head><body>${body}</body></html>`;

const link = (href: string) => `<a href="${href}">Ir</a>`;

/** Of pages that are each other's in the two languages, in pairs. */
const sitemap = (...pairs: [es: string, en: string][]) =>
	pairs
		.flatMap(([es, en]) => {
			const alternates = Object.entries({ es, en, "x-default": es }).map(
				([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`,
			);
			return [es, en].map((path) => `<url><loc>${origin}${path}</loc>${alternates.join("")}</url>`);
		})
		.join("");

const about = { es: "/nosotros", en: "/en/about" };
const readsOn = { es: link(about.es), en: link(about.en) };

/** A site of two pages in both languages, without a fault. */
const sound: Readonly<Record<string, string>> = {
	"/": html(
		{ lang: "es", canonical: "/" },
		`<h1 id="top">Casa</h1>${link("/en")}${readsOn.es}${link("#top")}${link("mailto:a@firm.example")}`,
	),
	"/en": html(
		{ lang: "en", canonical: "/en" },
		`<h1>Home</h1>${readsOn.en}${link("/#top")}${link("https://elsewhere.example/#x")}`,
	),
	[about.es]: html({ lang: "es", canonical: about.es, ...about }, `<h1>Nosotros</h1>${link("/")}${link(about.en)}`),
	[about.en]: html({ lang: "en", canonical: about.en, ...about }, `<h1>About</h1>${link("/en")}${link(about.es)}`),
	"/feed.xml": `<feed><entry><link href="${origin}/en"/></entry></feed>`,
	"/sitemap.xml": sitemap(["/", "/en"], [about.es, about.en]),
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
	"/": html({ lang: "es", canonical: "/", ...head }, `<h1 id="top">Casa</h1>${link("/en")}${readsOn.es}${body}`),
});

it("finds nothing to say of a sound site", async () => {
	expect(await faults({})).toEqual([]);
});

const structured = (json: string) => `<script type="application/ld+json">${json}</script>`;
const thing = (members: string) => structured(`{"@context":"https://schema.org",${members}}`);

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
		["a key of a message", '<button type="button">common:hero.interview</button>', 'shows "common:hero.interview"'],
		["a stop after a stop", "<p>Hasta las <b>5:30 p. m.</b>.</p>", "stops twice: Hasta las 5:30 p. m.."],
		["a stop after a question", "<ul><li>¿Qué hago?.</li></ul>", "stops twice: ¿Qué hago?."],
		["a link without a target", '<a href="">Ir</a>', "says nothing: <a href>"],
		["a link without a name", '<a href="/en"><svg></svg></a>', "(wcag/h30)"],
		["a picture without a text", '<img src="/feed.xml">', "(wcag/h37)"],
		["an empty heading", "<h2> </h2>", "(empty-heading)"],
		["an empty list", "<ul></ul>", "says nothing: <ul>"],
		["an id that is there twice", '<p id="top">Casa</p>', "(no-dup-id)"],
		["what the page's policy stops", '<p style="color:red">Casa</p>', "a style attribute, which the policy stops"],
		["broken JSON-LD", structured("{"), "JSON-LD that is no JSON"],
		[
			"JSON-LD without a context",
			structured('{"@type":"Organization","name":"Casa"}'),
			"JSON-LD: thing has no context",
		],
		["JSON-LD of an unknown type", thing('"@type":"LawFirm"'), "JSON-LD: thing has the unknown type LawFirm"],
		[
			"JSON-LD with a property of another type",
			thing('"@type":"Organization","name":"Casa","opens":"08:30"'),
			"JSON-LD: thing.opens is not a property of Organization",
		],
		["JSON-LD without what Google requires", thing('"@type":"Organization"'), "JSON-LD: thing lacks the required name"],
		[
			"JSON-LD with an empty value",
			thing('"@type":"Organization","name":"Casa","award":""'),
			"JSON-LD: thing.award is empty",
		],
		[
			"JSON-LD with a value that was missing",
			thing('"@type":"Organization","name":"Casa","award":"undefined"'),
			'JSON-LD: shows "undefined"',
		],
		["what HTML does not allow", "<span><div>Casa</div></span>", "(element-permitted-content)"],
		["an element that HTML does not know", "<casa-1></casa-1>", "(no-unknown-elements)"],
		["a reference to nothing", '<button type="button" aria-controls="nada">Ir</button>', "(no-missing-references)"],
		["a field without a label", '<input type="text" name="n">', "(input-missing-label)"],
		["two landmarks of one name", '<aside aria-label="Uno">1</aside><aside>2</aside>', "(unique-landmark)"],
	])("%s", async (_, body, fault) => {
		const found = await faults(home(body));
		expect(found).toHaveLength(1);
		expect(found[0]).toContain(fault);
	});

	it("a page that names another as its English, or none", async () => {
		const other = {
			"/en/b": html({ lang: "en", canonical: "/en/b", es: "/b", en: "/en/b" }, `<h1>B</h1>${link("/en")}`),
			"/en": html({ lang: "en", canonical: "/en" }, `<h1>Home</h1>${readsOn.en}${link("/en/b")}`),
		};
		expect(await faults({ ...other })).toEqual(
			expect.arrayContaining(['/en/b: is not what /b names as its page in "en"', "/b: answers 404; /en/b leads there"]),
		);
		expect(new Set(await faults(home("", { en: "/" })))).toEqual(
			new Set([
				'/: names / for hreflang "en"',
				'/en: is not what / names as its page in "en"',
				`/: has other languages in the sitemap: en ${origin}/en, es ${origin}/, x-default ${origin}/`,
			]),
		);
	});

	it("a canonical address that is another page's", async () => {
		expect(await faults(home("", { canonical: "/en" }))).toContain(`/: has the canonical address ${origin}/en`);
	});

	it("a page that the sitemap leaves out, and one that only the sitemap knows", async () => {
		expect(await faults({ "/sitemap.xml": sitemap(["/", "/en"], [about.es, "/en/otra"]) })).toEqual([
			`${about.en}: is not in the sitemap`,
			"/en/otra: is in the sitemap, and no link leads to it",
			`${about.es}: has other languages in the sitemap: en ${origin}/en/otra, es ${origin}${about.es}, x-default ${origin}${about.es}`,
		]);
	});

	it("a page to which only its other language links", async () => {
		expect(await faults({ "/en": sound["/en"]?.replace(readsOn.en, "") })).toEqual([
			`${about.en}: no page in "en" links to it`,
		]);
	});

	it("a title and a description that two pages have", async () => {
		const shared = {
			title: "La misma casa",
			description: "Lo mismo de ambas páginas, en tantas palabras como se muestran",
		};
		const two = {
			...home("", shared),
			[about.es]: html({ lang: "es", canonical: about.es, ...about, ...shared }, `<h1>B</h1>${link("/")}`),
		};
		expect(await faults(two)).toEqual([
			`/, ${about.es}: have the same title`,
			`/, ${about.es}: have the same description`,
		]);
	});

	it("a title or a description of a length that search engines do not show", async () => {
		for (const length of [9, 66])
			expect(await faults(home("", { title: "x".repeat(length) }))).toEqual([`/: has a title of ${length} characters`]);
		expect(await faults(home("", { description: "x".repeat(49) }))).toEqual(["/: has a description of 49 characters"]);
		expect(await faults(home("", { description: "x".repeat(161) }))).toEqual([
			"/: has a description of 161 characters",
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
			`${about.es}: x-frame-options is missing`,
			`${about.en}: x-frame-options is missing`,
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
			`${about.es}: says "roble"`,
			`${about.en}: says "roble"`,
		]);
	});

	it("and no part of a word", async () => {
		expect(wordsFound(await walk(home("<p>Robles</p>")), ["Roble"])).toEqual([]);
	});
});
