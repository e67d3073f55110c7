import type MiniSearch from "minisearch";
import type { SearchResult as Match } from "minisearch";
import type { Locale } from "../../locales/locale.ts";
import { type Excerpt, excerpt } from "./excerpt.ts";
import type { DocumentKind, SearchDocument } from "./search-index.ts";

/** A search result, as a page shows it. */
export interface SearchResult {
	path: string;
	kind: DocumentKind;
	title: string;
	heading: string;
	excerpt: Excerpt;
}

/** Maximum query length in UTF-16 units; the form has the same limit. */
export const longestQuery = 100;

const most = 20;

/**
 * Searches an index for documents with all words of a query, or else with some of them. A page is listed once, with its
 * best part; questions are listed individually, because each is an answer.
 */
export function find(index: MiniSearch<SearchDocument>, query: string, locale: Locale): SearchResult[] {
	const asked = query.slice(0, longestQuery).trim();
	if (asked === "") return [];
	const all = index.search(asked, { combineWith: "AND" });
	const matches = all.length > 0 ? all : index.search(asked, { combineWith: "OR" });
	const shown = new Set<string>();
	const results: SearchResult[] = [];
	for (const match of matches) {
		const document = documentOf(match);
		const once = document.kind === "question" ? document.path : document.path.split("#")[0];
		if (!once || shown.has(once)) continue;
		shown.add(once);
		results.push({
			path: document.path,
			kind: document.kind,
			title: document.title,
			heading: document.heading,
			excerpt: excerpt(document.text, new Set(Object.keys(match.match)), locale),
		});
		if (results.length === most) break;
	}
	return results;
}

/** The fields stored with a match, which MiniSearch types loosely. */
function documentOf({ path, kind, title, heading, text }: Match): Omit<SearchDocument, "id"> {
	return { path: String(path), kind, title: String(title), heading: String(heading), text: String(text) };
}
