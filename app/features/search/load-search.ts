import type { Locale } from "../../locales/locale.ts";
import { readIndex } from "../../site/corpus/passage-index.ts";
import { find, type SearchResult } from "../../site/search/find.ts";
import en from "../../site/search/index/en.json?url";
import es from "../../site/search/index/es.json?url";
import { searchIndexForm } from "../../site/search/search-index.ts";

/** Static files with a hash in their names: browsers keep them forever. */
const files: Record<Locale, string> = { es, en };

/**
 * Fetches the index of a language and returns a search function for it.
 * @throws if the index cannot be fetched; the plain form still works then
 */
export async function loadSearch(locale: Locale): Promise<(query: string) => SearchResult[]> {
	const response = await fetch(files[locale]);
	if (!response.ok) throw new Error(`The search index answered ${response.status}`);
	const index = readIndex(await response.json(), searchIndexForm(locale));
	return (query) => find(index, query, locale);
}
