import MiniSearch from "minisearch";
import type { Locale } from "../../../../site/locale.ts";
import type { Entry } from "../entries/entry.ts";
import { termsOf } from "../text/terms.ts";
import { type Indexed, indexed, indexOptions } from "./index-options.ts";

/** What the build writes for each language. */
export interface IndexFile {
	/** Tells whether the index belongs to the entries at hand. */
	checksum: string;
	/** Titles, and the ways in which visitors ask, as stems: the place of the entry, then the phrase. */
	phrases: [entry: number, stems: string][];
	index: ReturnType<MiniSearch<Indexed>["toJSON"]>;
}

/** Other ways in which visitors ask for an entry, by the entry's id. */
export type Asked = Readonly<Record<string, readonly string[]>>;

/** Makes the index of a language. */
export function makeIndexFile(entries: readonly Entry[], asked: Asked, locale: Locale): IndexFile {
	const search = new MiniSearch<Indexed>(indexOptions(locale));
	search.addAll(entries.map((entry, id) => indexed(entry, id, asked[entry.id] ?? [])));
	const phrases = entries.flatMap((entry, id) =>
		[entry.title, ...(asked[entry.id] ?? [])].map((phrase): [number, string] => [
			id,
			[...new Set(termsOf(phrase, locale))].join(" "),
		]),
	);
	return { checksum: checksum(entries), phrases, index: search.toJSON() };
}

/** FNV-1a over all that is searched: no defence against anybody, only against an index that was left behind. */
export function checksum(entries: readonly Entry[]): string {
	let hash = 0x811c9dc5;
	for (const { id, title, text, more = "", context } of entries) {
		for (const character of `${id}${title}${text}${more}${context}`) {
			hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
		}
	}
	return (hash >>> 0).toString(16);
}
