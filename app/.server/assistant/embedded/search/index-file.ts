import MiniSearch from "minisearch";
import type { Locale } from "../../../../locales/locale.ts";
import type { Entry } from "../entries/entry.ts";
import { type Indexed, indexed, indexOptions } from "./index-options.ts";

/** Other ways in which visitors ask for an entry, by the entry's id. */
export type Paraphrases = Readonly<Record<string, readonly string[]>>;

/** What the build writes for each language. */
export interface IndexFile {
	/** Tells whether the index belongs to the entries at hand. */
	checksum: string;
	paraphrases: Paraphrases;
	index: ReturnType<MiniSearch<Indexed>["toJSON"]>;
}

/** Makes the index of a language. */
export function makeIndexFile(entries: readonly Entry[], paraphrases: Paraphrases, locale: Locale): IndexFile {
	const search = new MiniSearch<Indexed>(indexOptions(locale));
	search.addAll(entries.map((entry, id) => indexed(entry, id, paraphrases[entry.id] ?? [])));
	return { checksum: checksum(entries), paraphrases, index: search.toJSON() };
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
