import { pathOf, type Site } from "./crawl.ts";
import type { Page } from "./page.ts";

/** A page names itself and its other language, which names it in turn; the sitemap says the same of it. */
export function languageFaults(path: string, page: Page, site: Site): string[] {
	const at = (address: string | undefined) => address && pathOf(address, site.origin, path);
	if (at(page.canonical) !== path) return [`has the canonical address ${page.canonical}`];
	const faults = ["es", "en", "x-default"].flatMap((language) => {
		const other = at(page.alternates.get(language));
		const there = other ? site.pages.get(other)?.page : undefined;
		if (!there) return [`has no page for hreflang "${language}"`];
		if (language !== "x-default" && there.language !== language) return [`names ${other} for hreflang "${language}"`];
		const back = at(there.alternates.get(page.language ?? ""));
		return back === path ? [] : [`is not what ${other} names as its page in "${page.language}"`];
	});
	if (at(page.alternates.get(page.language ?? "")) !== path) faults.push(`is not its own page in "${page.language}"`);
	return faults;
}

/** The sitemap names the pages that links lead to and no others, each with the alternates that it has itself. */
export function sitemapFaults(site: Site): string[] {
	const entries = sitemapEntries(site);
	const found = new Map(indexedPages(site));
	const both = found.keys().filter((path) => entries.has(path));
	return [
		...Array.from(
			found.keys().filter((path) => !entries.has(path)),
			(path) => `${path}: is not in the sitemap`,
		),
		...Array.from(
			entries.keys().filter((path) => !found.has(path)),
			(path) => `${path}: is in the sitemap, and no link leads to it`,
		),
		...Array.from(
			both.filter((path) => written(entries.get(path)) !== written(found.get(path)?.alternates)),
			(path) => `${path}: has other languages in the sitemap: ${written(entries.get(path))}`,
		),
	];
}

/** Pages that search engines keep, by path. A list by topic or page has the address of the whole list. */
export function indexedPages({ pages }: Site): [path: string, page: Page][] {
	return Array.from(pages).flatMap(([path, { page, status }]) =>
		status === 200 && page?.indexed && !path.includes("?") ? [[path, page]] : [],
	);
}

/** Alternates by path, as the sitemap has them. */
function sitemapEntries({ files, origin }: Site): Map<string, ReadonlyMap<string, string>> {
	const urls = files.get("/sitemap.xml")?.text.matchAll(/<url>\s*<loc>(.*?)<\/loc>(.*?)<\/url>/gs) ?? [];
	return new Map(
		Array.from(urls, ([, address = "", rest = ""]) => {
			const alternates = rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g);
			return [
				pathOf(address, origin, "/") ?? address,
				new Map(Array.from(alternates, ([, language = "", href = ""]) => [language, href])),
			];
		}),
	);
}

const written = (alternates: ReadonlyMap<string, string> = new Map()) =>
	Array.from(alternates, ([language, address]) => `${language} ${address}`)
		.sort()
		.join(", ");
