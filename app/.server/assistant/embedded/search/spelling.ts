import SearchableMap from "minisearch/SearchableMap";

/** Finds what a misspelt word was meant to be. */
export interface Speller {
	correct(word: string): string | undefined;
}

/**
 * A speller over words and how often each occurs: of the words a letter or two away, the nearest and then the commonest.
 * Short words are left alone: too many others are near them.
 */
export function makeSpeller(frequency: ReadonlyMap<string, number>): Speller {
	const words = new SearchableMap<number>();
	for (const [word, count] of frequency) if (word.length >= 4 && !/\d/.test(word)) words.set(word, count);
	const nearest = (word: string): string | undefined => {
		const candidates: [word: string, count: number, distance: number][] = [];
		for (const [other, [count, distance]] of words.fuzzyGet(word, word.length >= 10 ? 2 : 1)) {
			// A word that goes on where the other ends is another word, not a slip: lavado, lavadora.
			const goesOn = distance > 1 && (other.startsWith(word) || word.startsWith(other));
			if (other[0] === word[0] && !goesOn) candidates.push([other, count, distance]);
		}
		candidates.sort(([, countA, distanceA], [, countB, distanceB]) => distanceA - distanceB || countB - countA);
		return candidates[0]?.[0];
	};
	const cache = new Map<string, string | undefined>();
	return {
		correct: (word) => {
			if (word.length < 5 || word.length > 24 || /\d/.test(word)) return undefined;
			if (cache.has(word)) return cache.get(word);
			const meant = nearest(word);
			if (cache.size > 5000) cache.clear();
			cache.set(word, meant);
			return meant;
		},
	};
}
