import type { Locale } from "../../../../locales/locale.ts";
import { stem } from "../text/stem.ts";
import { advicePatterns } from "./advice.ts";
import { emergencyPatterns } from "./emergency.ts";
import { officePatterns, ownWords } from "./office-question.ts";
import { outOfScopePatterns } from "./out-of-scope.ts";
import { smalltalkPatterns } from "./smalltalk.ts";

const patterns = [
	...advicePatterns,
	...emergencyPatterns,
	...officePatterns,
	...outOfScopePatterns,
	...smalltalkPatterns,
];

/** Words that patterns name: they are spelt right, and a misspelt word may be meant to be one of them. */
export const patternWords: ReadonlySet<string> = new Set([
	...patterns.flatMap(({ source }) => source.replace(/\\./g, " ").match(/(?<!\w)[a-z]{4,}/g) ?? []),
	...ownWords,
]);

/** The stems of {@link patternWords}: a word that shares one is another form of it, not a slip of the fingers. */
export const patternStems: Record<Locale, ReadonlySet<string>> = { es: stemsIn("es"), en: stemsIn("en") };

function stemsIn(locale: Locale): ReadonlySet<string> {
	return new Set([...patternWords].map((word) => stem(word, locale)));
}
