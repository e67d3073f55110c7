import type { Locale } from "../../../../locales/locale.ts";
import { grammarWords } from "./common-words.ts";
import { fold, wordsOf } from "./fold.ts";
import { stem } from "./stem.ts";

/** The stems of a text's topic words, as used to index content. */
export function termsOf(text: string, locale: Locale): string[] {
	return wordsOf(fold(text))
		.filter((word) => !grammarWords[locale].has(word))
		.map((word) => stem(word, locale));
}
