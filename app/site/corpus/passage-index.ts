import MiniSearch, { type Options, type SearchOptions } from "minisearch";

/** How documents are indexed: the same where an index is made, at build time, and where it is asked. */
export interface IndexForm<Document> {
	/** What is searched. */
	fields: (keyof Document & string)[];
	/** What the index carries itself, for readers that have no passages at hand. */
	stored?: (keyof Document & string)[];
	/** The terms of a text. Site search and assistant differ: what a reader sees marked must look like what was typed. */
	terms: (text: string) => string[];
	search: SearchOptions;
}

/** An index as the build writes it. */
export type IndexJson = ReturnType<MiniSearch["toJSON"]>;

function optionsOf<Document>({ fields, stored, terms, search }: IndexForm<Document>): Options<Document> {
	return { fields, storeFields: stored ?? [], tokenize: terms, processTerm: (term) => term, searchOptions: search };
}

/** @throws when two documents have one id */
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
