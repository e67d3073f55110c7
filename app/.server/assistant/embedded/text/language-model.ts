import type { Locale } from "../../../../locales/locale.ts";
import { fold, wordsOf } from "./fold.ts";

/** What separates Spanish from English. */
export interface LanguageModel {
	/** How much more likely three letters are in Spanish than in English, as a logarithm; negative: in English. */
	letters: Readonly<Record<string, number>>;
	/** Words in the names of the firm's places, folded: they belong to no language. */
	places: readonly string[];
}

/** Learns the model from the content itself, which is the same in both languages. */
export function learnLanguages(samples: Record<Locale, string>, places: readonly string[]): LanguageModel {
	const spanish = countTrigrams(samples.es);
	const english = countTrigrams(samples.en);
	const letters: Record<string, number> = {};
	for (const trigram of new Set([...spanish.keys(), ...english.keys()])) {
		const [es, en] = [spanish.get(trigram) ?? 0, english.get(trigram) ?? 0];
		if (es + en < 12) continue;
		const ratio = Math.log((es + 0.5) / (en + 0.5));
		if (Math.abs(ratio) >= 1) letters[trigram] = Math.round(ratio * 10) / 10;
	}
	return { letters, places: [...new Set(places.flatMap((place) => wordsOf(fold(place))))] };
}

/** The three-letter pieces of a word, with its edges. */
export function trigrams(word: string): string[] {
	const edged = `_${word}_`;
	return Array.from({ length: Math.max(0, edged.length - 2) }, (_, start) => edged.slice(start, start + 3));
}

function countTrigrams(text: string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const word of wordsOf(fold(text))) {
		for (const trigram of trigrams(word)) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
	}
	return counts;
}
