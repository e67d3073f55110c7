import * as messages from "../../app/locales/es/index.ts";
import { faultsOfDocument, faultsOf as faultsOfHeaders } from "../fixtures/security-faults.ts";
import { around, slipsIn } from "../fixtures/slips.ts";
import { pathOf, type Site, type Visited } from "./crawl.ts";
import type { Page } from "./page.ts";

/** Everything that is wrong with a site, each with the page it is on. */
export function faultsOf(site: Site): string[] {
	return [
		...Array.from(site.pages, ([path, visited]) => pageFaults(path, visited, site).map((fault) => `${path}: ${fault}`)),
		...Array.from(site.files, ([path, visited]) => fileFaults(visited).map((fault) => `${path}: ${fault}`)),
		sitemapFaults(site),
		feedFaults(site),
	].flat();
}

function pageFaults(path: string, { status, from, page, markdown, headers, text }: Visited, site: Site): string[] {
	if (status !== 200) return [`answers ${status}; ${from} leads there`];
	if (!page) return [];
	return [
		...page.texts.flatMap(leftoversIn),
		...page.sentences.flatMap((sentence) => slipsIn(sentence, page.language)),
		...page.bare.map((element) => `says nothing: ${element}`),
		...page.idsTwice.map((id) => `has two elements with the id "${id}"`),
		...anchorFaults(path, page, site),
		...languageFaults(path, page, site),
		...page.structured.flatMap(structuredFaults),
		...(markdown?.status === 200 && markdown.type === "text/markdown"
			? [...leftoversIn(markdown.text), ...slipsIn(markdown.text, page.language)].map(
					(fault) => `in Markdown, ${fault}`,
				)
			: [`has no Markdown: ${markdown?.status} ${markdown?.type}`]),
		...(text.includes("</html>") ? [] : ["breaks off"]),
		...faultsOfHeaders({ headers }),
		...faultsOfDocument({ headers, html: text }),
	];
}

function fileFaults({ status, from, type, text }: Visited): string[] {
	if (status !== 200) return [`answers ${status}; ${from} asks for it`];
	// Of scripts, code is no text.
	return /(?<!svg\+)xml|manifest|plain/.test(type) ? leftoversIn(text) : [];
}

/** Signs that a value or a message was missing when a text was put together. */
const leftovers = [/\bundefined\b/, /\bNaN\b/, /\[object \w+\]/, /\{\{|\}\}/, /\bInvalid Date\b/, /\bnull\b/];

/** Keys of messages, which i18next shows when it has no message. Those that are words by themselves say nothing. */
const keys = new Set(
	Object.values(messages)
		.flatMap((namespace) => keysOf(namespace))
		.filter((key) => /[a-z][.A-Z]/.test(key)),
);

export function leftoversIn(text: string): string[] {
	const signs = leftovers.flatMap((sign) => sign.exec(text)?.[0] ?? []);
	const shown = text.split(/\s+/).filter((word) => keys.has(word.replace(/^\w+:|[.,;]$/g, "")));
	return [...signs, ...shown].map((found) => `shows "${found}": ${around(text, text.indexOf(found))}`);
}

function keysOf(messages: object, path = ""): string[] {
	return Object.entries(messages).flatMap(([name, value]) =>
		typeof value === "object" ? keysOf(value, `${path}${name}.`) : [path + name],
	);
}

/** Links to a part of a page lead to a part that it has. */
function anchorFaults(path: string, { links }: Page, { pages, origin }: Site): string[] {
	return links.flatMap((link) => {
		const target = pathOf(link, origin, path);
		const anchor = decodeURIComponent(new URL(link, origin + path).hash.slice(1));
		if (target === undefined || !anchor) return [];
		const there = pages.get(target);
		// A page that is not there is a fault by itself.
		return there?.status !== 200 || there.page?.ids.has(anchor)
			? []
			: [`links to "${link}", and there is no such part`];
	});
}

