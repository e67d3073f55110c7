import type { Locale } from "../../../../locales/locale.ts";
import { chatterWords, grammarWords } from "./common-words.ts";
import { fold, wordsOf } from "./fold.ts";
import { stem } from "./stem.ts";

/** The stems of a text's words that have a topic: how content is indexed. */
export function termsOf(text: string, locale: Locale): string[] {
	return wordsOf(fold(text))
		.filter((word) => !grammarWords[locale].has(word))
		.map((word) => stem(word, locale));
}

const stemmed = new Map<Locale, ReadonlySet<string>>();

/** The stems of words that surround a question rather than make it. */
export function chatterStems(locale: Locale): ReadonlySet<string> {
	const known = stemmed.get(locale) ?? new Set([...chatterWords[locale]].map((word) => stem(word, locale)));
	stemmed.set(locale, known);
	return known;
}
