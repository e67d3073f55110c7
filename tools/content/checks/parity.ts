import { type Locale, locales } from "../../../app/locales/locale.ts";
import { hrefOf, pageRefOf } from "../../../app/site/pages/page-table.ts";
import type { Content } from "../content.ts";
import type { Entry, Path } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";
import { outlineOf } from "../markdown.ts";
import { pairsOf, textsByPlace, without } from "../pairs.ts";
import { pagesOf } from "../site-map.ts";

/** Both languages of an entry have the same fields, and the same headings, list items and table rows in the same order. */
export function checkParity({ entries }: Content): Finding[] {
	return entries.flatMap((entry) => {
		const [spanish, english] = [new Map(textsByPlace(entry, "es")), new Map(textsByPlace(entry, "en"))];
		return Array.from(new Map([...spanish, ...english]), ([place, { path }]) =>
			compared(entry, path, spanish.get(place)?.value, english.get(place)?.value),
		).flat();
	});
}

function compared(entry: Entry, path: Path, es: string | undefined, en: string | undefined): Finding[] {
	const field = path.join(".");
	if (es === undefined || en === undefined) return [findingAt(entry, path, `${field} is in one language only`)];
	const [spanish, english] = [outlineOf(es), outlineOf(en)];
	return (["headings", "lists", "tables"] as const)
		.filter((part) => spanish[part].join() !== english[part].join())
		.map((part) => `${field} has ${part} ${shown(english[part])} where Spanish has ${shown(spanish[part])}`)
		.map((message) => findingAt(entry, path, message));
}

function shown(values: readonly (string | number)[]): string {
	return `[${values.join(", ")}]`;
}

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
			const pathIn = (locale: Locale) => hrefOf(pageRefOf({ page, locale }, params));
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