/** A page names itself and its other language, which names it in turn. */
function languageFaults(path: string, page: Page, { pages, origin }: Site): string[] {
	const at = (address: string | undefined) => address && pathOf(address, origin, path);
	const own = page.canonical && at(page.canonical);
	// A list by topic or page has the address of the whole list.
	if (!page.indexed || path.includes("?")) return [];
	if (own !== path) return [`has the canonical address ${page.canonical}`];
	const faults = ["es", "en", "x-default"].flatMap((language) => {
		const other = at(page.alternates.get(language));
		const there = other ? pages.get(other)?.page : undefined;
		if (!there) return [`has no page for hreflang "${language}"`];
		if (language !== "x-default" && there.language !== language) return [`names ${other} for hreflang "${language}"`];
		const back = at(there.alternates.get(page.language ?? ""));
		return back === path ? [] : [`is not what ${other} names as its page in "${page.language}"`];
	});
	return page.language && at(page.alternates.get(page.language)) === path
		? faults
		: [...faults, `is not its own page in "${page.language}"`];
}

/** Structured data is JSON of a type, and says nothing empty. */
function structuredFaults(source: string): string[] {
	let data: unknown;
	try {
		data = JSON.parse(source);
	} catch (problem) {
		return [`has JSON-LD that is no JSON: ${problem}`];
	}
	const typed = typeof data === "object" && data !== null && "@context" in data;
	return [...(typed ? [] : ["has JSON-LD without a context"]), ...emptyIn(data, "JSON-LD")];
}

function emptyIn(value: unknown, path: string): string[] {
	if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return [`${path} is empty`];
	if (typeof value === "string") return leftoversIn(value).map((fault) => `${path} ${fault}`);
	if (typeof value !== "object") return [];
	return Object.entries(value).flatMap(([name, each]) => emptyIn(each, `${path}.${name}`));
}

const addressesIn = (xml: string, pattern: RegExp) => Array.from(xml.matchAll(pattern), ([, found = ""]) => found);

/** The sitemap names the pages that links lead to, and no others. */
function sitemapFaults({ pages, files, origin }: Site): string[] {
	const named = addressesIn(files.get("/sitemap.xml")?.text ?? "", /<loc>(.*?)<\/loc>/g);
	const inSitemap = new Set(named.map((address) => pathOf(address, origin, "/") ?? address));
	const found = new Set(
		Array.from(pages)
			.filter(([path, { page, status }]) => status === 200 && page?.indexed && !path.includes("?"))
			.map(([path]) => path),
	);
	return [
		...Array.from(found.difference(inSitemap), (path) => `${path}: is not in the sitemap`),
		...Array.from(inSitemap.difference(found), (path) => `${path}: is in the sitemap, and no link leads to it`),
	];
}

/** What feeds link to is a page of the site. */
function feedFaults({ pages, files, origin }: Site): string[] {
	return Array.from(files).flatMap(([feed, { type, text }]) => {
		if (!/atom|rss/.test(type)) return [];
		return addressesIn(text, /<link\b[^>]*\bhref="([^"]+)"/g)
			.flatMap((address) => pathOf(address, origin, "/") ?? [])
			.filter((path) => path !== feed && !pages.has(path) && !files.has(path))
			.map((path) => `${feed}: names ${path}, to which no page links`);
	});
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Where words stand that must not: of another firm, whose site this was. In any case, with and without accents. The
 * city in the name of a time zone is none.
 */
export function wordsFound({ pages, files }: Site, words: readonly string[]): string[] {
	const pattern = new RegExp(
		`(?<!\\p{L}|\\p{N}|america/)(?:${words.map((word) => RegExp.escape(folded(word))).join("|")})(?![\\p{L}\\p{N}])`,
		"gu",
	);
	const places = [
		...Array.from(pages, ([path, { text, page, markdown }]) => [
			path,
			text,
			...(page?.texts ?? []),
			markdown?.text ?? "",
		]),
		...Array.from(files, ([path, { text, type }]) => [path, /text|xml|json|javascript/.test(type) ? text : ""]),
	];
	return places.flatMap(([path, ...texts]) => {
		const found = new Set(words.length > 0 ? folded(texts.join("\n")).match(pattern) : []);
		return Array.from(found, (word) => `${path}: says "${word}"`);
	});
}
