import type MiniSearch from "minisearch";
import type { Locale } from "../locales/locale.ts";
import { readIndex } from "../site/corpus/passage-index.ts";
import { find, type SearchResult } from "../site/search/find.ts";
import { type SearchDocument, searchIndexForm } from "../site/search/search-index.ts";

/** The indexes are large and most visits never search: each is read at the first question in its language. */
const files: Record<Locale, () => Promise<{ default: string }>> = {
	es: () => import("../site/search/index/es.json?raw"),
	en: () => import("../site/search/index/en.json?raw"),
};

const indexes = new Map<Locale, Promise<MiniSearch<SearchDocument>>>();

/**
 * What the site has on a query: the answer to the plain form, without any script.
 *
 * @param query as it came, of any length; an empty one finds nothing
 */
export async function search(query: string, locale: Locale): Promise<SearchResult[]> {
	if (query.trim() === "") return [];
	const index =
		indexes.get(locale) ??
		files[locale]().then(({ default: json }) => readIndex(JSON.parse(json), searchIndexForm(locale)));
	indexes.set(locale, index);
	return find(await index, query, locale);
}
