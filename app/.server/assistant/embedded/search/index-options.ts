import type { Options } from "minisearch";
import type { Locale } from "../../../../locales/locale.ts";
import type { Entry } from "../entries/entry.ts";
import { plain } from "../text/plain.ts";
import { termsOf } from "../text/terms.ts";

/** An entry as the index holds it. Its id is its place in the list of entries. */
export interface Indexed {
	id: number;
	title: string;
	paraphrases: string;
	text: string;
	more: string;
	context: string;
}

/** The options of the index: the same where it is made and where it is read. */
export function indexOptions(locale: Locale): Options<Indexed> {
	return {
		fields: ["title", "paraphrases", "text", "more", "context"],
		tokenize: (text) => termsOf(text, locale),
		// Tokens are stems already.
		processTerm: (term) => term,
		searchOptions: {
			tokenize: (term) => [term],
			boost: { title: 2.2, paraphrases: 1.6, text: 1, more: 0.6, context: 0.7 },
			bm25: { k: 1.2, b: 0.6, d: 0.4 },
		},
	};
}

/** What of an entry is searched. `paraphrases`: other ways in which visitors put its question. */
export function indexed(entry: Entry, id: number, paraphrases: readonly string[]): Indexed {
	return {
		id,
		title: entry.title,
		paraphrases: paraphrases.join(". "),
		text: plain(entry.text),
		more: plain(entry.more ?? ""),
		context: entry.context,
	};
}
