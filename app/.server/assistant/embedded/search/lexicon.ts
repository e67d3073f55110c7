import type { Locale } from "../../../../locales/locale.ts";
import { fold, wordsOf } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { englishSynonyms } from "./synonyms.en.ts";
import { spanishSynonyms } from "./synonyms.es.ts";

/** How much a stand-in counts beside the word itself. For an expression of several words there is only the stand-in. */
const standInWeight = { word: 0.75, expression: 0.92 };

/** A search for one idea: its stems, each with how much it counts. */
export type Terms = ReadonlyMap<string, number>;

/** An expression of one word or several, and what to search for when it occurs. */
interface Expression {
	stems: readonly string[];
	/** What to search for: an idea, or several that it is made of. */
	ideas: Map<string, number>[];
	/** Belongs to the firm's field of work, rather than to daily life. */
	ofTheField: boolean;
}

/** The synonyms of a language, ready to be looked up by the first stem of an expression. */
export interface Lexicon {
	byFirst: ReadonlyMap<string, readonly Expression[]>;
	/** Folded words that the lists name: misspelt words may be one of these. */
	words: ReadonlySet<string>;
}

/** What the pages say to people from places that are not on the map. */
const beyondTheMap: Record<Locale, string[]> = { es: ["mapa", "lista"], en: ["map", "list"] };

const tables: Record<Locale, string> = { es: spanishSynonyms, en: englishSynonyms };

/**
 * The lexicon of a language.
 *
 * @param elsewhere places that the firm is not in: they ask whether it works there
 */
export function makeLexicon(locale: Locale, elsewhere: readonly string[] = []): Lexicon {
	const expressions = new Map<string, Expression>();
	const words = new Set<string>();

	const stemsOf = (text: string) => wordsOf(fold(text)).map((word) => stem(word, locale));
	const add = (expression: string, ideas: readonly (readonly string[])[], ofTheField: boolean) => {
		const stems = stemsOf(expression);
		for (const word of wordsOf(fold(expression))) words.add(word);
		const key = stems.join(" ");
		const found = expressions.get(key) ?? { stems, ideas: [], ofTheField: false };
		found.ofTheField ||= ofTheField;
		const weight = stems.length > 1 ? standInWeight.expression : standInWeight.word;
		for (const [index, targets] of ideas.entries()) {
			const terms = found.ideas[index] ?? new Map<string, number>();
			// An expression of several words is searched for by its targets only: its words mean other things apart.
			if (stems.length === 1 && index === 0) terms.set(key, 1);
			for (const term of targets.flatMap(stemsOf)) if (!terms.has(term)) terms.set(term, weight);
			found.ideas[index] = terms;
		}
		expressions.set(key, found);
	};

	for (const line of tables[locale].trim().split("\n")) {
		const [left = "", right] = line.replace(/^~/, "").split(">");
		const names = listed(left);
		const ideas = right === undefined ? [names.filter(isWord)] : right.split("&").map(listed);
		for (const name of names) add(name, ideas, !line.startsWith("~"));
	}

	for (const town of elsewhere) add(town, [beyondTheMap[locale]], false);

	const byFirst = new Map<string, Expression[]>();
	for (const expression of expressions.values()) {
		const [first = ""] = expression.stems;
		byFirst.set(first, [...(byFirst.get(first) ?? []), expression]);
	}
	for (const list of byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length);
	return { byFirst, words };
}

function listed(text: string): string[] {
	return text.split(",").map((name) => name.trim());
}

function isWord(name: string): boolean {
	return !name.includes(" ");
}

/**
 * The longest expression that starts at a place in a question, and where it ends. Words of grammar may stand between
 * its words: “no me los quieren pagar” is “no me quieren pagar”.
 */
export function expressionAt(
	lexicon: Lexicon,
	stems: readonly string[],
	at: number,
	mayStandBetween: (at: number) => boolean,
): { expression: Expression; end: number } | undefined {
	for (const expression of lexicon.byFirst.get(stems[at] ?? "") ?? []) {
		const end = endOf(expression, stems, at, mayStandBetween);
		if (end !== undefined) return { expression, end };
	}
	return undefined;
}

function endOf(
	{ stems: parts }: Expression,
	stems: readonly string[],
	at: number,
	mayStandBetween: (at: number) => boolean,
): number | undefined {
	let place = at;
	for (const [index, part] of parts.entries()) {
		if (index > 0)
			for (let skipped = 0; skipped < 2 && stems[place] !== part && mayStandBetween(place); skipped += 1) place += 1;
		if (stems[place] !== part) return undefined;
		place += 1;
	}
	return place;
}
