import { locales } from "../../../app/locales/locale.ts";
import { hrefOf, pageRefOf } from "../../../app/site/pages/page-table.ts";
import type { Content } from "../content.ts";
import { type Finding, findingAt } from "../findings.ts";
import { without } from "../lists.ts";
import { outlineOf } from "../markdown.ts";
import { pairsOf } from "../pairs.ts";
import { pagesOf } from "../site-map.ts";

/** Both languages of a text link to the same pages and anchors, each as often; phones and mail are the same too. */
export function checkLinkedPages(content: Content): Finding[] {
	const english = englishPaths(content);
	const linked = (markdown: string) => outlineOf(markdown).links.map((link) => inEnglish(link, english));
	return content.entries.flatMap((entry) =>
		pairsOf(entry).flatMap(({ path, es, en }) => {
			const links = { es: linked(es), en: linked(en) };
			const only = { es: without(links.es, links.en), en: without(links.en, links.es) };
			return locales
				.filter((locale) => only[locale].length > 0)
				.map((locale) => {
					const message = `${path.join(".")} links in ${locale} alone to ${only[locale].join(", ")}`;
					return findingAt(entry, path, message);
				});
		}),
	);
}

/** The English path of each page by its path in either language. */
function englishPaths(content: Content): ReadonlyMap<string, string> {
	return new Map(
		pagesOf(content).flatMap(({ page, params }) => {
			const pathIn = (locale: (typeof locales)[number]) => hrefOf(pageRefOf({ page, locale }, params));
			return locales.map((locale) => [pathIn(locale), pathIn("en")] as const);
		}),
	);
}

function inEnglish(link: string, english: ReadonlyMap<string, string>): string {
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(link) ?? [];
	if (!path.startsWith("/")) return link;
	const page = english.get(path) ?? (path.endsWith("/feed.xml") ? "/en/feed.xml" : undefined);
	// That a page is missing is said once, by the check of links.
	return page === undefined ? "a page that is missing" : page + rest;
}
