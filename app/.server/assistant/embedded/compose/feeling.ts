import type { Locale } from "../../../../locales/locale.ts";
import { fold, wordsOf } from "../text/fold.ts";
import feelings from "./feelings.json" with { type: "json" };

/** What a story reveals besides its question: that somebody died, lost a lot or is afraid. */
export type Feeling = "death" | "loss" | "fear";

/** Words. Shorter messages are questions, not stories. */
const leastWords = 12;

/** Matches the beginnings of words. A death long ago calls for no condolences: an estate's story begins with one. */
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
