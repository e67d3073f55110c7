import MiniSearch, { type Options, type SearchOptions } from "minisearch";

/** How documents are indexed: building an index and searching it must use the same form. */
export interface IndexForm<Document> {
	fields: (keyof Document & string)[];
	/** Fields that the index stores, for readers without access to the passages. */
	stored?: (keyof Document & string)[];
	/**
	 * The terms of a text. Site search and assistant differ: search marks matches, so its terms must resemble what was
	 * typed.
	 */
	terms: (text: string) => string[];
	search: SearchOptions;
}

export type IndexJson = ReturnType<MiniSearch["toJSON"]>;

function optionsOf<Document>({ fields, stored, terms, search }: IndexForm<Document>): Options<Document> {
	return { fields, storeFields: stored ?? [], tokenize: terms, processTerm: (term) => term, searchOptions: search };
}

/** @throws when two documents have the same id */
export function makeIndex<Document extends { id: string }>(
	documents: readonly Document[],
	form: IndexForm<Document>,
): IndexJson {
	const index = new MiniSearch(optionsOf(form));
	index.addAll(documents);
	return index.toJSON();
}

export function readIndex<Document>(json: IndexJson, form: IndexForm<Document>): MiniSearch<Document> {
	return MiniSearch.loadJS(json, optionsOf(form));
}
