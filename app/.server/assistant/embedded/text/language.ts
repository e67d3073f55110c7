import type { Locale } from "../../../../locales/locale.ts";
import { chatterWords, grammarWords } from "./common-words.ts";
import { fold, wordsOf } from "./fold.ts";
import { type LanguageModel, trigrams } from "./language-model.ts";
import { placeWords } from "./places.ts";

/** Words that both languages use here. */
const neutral = new Set(
	"clo tv blog whatsapp llc ok email video fax zoom no a me he as son sin sea real notario yo".split(" "),
);

/** Grammar words of other languages that neither Spanish nor English has. */
const otherLanguages = new Set(
	`bonjour vous est-ce je suis nous avez avocat francais merci une pouvez voce voces nao falar fala obrigado preciso com um uma
	ich sie sprechen deutsch ein eine und nicht anwalt buongiorno sono avvocato parla italiano grazie il gli`.split(
		/\s+/,
	),
);

/**
 * The language of a text, or `undefined` if it shows none, as in “Dallas?” or “ok”, or is in a third language.
 *
 * Grammar words count most. Next come the letters of the other words, compared with the site's content, so that
 * misspelled words count too. So do marks that only Spanish has.
 */
export function languageOf(text: string, model: LanguageModel): Locale | undefined {
	if (wordsOf(fold(text)).filter((word) => otherLanguages.has(word)).length > 1) return undefined;
	const score = spanishness(text, model);
	if (Math.abs(score) < 0.9) return undefined;
	return score > 0 ? "es" : "en";
}

function spanishness(text: string, model: LanguageModel): number {
	let score = 0;
	for (const word of wordsOf(fold(text))) {
		if (neutral.has(word) || placeWords.has(word) || model.places.includes(word) || /\d/.test(word)) continue;
		const es = grammarWords.es.has(word) || chatterWords.es.has(word);
		const en = grammarWords.en.has(word) || chatterWords.en.has(word);
		if (es !== en) score += es ? 2 : -2;
		else if (!es) score += byLetters(word, model);
	}
	// English borrows accented words, but not Spanish question marks.
	const marks = text.normalize("NFC").match(/[ñ¿¡]/giu)?.length ?? 0;
	const accents = text.normalize("NFC").match(/[áéíóúü]/giu)?.length ?? 0;
	return score + Math.min(marks + accents / 2, 3);
}

/** Between -1.2 and 1.2, so that one topic word never outweighs a grammar word. Keyboard noise counts as 0. */
function byLetters(word: string, model: LanguageModel): number {
	const known = trigrams(word).flatMap((piece) => model.letters[piece] ?? []);
	if (known.length < word.length * 0.6) return 0;
	const sum = known.reduce((total, ratio) => total + ratio, 0);
	return Math.max(-1.2, Math.min(1.2, sum / Math.max(2, word.length)));
}
