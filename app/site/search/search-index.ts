import type { Locale } from "../../locales/locale.ts";
import type { IndexForm } from "../corpus/passage-index.ts";
import { termOf, tokens } from "./terms.ts";

export type DocumentKind = "page" | "service" | "question" | "case" | "person" | "video" | "post" | "area";

/** A passage as the search index stores it. */
export interface SearchDocument {
	id: string;
	/** Path of the page, with the anchor of the part. */
	path: string;
	kind: DocumentKind;
	/** The page's title. */
	title: string;
	/** The part's heading; empty when the document is the page's own text. */
	heading: string;
	text: string;
}

/** How a language's index is built and searched, on the server and in the browser. */
export function searchIndexForm(locale: Locale): IndexForm<SearchDocument> {
	return {
		fields: ["title", "heading", "text"],
		stored: ["path", "kind", "title", "heading", "text"],
		terms: (text) => tokens(text).flatMap((token) => termOf(token.text, locale) ?? []),
		search: {
			boost: { title: 3, heading: 4 },
			// Prefixes match while typing; longer words tolerate typos.
			prefix: (term) => term.length >= 3,
			fuzzy: (term) => (term.length >= 6 ? 0.17 : false),
			weights: { prefix: 0.45, fuzzy: 0.25 },
		},
	};
}
