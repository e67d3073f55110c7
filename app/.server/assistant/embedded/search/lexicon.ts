import type { Locale } from "../../../../site/locale.ts";
import { fold, wordsOf } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { englishSynonyms } from "./synonyms.en.ts";
import { spanishSynonyms } from "./synonyms.es.ts";

/** How much a stand-in counts beside the word itself. */
const standInWeight = 0.75;

/** A search for one idea: its stems, each with how much it counts. */
export type Terms = ReadonlyMap<string, number>;

/** An expression of one word or several, and what to search for when it occurs. */
interface Expression {
	stems: readonly string[];
	terms: Map<string, number>;
}

/** The synonyms of a language, ready to be looked up by the first stem of an expression. */
export interface Lexicon {
	byFirst: ReadonlyMap<string, readonly Expression[]>;
	/** Folded words that the lists name: misspelt words may be one of these. */
	words: ReadonlySet<string>;
}

const tables: Record<Locale, string> = { es: spanishSynonyms, en: englishSynonyms };

export function makeLexicon(locale: Locale): Lexicon {
	const expressions = new Map<string, Expression>();
	const words = new Set<string>();

	const stemsOf = (text: string) => wordsOf(fold(text)).map((word) => stem(word, locale));
	const add = (expression: string, targets: readonly string[]) => {
		const stems = stemsOf(expression);
		for (const word of wordsOf(fold(expression))) words.add(word);
		const key = stems.join(" ");
		const found = expressions.get(key) ?? { stems, terms: new Map() };
		// An expression of several words is looked for as what it stands for alone: its words mean other things apart.
		if (stems.length === 1) found.terms.set(key, 1);
		for (const target of targets) {
			for (const term of stemsOf(target)) {
				if (!found.terms.has(term)) found.terms.set(term, standInWeight);
			}
		}
		expressions.set(key, found);
	};

	for (const line of tables[locale].trim().split("\n")) {
		const [left = "", right] = line.split(">");
		const names = left.split(",").map((name) => name.trim());
		const targets = (right ?? left).split(",").map((name) => name.trim());
		for (const name of names) add(name, targets.filter((target) => right !== undefined || isWord(target)));
	}

	const byFirst = new Map<string, Expression[]>();
	for (const expression of expressions.values()) {
		const [first = ""] = expression.stems;
		byFirst.set(first, [...(byFirst.get(first) ?? []), expression]);
	}
	for (const list of byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length);
	return { byFirst, words };
}

function isWord(name: string): boolean {
	return !name.includes(" ");
}

/** The longest expression that starts at a place in a sequence of stems. */
export function expressionAt(lexicon: Lexicon, stems: readonly string[], at: number): Expression | undefined {
	return lexicon.byFirst
		.get(stems[at] ?? "")
		?.find((expression) => expression.stems.every((part, offset) => stems[at + offset] === part));
}
