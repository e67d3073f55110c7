import MiniSearch from "minisearch";
import type { Locale } from "../../../locales/locale.ts";
import { type Content, contentEntries } from "./entries/content-entries.ts";
import type { Entry } from "./entries/entry.ts";
import { checksum, type IndexFile, makeIndexFile } from "./search/index-file.ts";
import { type Indexed, indexOptions } from "./search/index-options.ts";
import { expressionAt, type Lexicon, makeLexicon } from "./search/lexicon.ts";
import { makeSpeller, type Speller } from "./search/spelling.ts";
import { chatterWords, grammarWords } from "./text/common-words.ts";
import { fold, wordsOf } from "./text/fold.ts";
import { plain } from "./text/plain.ts";
import { stem } from "./text/stem.ts";
import { termsOf } from "./text/terms.ts";
import { patternStems, patternWords } from "./understand/patterns.ts";

/** A question that an entry answers, as stems: its title, or a way in which visitors ask. */
export interface Phrase {
	entry: number;
	slots: readonly Slot[];
}

/** A word of a phrase, or an expression. */
export interface Slot {
	/** Its own stems. */
	stems: readonly string[];
	/** The ideas that it is made of; any stem of an idea means it. A word is its own only idea. */
	ideas: readonly (readonly string[])[];
}

/** What the assistant knows in one language: the site's content, searchable. */
export interface Knowledge {
	locale: Locale;
	entries: readonly Entry[];
	search: MiniSearch<Indexed>;
	lexicon: Lexicon;
	phrases: readonly Phrase[];
	/** Names of places in more than one word, as stems: “Sugar Land” is no land. The rarest stem stands for the name. */
	placeNames: readonly { stems: readonly string[]; rarest: string }[];
	/** Stems of the names of people. */
	names: ReadonlySet<string>;
	/** Stems of titles and synonyms: what people ask about, rather than what is said in passing. */
	topical: ReadonlySet<string>;
	/** Stems that the index holds, and in how many entries each occurs. */
	frequency: ReadonlyMap<string, number>;
	/** Made when a word is first unknown: most questions need none. */
	speller(): Speller;
}

/**
 * Knowledge from the content and the index that was made of it at build time. An index that was left behind, as while
 * somebody edits content under `npm run dev`, is made anew.
 */
export function makeKnowledge(content: Content, file: IndexFile, locale: Locale): Knowledge {
	const entries = contentEntries(content, locale);
	const current = file.checksum === checksum(entries) ? file : makeIndexFile(entries, file.paraphrases, locale);
	const frequency = new Map(
		current.index.index.map(([term, fields]) => {
			const found = new Set(Object.values(fields).flatMap((field) => Object.keys(field)));
			return [term, found.size];
		}),
	);
	const lexicon = makeLexicon(locale);
	const phrases = entries.flatMap(({ id, title, aliases = [] }, entry) =>
		[title, ...aliases, ...(current.paraphrases[id] ?? [])].map((phrase) => ({
			entry,
			slots: slotsOf(phrase, lexicon, locale),
		})),
	);
	let speller: Speller | undefined;
	return {
		locale,
		entries,
		search: MiniSearch.loadJS(current.index, indexOptions(locale)),
		lexicon,
		phrases,
		placeNames: placeNames(entries, frequency, locale),
		names: new Set(entries.filter(({ kind }) => kind === "person").flatMap(({ title }) => termsOf(title, locale))),
		topical: new Set([
			...entries.flatMap(({ title, aliases = [] }) => termsOf([title, ...aliases].join(" "), locale)),
			...lexicon.byFirst.keys(),
		]),
		frequency,
		speller: () => {
			speller ??= makeSpeller(vocabulary(entries, lexicon, locale), locale);
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
			slots.set(own.join(" "), { stems: own, ideas: met.expression.ideas.map((idea) => [...idea.keys()]) });
			at = met.end;
			continue;
		}
		const term = stems[at] ?? "";
		if (!isGrammar(at)) slots.set(term, { stems: [term], ideas: [[term]] });
		at += 1;
	}
	return [...slots.values()];
}

function placeNames(entries: readonly Entry[], frequency: ReadonlyMap<string, number>, locale: Locale) {
	const names = entries.filter(({ kind }) => kind === "area").flatMap(({ aliases = [] }) => aliases);
	return names
		.map((name) => wordsOf(fold(name)).map((word) => stem(word, locale)))
		.filter((stems) => stems.length > 1)
		.map((stems) => ({
			stems,
			rarest: stems.toSorted((a, b) => (frequency.get(a) ?? 1e6) - (frequency.get(b) ?? 1e6))[0] ?? "",
		}));
}

/** Every word that may be meant, and how often the content has it. Words without a topic count as frequent. */
function vocabulary(entries: readonly Entry[], lexicon: Lexicon, locale: Locale): Map<string, number> {
	const counts = new Map<string, number>();
	const add = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times);
	for (const { title, text, more = "" } of entries) {
		for (const word of wordsOf(fold(plain(`${title} ${text} ${more}`)))) add(word, 1);
	}
	for (const word of [...lexicon.words, ...patternWords]) add(word, 3);
	for (const word of [...grammarWords[locale], ...chatterWords[locale]]) add(word, 50);
	return counts;
}

/** Inverse document frequency of a stem: the fewer entries have it, the more it tells. Unknown ones count as the rarest. */
export function idf(knowledge: Knowledge, term: string): number {
	const total = knowledge.entries.length;
	const found = knowledge.frequency.get(term) ?? 0;
	return Math.log(1 + (total - found + 0.5) / (found + 0.5));
}

/** Whether content, synonyms or patterns know a folded word. */
export function knows(knowledge: Knowledge, word: string): boolean {
	const term = stem(word, knowledge.locale);
	return (
		knowledge.frequency.has(term) || knowledge.lexicon.byFirst.has(term) || patternStems(knowledge.locale).has(term)
	);
}
