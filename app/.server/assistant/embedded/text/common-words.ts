import type { Locale } from "../../../../locales/locale.ts";
import words from "./common-words.json" with { type: "json" };

function setsOf({ es, en }: Record<Locale, string[]>): Record<Locale, ReadonlySet<string>> {
	return { es: new Set(es.join(" ").split(" ")), en: new Set(en.join(" ").split(" ")) };
}

/**
 * Words without a topic of their own, folded. They are left out of the index and of queries, and show the language of a
 * question better than any other words.
 */
export const grammarWords = setsOf(words.grammar);

/** Words that people write around a question. Left out of queries only: in content some of them have a topic. */
export const chatterWords = setsOf(words.chatter);
