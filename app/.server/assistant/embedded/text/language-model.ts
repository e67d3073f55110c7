/** Distinguishes Spanish from English. Learned by `tools/assistant-index.ts`. */
export interface LanguageModel {
	/**
	 * How much likelier a trigram is in Spanish than in English, as a logarithm; negative if it is likelier in English.
	 */
	letters: Readonly<Record<string, number>>;
	/** Words in the names of the firm's places, folded: they belong to no language. */
	places: readonly string[];
}

/** The trigrams of a word, edges included. */
export function trigrams(word: string): string[] {
	const edged = `_${word}_`;
	return Array.from({ length: Math.max(0, edged.length - 2) }, (_, start) => edged.slice(start, start + 3));
}
