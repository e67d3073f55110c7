import { fold, wordsOf } from "../../app/.server/assistant/embedded/text/fold.ts";
import { type LanguageModel, trigrams } from "../../app/.server/assistant/embedded/text/language-model.ts";
import type { Locale } from "../../app/locales/locale.ts";

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

function countTrigrams(text: string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const word of wordsOf(fold(text))) {
		for (const trigram of trigrams(word)) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
	}
	return counts;
}
