import MiniSearch, { type Options } from "minisearch";
import type { Locale } from "../../locales/locale.ts";
import { termOf, tokens } from "./terms.ts";

export type DocumentKind = "page" | "service" | "question" | "case" | "person" | "video" | "post" | "area";

/** A piece of the site that can be found: a page, or a part of one that has an anchor. */
export interface SearchDocument {
	/** Path of the page, with the anchor of the part. */
	path: string;
	kind: DocumentKind;
	/** Of the page. */
	title: string;
	/** Of the part; empty when the piece is the page's own text. */
	heading: string;
	text: string;
}

/** How a language's index is made and read. Both ends must agree, so this is the one place that says it. */
export function indexOptions(locale: Locale): Options<SearchDocument> {
	return {
		idField: "path",
		fields: ["title", "heading", "text"],
		storeFields: ["path", "kind", "title", "heading", "text"],
		tokenize: (text) => tokens(text).map((token) => token.text),
		processTerm: (term) => termOf(term, locale) ?? null,
		searchOptions: {
			boost: { title: 3, heading: 4 },
			// Half a word finds the whole while one types; a slip of the finger is forgiven in longer words.
			prefix: (term) => term.length >= 3,
			fuzzy: (term) => (term.length >= 6 ? 0.17 : false),
			weights: { prefix: 0.45, fuzzy: 0.25 },
		},
	};
}

/** An index as it was written by `tools/search-index.ts`. */
export function readIndex(json: string, locale: Locale): MiniSearch<SearchDocument> {
	return MiniSearch.loadJSON<SearchDocument>(json, indexOptions(locale));
}
