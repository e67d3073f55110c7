import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import type { Locale } from "../../../../locales/locale.ts";
import stems from "./stems.json" with { type: "json" };

/**
 * Stems of folded words, after Snowball.
 *
 * Folding removes the accents that the Spanish stemmer relies on, so the commonest ending gets its accent back, and
 * plurals in -ciones and -menes become singular first. Words that a stemmer would conflate, although they mean
 * different things in this field, are listed.
 */
export function stem(written: string, locale: Locale): string {
	const word = written.slice(0, longest);
	const kept = remembered[locale].get(word);
	if (kept !== undefined) return kept;
	const found = locale === "es" ? stemSpanish(word) : (apart.en.get(word) ?? english(word));
	if (remembered[locale].size > 20_000) remembered[locale].clear();
	remembered[locale].set(word, found);
	return found;
}

/** No word of either language is longer. The cache must not grow with words that visitors make up. */
const longest = 40;

const remembered: Record<Locale, Map<string, string>> = { es: new Map(), en: new Map() };

function stemSpanish(word: string): string {
	const named = apart.es.get(word);
	if (named !== undefined) return named;
	const prepared = word
		.replace(/([csx])iones$/, "$1ion")
		.replace(/menes$/, "men")
		.replace(/([csx])ion$/, "$1ión");
	return spanish(prepared)
		.normalize("NFD")
		.replace(/\p{M}+/gu, "");
}

/** Words with a stem of their own: the first word of each line is the stem of all of them. */
const apart: Record<Locale, ReadonlyMap<string, string>> = { es: stemsOf(stems.es), en: stemsOf(stems.en) };

function stemsOf(groups: readonly string[]): ReadonlyMap<string, string> {
	return new Map(
		groups.flatMap((group) => {
			const words = group.split(" ");
			return words.map((word) => [word, words[0] ?? word] as const);
		}),
	);
}
