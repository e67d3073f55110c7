import type { Locale } from "../../../../locales/locale.ts";
import { idf, type Knowledge, knows } from "../knowledge.ts";
import { chatterWords, grammarWords } from "../text/common-words.ts";
import { fold, wordsOf } from "../text/fold.ts";
import { placeWords } from "../text/places.ts";
import { stem } from "../text/stem.ts";
import { expressionAt, type Terms } from "./lexicon.ts";

/** One idea of a question. */
export interface Concept {
	/** Stems to search for, each with how much it counts. */
	terms: Terms;
	/** What it is about, where, or something said in passing. */
	role: "topic" | "place" | "aside";
	/** How much the idea matters in this question. */
	weight: number;
	/** Of its stems: see `idf`. */
	rarity: number;
	/** Belongs to the firm's field of work: a question without any such idea is hardly one for the firm. */
	ofTheField: boolean;
	/** Its word was misspelt, and this is a guess. */
	guessed: boolean;
	/** The content and the synonyms know none of its words. */
	unknown: boolean;
}

/** A message of 5000 characters may hold hundreds of words: the first ideas are enough to find its topic. */
const mostConcepts = 40;
const mostCorrections = 12;
/** To look for what an unknown word may be takes a tenth of a millisecond, also when nothing is found. */
const mostLookedFor = 60;

/** Names of places say where, not what. */
const places = stemsOfAll(placeWords);

function stemsOfAll(words: ReadonlySet<string>): Record<Locale, ReadonlySet<string>> {
	const stems = (locale: Locale) => new Set(Array.from(words, (word) => stem(word, locale)));
	return { es: stems("es"), en: stems("en") };
}

const weights: Record<Concept["role"], number> = { topic: 1, place: 0.4, aside: 0.4 };

/** The words of a message as they were meant. */
export interface Words {
	/** Folded, misspelt ones put right. */
	all: readonly string[];
	/** Those of them that are no more than a guess. */
	guessed: ReadonlySet<string>;
}

/** The words of a text, misspelt ones corrected where there is a likely correction. */
export function wordsMeant(text: string, knowledge: Knowledge): Words {
	const { locale } = knowledge;
	const guessed = new Set<string>();
	let corrections = 0;
	let lookedFor = 0;
	const all = wordsOf(fold(text)).map((word) => {
		if (grammarWords[locale].has(word) || chatterWords[locale].has(word) || knows(knowledge, word)) return word;
		const looks = corrections < mostCorrections && lookedFor++ < mostLookedFor;
		const meant = looks ? knowledge.speller().correct(word) : undefined;
		if (meant === undefined) return word;
		corrections += 1;
		// There is little doubt about a long word.
		if (word.length < 7) guessed.add(meant);
		return meant;
	});
	return { all, guessed };
}

/** The ideas of a question, from its corrected words. */
export function conceptsOf(words: Words, knowledge: Knowledge): Concept[] {
	const topical = collect(words, knowledge, (word) => !chatterWords[knowledge.locale].has(word));
	// “What cases do you handle?” is made of nothing but words that surround other questions.
	return topical.length > 0 ? topical : collect(words, knowledge, () => true);
}

function collect({ all: words, guessed }: Words, knowledge: Knowledge, counts: (word: string) => boolean): Concept[] {
	const { locale, lexicon } = knowledge;
	const stems = words.map((word) => stem(word, locale));
	const concepts = new Map<string, Concept>();
	const add = (terms: Terms, isPlace: boolean, ofTheField: boolean, word = "") => {
		const role = isPlace ? "place" : roleOf(terms, knowledge);
		const key = [...terms.keys()].join(" ");
		// An expression without targets, such as “thousand dollars”, is no idea.
		if (terms.size === 0 || concepts.has(key) || concepts.size >= mostConcepts) return;
		const known = [...terms].filter(([term]) => knowledge.frequency.has(term));
		const rarity = known.length > 0 ? rarityOf(known, knowledge) : idf(knowledge, "");
		concepts.set(key, {
			terms,
			role,
			weight: weights[role],
			rarity,
			ofTheField,
			guessed: guessed.has(word),
			unknown: known.length === 0,
		});
	};

	for (let at = 0; at < words.length; ) {
		const word = words[at];
		const term = stems[at];
		if (word === undefined || term === undefined) break;
		const place = knowledge.placeNames.find((name) => name.stems.every((part, offset) => stems[at + offset] === part));
		if (place) {
			add(new Map([[place.rarest, 1]]), true, false);
			at += place.stems.length;
			continue;
		}
		const met = expressionAt(lexicon, stems, at, (place) => isGrammar(words[place] ?? ""));
		if (met && (met.expression.stems.length > 1 || (!isGrammar(word) && counts(word)))) {
			for (const terms of met.expression.ideas) add(terms, places[locale].has(term), met.expression.ofTheField, word);
			at = met.end;
			continue;
		}
		at += 1;
		if (isGrammar(word) || !counts(word) || isNoise(word, term, knowledge)) continue;
		add(new Map([[term, 1]]), places[locale].has(term), false, word);
	}
	return [...concepts.values()];
}

/** Words of grammar in either language: visitors mix them. */
function isGrammar(word: string): boolean {
	return grammarWords.es.has(word) || grammarWords.en.has(word);
}

/** Numbers that nothing knows, single letters, and short words that nothing knows: mostly misspelt words of grammar. */
function isNoise(word: string, term: string, knowledge: Knowledge): boolean {
	if (/\d/.test(word)) return !knowledge.frequency.has(term);
	return word.length < 2 || (word.length < 3 && !knowledge.frequency.has(term));
}

function roleOf(terms: Terms, { topical, frequency }: Knowledge): Concept["role"] {
	// A word of running text that no title, way of asking or synonym has: it is there by the way.
	const inPassing = [...terms.keys()].every((term) => frequency.has(term) && !topical.has(term));
	return inPassing ? "aside" : "topic";
}

/** An idea is as telling as its commonest stem: synonyms widen what is found. */
function rarityOf(known: readonly (readonly [string, number])[], knowledge: Knowledge): number {
	return Math.min(...known.map(([term]) => idf(knowledge, term)));
}
