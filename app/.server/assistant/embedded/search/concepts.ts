import type { Locale } from "../../../../site/locale.ts";
import { type Knowledge, knows, weightOf } from "../knowledge.ts";
import { chatterWords, grammarWords } from "../text/common-words.ts";
import { fold, wordsOf } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { expressionAt, type Terms } from "./lexicon.ts";

/** One idea of a question. */
export interface Concept {
	/** Stems to search for, each with how much it counts. */
	terms: Terms;
	/** How much the idea matters in this question. */
	weight: number;
	/** How telling it is: see `weightOf`. */
	rarity: number;
	/** The content and the synonyms know none of its words. */
	unknown: boolean;
}

/** A message of 5000 characters may hold hundreds of words: the first ideas are enough to find its topic. */
const mostConcepts = 40;
const mostCorrections = 12;

/** Names of places say where, not what: beside a topic they count less. */
const places: Record<Locale, ReadonlySet<string>> = {
	es: placeStems("es"),
	en: placeStems("en"),
};

function placeStems(locale: Locale): ReadonlySet<string> {
	const names =
		"houston monterrey texas tejas nuevo leon mexico katy laredo galveston pasadena pearland apodaca guadalupe san nicolas pedro santa catarina santiago sugar land woodlands estados unidos usa united states nl tx eeuu us mty harris";
	return new Set(names.split(" ").map((name) => stem(name, locale)));
}

/** The misspelt words of a text put right, so far as they can be told. */
export function corrected(text: string, knowledge: Knowledge): string[] {
	const { locale } = knowledge;
	let corrections = 0;
	return wordsOf(fold(text)).map((word) => {
		if (grammarWords[locale].has(word) || chatterWords[locale].has(word) || knows(knowledge, word)) return word;
		if (corrections >= mostCorrections) return word;
		corrections += 1;
		return knowledge.speller().correct(word) ?? word;
	});
}

/** The ideas of a question, from its corrected words. */
export function conceptsOf(words: readonly string[], knowledge: Knowledge): Concept[] {
	const topical = collect(words, knowledge, (word) => !chatterWords[knowledge.locale].has(word));
	// “What cases do you handle?” is made of nothing but words that surround other questions.
	return topical.length > 0 ? topical : collect(words, knowledge, () => true);
}

function collect(words: readonly string[], knowledge: Knowledge, counts: (word: string) => boolean): Concept[] {
	const { locale, lexicon } = knowledge;
	const stems = words.map((word) => stem(word, locale));
	const concepts = new Map<string, Concept>();
	const add = (terms: Terms, isPlace: boolean) => {
		const key = [...terms.keys()].join(" ");
		if (concepts.has(key) || concepts.size >= mostConcepts) return;
		const known = [...terms].filter(([term]) => knowledge.frequency.has(term));
		const rarity = known.length > 0 ? rarityOf(known, knowledge) : weightOf(knowledge, "");
		concepts.set(key, { terms, weight: isPlace ? 0.4 : 1, rarity, unknown: known.length === 0 });
	};

	for (let at = 0; at < words.length; ) {
		const word = words[at] ?? "";
		const term = stems[at] ?? "";
		const expression = expressionAt(lexicon, stems, at);
		if (expression && (expression.stems.length > 1 || (!grammarWords[locale].has(word) && counts(word)))) {
			add(expression.terms, false);
			at += expression.stems.length;
			continue;
		}
		at += 1;
		if (grammarWords[locale].has(word) || !counts(word) || (word.length < 2 && !/\d/.test(word))) continue;
		add(new Map([[term, 1]]), places[locale].has(term));
	}
	return [...concepts.values()];
}

/** An idea is as telling as its commonest stem: synonyms widen what is found. */
function rarityOf(known: readonly (readonly [string, number])[], knowledge: Knowledge): number {
	return Math.min(...known.map(([term]) => weightOf(knowledge, term)));
}
