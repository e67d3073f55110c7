import type { Locale } from "../../../../locales/locale.ts";
import { fold, wordsOf } from "../text/fold.ts";
import feelings from "./feelings.json" with { type: "json" };

/** What a story tells beside its question: that somebody died, lost much or is afraid. */
export type Feeling = "death" | "loss" | "fear";

/** Shorter messages are questions, not stories. Words. */
const leastWords = 12;

/** Words by their beginnings. A death long ago is no reason to condole: an estate's story begins with one. */
export function feelingIn(message: string, locale: Locale): Feeling | undefined {
	const words = wordsOf(fold(message));
	if (words.length < leastWords) return undefined;
	const has = (beginnings: readonly string[]) =>
		words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
	const { death, recent, loss, fear } = feelings[locale];
	if (has(death) && has(recent)) return "death";
	if (has(fear)) return "fear";
	return has(loss) ? "loss" : undefined;
}
