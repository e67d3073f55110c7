import SearchableMap from "minisearch/SearchableMap";
import type { Locale } from "../../../../locales/locale.ts";

/** Finds what a misspelt word was meant to be. */
export interface Speller {
	correct(word: string): string | undefined;
}

/**
 * A speller over words and how often each occurs. First words that sound the same, in Spanish (“avogado”, “kasa”), then
 * words a letter or two away. Short words are left alone: too many others are near them.
 */
export function makeSpeller(frequency: ReadonlyMap<string, number>, locale: Locale): Speller {
	const words = new SearchableMap<number>();
	const bySound = new Map<string, string>();
	const often = (word: string) => frequency.get(word) ?? 0;
	for (const [word, count] of frequency) {
		if (word.length < 4 || /\d/.test(word)) continue;
		words.set(word, count);
		if (locale !== "es") continue;
		const key = soundOf(word);
		const known = bySound.get(key);
		if (known === undefined || often(word) > often(known)) bySound.set(key, word);
	}
	const nearest = (word: string): string | undefined => {
		if (word.length < 5) return undefined;
		const reach = word.length >= 10 ? 2 : 1;
		const candidates = swaps(word)
			.filter((other) => frequency.has(other))
			.map((other): [string, number] => [other, 1]);
		for (const [other, [, distance]] of words.fuzzyGet(word, reach)) {
			// A word that goes on where the other ends is another word, not a slip: lavado, lavadora.
			const goesOn = distance > 1 && (other.startsWith(word) || word.startsWith(other));
			if (other[0] === word[0] && !goesOn) candidates.push([other, distance]);
		}
		candidates.sort(([a, nearA], [b, nearB]) => nearA - nearB || often(b) - often(a));
		return candidates[0]?.[0];
	};
	const remembered = new Map<string, string | undefined>();
	return {
		correct: (word) => {
			if (word.length < 4 || word.length > 24 || /\d/.test(word)) return undefined;
			if (remembered.has(word)) return remembered.get(word);
			const meant = (locale === "es" ? bySound.get(soundOf(word)) : undefined) ?? nearest(word);
			if (remembered.size > 5000) remembered.clear();
			remembered.set(word, meant);
			return meant;
		},
	};
}

/** Whether there is little doubt what a misspelt word was meant to be: a long one, or one that sounds the same. */
export function isPlainSlip(word: string, meant: string, locale: Locale): boolean {
	return word.length >= 7 || (locale === "es" && soundOf(word) === soundOf(meant));
}

/** The word with each pair of neighbouring letters swapped: one slip of the fingers, two edits for Levenshtein. */
function swaps(word: string): string[] {
	return Array.from(
		{ length: word.length - 1 },
		(_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
	);
}

/** How a folded Spanish word sounds in Mexico, roughly: the same for words that people confuse in writing. */
export function soundOf(word: string): string {
	return word
		.replace(/ch/g, "C")
		.replace(/h/g, "")
		.replace(/v/g, "b")
		.replace(/c(?=[ei])|z|x(?=[^aeiou])/g, "s")
		.replace(/qu(?=[ei])|[cq]/g, "k")
		.replace(/gu(?=[ei])/g, "G")
		.replace(/g(?=[ei])/g, "j")
		.replace(/ll/g, "y")
		.replace(/^w|gu(?=a)/g, "u")
		.replace(/n(?=[bp])/g, "m")
		.replace(/(.)\1+/g, "$1");
}
