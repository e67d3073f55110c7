import type { Firm } from "content-collections";
import type MiniSearch from "minisearch";
import type { Locale } from "../../../locales/locale.ts";
import { plain } from "../../../site/corpus/markdown.ts";
import type { Passage } from "../../../site/corpus/passage.ts";
import { readIndex } from "../../../site/corpus/passage-index.ts";
import { assistantIndexForm, type Indexed, type IndexFile } from "./search/index-form.ts";
import { expressionAt, type Lexicon, makeLexicon } from "./search/lexicon.ts";
import { makeSpeller, type Speller } from "./search/spelling.ts";
import { chatterWords, grammarWords } from "./text/common-words.ts";
import { fold, wordsOf } from "./text/fold.ts";
import { towns } from "./text/places.ts";
import { stem } from "./text/stem.ts";
import { termsOf } from "./text/terms.ts";
import { officeNames, somePlace } from "./understand/offices.ts";
import { patternStems, patternWords } from "./understand/pattern-words.ts";

/** A question that a passage answers, as stems: its title, or a way in which visitors ask. */
export interface Phrase {
	/** Id of the passage. */
	passage: string;
	slots: readonly Slot[];
}

/** A word of a phrase, or an expression. */
export interface Slot {
	/** The ideas that it is made of; any stem of an idea means it. A word is its own only idea. */
	ideas: readonly (readonly string[])[];
	isExpression: boolean;
}

/** What the assistant knows in one language: the site's content, searchable. */
export interface Knowledge {
	locale: Locale;
	passages: readonly Passage[];
	byId: ReadonlyMap<string, Passage>;
	search: MiniSearch<Indexed>;
	lexicon: Lexicon;
	phrases: readonly Phrase[];
	/** Names of places in more than one word, as stems: “Sugar Land” is no land. The rarest stem is searched for. */
	placeNames: readonly { stems: readonly string[]; rarest: string }[];
	/** Stems of titles and synonyms: what people ask about, rather than what is said in passing. */
	topical: ReadonlySet<string>;
	/** Stems that the index holds, and in how many passages each occurs. */
	frequency: ReadonlyMap<string, number>;
	/** Made when a word is first unknown: most questions need none. */
	speller(): Speller;
}

/**
 * Knowledge from passages and the index that was made of them at build time. Under `npm run dev` content may be newer
 * than the index: what the index does not have is not found until the next `npm run generate`.
 */
export function makeKnowledge(
	passages: readonly Passage[],
	file: IndexFile,
	locale: Locale,
	firm: Pick<Firm, "offices" | "jurisdictions">,
): Knowledge {
	const frequency = new Map(
		file.index.index.map(([term, fields]) => {
			const found = new Set(Object.values(fields).flatMap((field) => Object.keys(field)));
			return [term, found.size];
		}),
	);
	const lexicon = makeLexicon(locale, elsewhere(passages, firm));
	const phrases = passages.flatMap(({ id: passage, title, aliases }) =>
		[title, ...aliases, ...(file.paraphrases[passage] ?? [])].map((phrase) => ({
			passage,
			slots: slotsOf(phrase, lexicon, locale),
		})),
	);
	let speller: Speller | undefined;
	return {
		locale,
		passages,
		byId: new Map(passages.map((passage) => [passage.id, passage])),
		search: readIndex(file.index, assistantIndexForm(locale)),
		lexicon,
		phrases,
		placeNames: placeNames(passages, frequency, locale),
		topical: new Set([
			...passages.flatMap(({ title, aliases }) => termsOf([title, ...aliases].join(" "), locale)),
			...lexicon.byFirst.keys(),
		]),
		frequency,
		speller: () => {
			speller ??= makeSpeller(vocabulary(passages, lexicon, locale));
			return speller;
		},
	};
}

/** A phrase as questions are read: expressions are one idea, words of grammar none. */
function slotsOf(phrase: string, lexicon: Lexicon, locale: Locale): Slot[] {
	const words = wordsOf(fold(phrase));
	const stems = words.map((word) => stem(word, locale));
	const isGrammar = (at: number) => grammarWords[locale].has(words[at] ?? "");
	const slots = new Map<string, Slot>();
	for (let at = 0; at < words.length; ) {
		const met = expressionAt(lexicon, stems, at, isGrammar);
		if (met && met.expression.stems.length > 1) {
			const own = met.expression.stems;
			slots.set(own.join(" "), { ideas: met.expression.ideas.map((idea) => [...idea.keys()]), isExpression: true });
			at = met.end;
			continue;
		}
		const term = stems[at];
		if (term !== undefined && !isGrammar(at)) slots.set(term, { ideas: [[term]], isExpression: false });
		at += 1;
	}
	return [...slots.values()];
}

/** The towns of both countries that are neither an office, nor a law, nor a place that the firm serves. */
function elsewhere(passages: readonly Passage[], firm: Pick<Firm, "offices" | "jurisdictions">): string[] {
	const served = passages.filter(({ kind }) => kind === "area").flatMap(({ aliases }) => aliases.map(fold));
	const { mask } = officeNames(firm);
	return towns.filter((town) => !served.includes(town) && mask(town) !== somePlace);
}

function placeNames(passages: readonly Passage[], frequency: ReadonlyMap<string, number>, locale: Locale) {
	const names = passages.filter(({ kind }) => kind === "area").flatMap(({ aliases }) => aliases);
	return names
		.map((name) => wordsOf(fold(name)).map((word) => stem(word, locale)))
		.filter((stems) => stems.length > 1)
		.map((stems) => ({
			stems,
			rarest: stems.toSorted((a, b) => (frequency.get(a) ?? 1e6) - (frequency.get(b) ?? 1e6))[0] ?? "",
		}));
}

/** Every word that may be meant, and how often the content has it. Words without a topic count as frequent. */
function vocabulary(passages: readonly Passage[], lexicon: Lexicon, locale: Locale): Map<string, number> {
	const counts = new Map<string, number>();
	const add = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times);
	for (const { title, markdown, more } of passages) {
		for (const word of wordsOf(fold(plain(`${title} ${markdown} ${more}`)))) add(word, 1);
	}
	for (const word of [...lexicon.words, ...patternWords]) add(word, 3);
	for (const word of [...grammarWords[locale], ...chatterWords[locale]]) add(word, 50);
	return counts;
}

/** Inverse document frequency of a stem: the fewer passages have it, the higher. Unknown stems count as the rarest. */
export function idf(knowledge: Knowledge, term: string): number {
	const total = knowledge.passages.length;
	const found = knowledge.frequency.get(term) ?? 0;
	return Math.log(1 + (total - found + 0.5) / (found + 0.5));
}

/** Whether content, synonyms or patterns know a folded word. */
export function knows(knowledge: Knowledge, word: string): boolean {
	const term = stem(word, knowledge.locale);
	return (
		knowledge.frequency.has(term) || knowledge.lexicon.byFirst.has(term) || patternStems[knowledge.locale].has(term)
	);
}
