import * as messages from "../../app/locales/es/index.ts";
import { faultsOfDocument, faultsOf as faultsOfHeaders } from "../fixtures/security-faults.ts";
import { around, slipsIn } from "../fixtures/slips.ts";
import { problems } from "../site/structured/check.ts";
import { pathOf, type Site, type Visited } from "./crawl.ts";
import { htmlFaults } from "./html.ts";
import { indexedPages, languageFaults, sitemapFaults } from "./languages.ts";
import type { Page } from "./page.ts";

/** Everything that is wrong with a site, each with the page it is on. */
export function faultsOf(site: Site): string[] {
	return [
		...Array.from(site.pages, ([path, visited]) => pageFaults(path, visited, site).map((fault) => `${path}: ${fault}`)),
		...Array.from(site.files, ([path, visited]) => fileFaults(visited).map((fault) => `${path}: ${fault}`)),
		sitemapFaults(site),
		orphanFaults(site),
		headFaults(site),
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
		...anchorFaults(path, page, site),
		...htmlFaults(text),
		// A list by topic or page has the address of the whole list.
		...(path.includes("?") || !page.indexed ? [] : languageFaults(path, page, site)),
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

/** Structured data is JSON that keeps to schema.org and to what Google requires, and no text of it was put together wrongly. */
function structuredFaults(source: string): string[] {
	try {
		const data: unknown = JSON.parse(source);
		return [...problems(data, ["required"]), ...textsIn(data).flatMap(leftoversIn)].map((fault) => `JSON-LD: ${fault}`);
	} catch (problem) {
		return [`has JSON-LD that is no JSON: ${problem}`];
	}
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A reader of either language comes to every page by links, without changing the language. */
function orphanFaults(site: Site): string[] {
	const linked = new Set(
		Array.from(site.pages).flatMap(([path, { page }]) =>
			(page?.links ?? []).flatMap((link) => {
				const target = pathOf(link, site.origin, path);
				return target === undefined || target === path ? [] : `${page?.language} ${target}`;
			}),
		),
	);
	return indexedPages(site)
		.filter(([path, page]) => !linked.has(`${page.language} ${path}`))
		.map(([path, page]) => `${path}: no page in "${page.language}" links to it`);
}

/** Lengths in UTF-16 units: what is shorter says little, search engines cut off what is longer. */
const lengths = { title: { least: 10, most: 65 }, description: { least: 50, most: 160 } };

/** Each page has a title and a description of its own, of a length that search engines show. */
function headFaults(site: Site): string[] {
	const pages = indexedPages(site);
	return (["title", "description"] as const).flatMap((what) => [
		...Array.from(Map.groupBy(pages, ([, page]) => `${page.language} ${page[what]}`).values())
			.filter((same) => same.length > 1)
			.map((same) => `${same.map(([path]) => path).join(", ")}: have the same ${what}`),
		...pages
			.filter(
				([
					,
					{
						[what]: { length },
					},
				]) => length < lengths[what].least || length > lengths[what].most,
			)
			.map(([path, page]) => `${path}: has a ${what} of ${page[what].length} characters`),
	]);
}

/** What feeds link to is a page of the site. */
function feedFaults({ pages, files, origin }: Site): string[] {
	return Array.from(files).flatMap(([feed, { type, text }]) => {
		if (!/atom|rss/.test(type)) return [];
		return Array.from(text.matchAll(/<link\b[^>]*\bhref="([^"]+)"/g))
			.flatMap(([, address = ""]) => pathOf(address, origin, "/") ?? [])
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
