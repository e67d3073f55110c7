import { type Locale, locales } from "../../app/locales/locale.ts";
import { isRead } from "./checks/reading-level.ts";
import type { Content } from "./content.ts";
import type { CollectionName, Entry } from "./entry.ts";
import { phrasesIn } from "./phrases.ts";
import { type Sentence, sentencesIn } from "./sentences.ts";
import { textsIn, wordsOf } from "./texts.ts";

/** How a page reads in a language. */
export interface Rhythm {
	entry: Entry;
	locale: Locale;
	sentences: number;
	/** Its sentences of six words or fewer. */
	short: readonly Sentence[];
	words: number;
	/** Words that take back what the sentence says: usually, generally, por lo general. */
	hedges: number;
}

/** A sentence with as many words is short. */
const shortest = 6;

/** Phrases that take back what a sentence says. Some law needs them; a page full of them says nothing. */
const hedges: Record<Locale, readonly string[]> = {
	es: [
		"suelen?",
		"usual(?:es|mente)?",
		"normalmente",
		"generalmente",
		"en general",
		"por lo (?:general|común|regular)",
		"por regla general",
		"casi siempre",
		"a menudo",
		"con frecuencia",
		"muchas veces",
	],
	en: [
		"usual(?:ly)?",
		"generally",
		"normally",
		"typically",
		"often",
		"as a (?:general )?rule",
		"(?:nearly|almost) always",
		"ordinarily",
		"commonly",
		"tends? to",
	],
};

/** Fields that are headings and labels: what stands in them is no sentence of a text. */
const labels: readonly unknown[] = [
	"question",
	"heading",
	"title",
	"name",
	"label",
	"topic",
	"description",
	"captions",
];

/** How each page reads, in both languages. */
export function rhythms({ entries }: Content): Rhythm[] {
	return entries
		.filter(({ collection }) => isRead(collection))
		.flatMap((entry) => locales.map((locale) => rhythmOf(entry, locale)));
}

function rhythmOf(entry: Entry, locale: Locale): Rhythm {
	const texts = textsIn(entry, locale);
	const sentences = sentencesIn({ texts: texts.filter(({ path }) => !labels.includes(path.at(-1))), messages: [] });
	const whole = sentences.filter(({ words }) => /[.?!…:;][”’»)\]]*$/u.test(words));
	const all = texts.map(({ value }) => value).join("\n");
	return {
		entry,
		locale,
		sentences: whole.length,
		short: whole.filter(({ words }) => wordsOf(words).length <= shortest),
		words: wordsOf(all).length,
		hedges: phrasesIn(all, hedges[locale]).length,
	};
}

/** Of sentences short, in per cent. */
export function shareOfShort({ sentences, short }: Rhythm): number {
	return sentences === 0 ? 0 : (100 * short.length) / sentences;
}

/** Hedges in a thousand words. */
export function hedgesPerThousand({ words, hedges }: Rhythm): number {
	return words === 0 ? 0 : (1000 * hedges) / words;
}

/** Sentences of more than eight words, with the pages that have them. */
export function repeated(content: Content): { sentence: Sentence; pages: readonly string[] }[] {
	const found = new Map<string, { sentence: Sentence; pages: Set<string> }>();
	for (const sentence of sentencesIn({ texts: content.texts, messages: [] })) {
		const { entry } = sentence.text;
		if (!isEntry(entry) || wordsOf(sentence.words).length <= 8) continue;
		const key = `${sentence.locale} ${sentence.words.toLowerCase()}`;
		const known = found.get(key) ?? { sentence, pages: new Set() };
		found.set(key, { ...known, pages: known.pages.add(pageOf(entry)) });
	}
	return Array.from(found.values(), ({ sentence, pages }) => ({ sentence, pages: [...pages] }));
}

function isEntry(file: object): file is Entry {
	return "collection" in file;
}

/** The page that shows an entry: some collections are a page together. */
function pageOf({ collection, file }: Entry): string {
	const together: readonly CollectionName[] = ["faq", "team", "videos", "testimonials"];
	return together.includes(collection) ? collection : file;
}
