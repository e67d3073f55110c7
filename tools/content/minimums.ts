import type { Locale } from "../../app/locales/locale.ts";
import type { CollectionName } from "./collections.ts";
import type { Entry } from "./entry.ts";
import { textsIn } from "./texts.ts";

/** How much the site has at the least: entries of a collection, and words of each entry in each language. */
export const minimums: Partial<Record<CollectionName, { entries: number; words: number }>> = {
	services: { entries: 7, words: 700 },
	cases: { entries: 5, words: 350 },
	faq: { entries: 5, words: 0 },
	team: { entries: 6, words: 0 },
	testimonials: { entries: 6, words: 0 },
	videos: { entries: 8, words: 0 },
	clo: { entries: 1, words: 700 },
	areas: { entries: 12, words: 250 },
	posts: { entries: 8, words: 800 },
};

/** Questions that the FAQ has at the least, over all its topics. */
export const leastQuestions = 30;

/** Words of an entry in a language, counted as a reader would: between blanks, figures included. */
export function wordCount(entry: Entry, locale: Locale): number {
	return textsIn(entry, locale).reduce((sum, { value }) => sum + value.split(/\s+/).filter(Boolean).length, 0);
}
