/** What separates Spanish from English: `tools/assistant-index.ts` learns it. */
export interface LanguageModel {
	/** How much more likely three letters are in Spanish than in English, as a logarithm; negative: in English. */
	letters: Readonly<Record<string, number>>;
	/** Words in the names of the firm's places, folded: they belong to no language. */
	places: readonly string[];
}

/** The three-letter pieces of a word, with its edges. */
export function trigrams(word: string): string[] {
	const edged = `_${word}_`;
	return Array.from({ length: Math.max(0, edged.length - 2) }, (_, start) => edged.slice(start, start + 3));
}
