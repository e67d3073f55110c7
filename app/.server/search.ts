import type { Locale } from "../locales/locale.ts";
import { readIndex } from "../site/corpus/passage-index.ts";
import { loadOnce } from "../site/pages/load-once.ts";
import { find, type SearchResult } from "../site/search/find.ts";
import { searchIndexForm } from "../site/search/search-index.ts";

/** The indexes are large and most visits never search: each is read at the first question in its language. */
const readIndexOf = (locale: Locale, { default: json }: { default: string }) =>
	readIndex(JSON.parse(json), searchIndexForm(locale));

const indexes = {
	es: loadOnce(async () => readIndexOf("es", await import("../site/search/index/es.json?raw"))),
	en: loadOnce(async () => readIndexOf("en", await import("../site/search/index/en.json?raw"))),
};

/**
 * What the site has on a query: the answer to the plain form, without any script.
 *
 * @param query as it came, of any length; an empty one finds nothing
 */
export async function search(query: string, locale: Locale): Promise<SearchResult[]> {
	if (query.trim() === "") return [];
	return find(await indexes[locale](), query, locale);
}
