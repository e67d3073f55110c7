import { flesch } from "flesch";
import { countEs } from "simi-syllable";
import { syllable } from "syllable";
import { type Locale, languageTag, locales } from "../../../app/locales/locale.ts";
import type { Content } from "../content.ts";
import type { CollectionName, Entry } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";
import { outlineOf } from "../markdown.ts";
import { remember } from "../remember.ts";
import { textsIn, wordsOf } from "../texts.ts";

/**
 * The least ease of reading of an entry. Law has long words that have no short ones ("jurisdicción", "responsibility"),
 * so the bar is that of a newspaper and not of a leaflet: on the INFLESZ scale the lower end of "normal", on Flesch's
 * the border between "hard" and "fairly hard".
 */
const leastEase: Record<Locale, number> = { es: 55, en: 50 };

/** Collections that are names and figures, or the words of others, and no running text. */
const unread: readonly CollectionName[] = ["firm", "topics", "pictures", "testimonials", "glossary", "facts"];

export function isRead(collection: CollectionName): boolean {
	return !unread.includes(collection);
}

/** Every entry reads easily enough in both languages. */
export function checkReadingLevel({ entries }: Content): Finding[] {
	const read = entries.filter(({ collection }) => isRead(collection));
	return read.flatMap((entry) =>
		locales.flatMap((locale) => {
			const ease = easeOf(entry, locale);
			if (ease >= leastEase[locale]) return [];
			const scale = locale === "es" ? "INFLESZ" : "Flesch";
			const message = `reads too hard in ${locale}: ${scale} ${ease.toFixed(0)}, at least ${leastEase[locale]} is asked for; shorten sentences`;
			return [findingAt(entry, [], message)];
		}),
	);
}

/** How easy an entry reads in a language, by its paragraphs, list items and longer lines. */
export function easeOf(entry: Entry, locale: Locale): number {
	return easesOf(entry)[locale];
}

/** Syllables take long to count, and a summary asks for the same entries as the check. */
const easesOf = remember((entry: Entry): Record<Locale, number> => {
	const ease = (locale: Locale) => readingEase(sentencesIn(entry, locale), locale);
	return { es: ease("es"), en: ease("en") };
});

function sentencesIn(entry: Entry, locale: Locale): string[] {
	return textsIn(entry, locale)
		.flatMap(({ value }) => outlineOf(value).paragraphs)
		.filter(isProse)
		.flatMap((paragraph) => sentencesOf(paragraph, locale))
		.filter((sentence) => wordsOf(sentence).length > 0);
}

/** Titles, labels and entries of a list of degrees are no sentences: they say nothing of how a text reads. */
function isProse(paragraph: string): boolean {
	return /[.?!…:;][”’»)\]]*$/u.test(paragraph) && wordsOf(paragraph).length >= 5;
}

/**
 * How easy a text reads, from about 0 to 100, higher is easier.
 *
 * - Spanish: the Flesch–Szigriszt index, 206.835 − 62.3 × syllables/words − words/sentences (F. Szigriszt Pazos,
 *   "Sistemas predictivos de legibilidad del mensaje escrito: fórmula de perspicuidad", Universidad Complutense, 1993),
 *   read on the INFLESZ scale (I. M. Barrio Cantalejo et al., An. Sist. Sanit. Navar. 31-2, 2008): under 40 very hard,
 *   40 to 55 somewhat hard, 55 to 65 normal, 65 to 80 fairly easy.
 * - English: Flesch reading ease, by the library `flesch`: under 30 very hard, 30 to 50 hard, 50 to 60 fairly hard,
 *   60 to 70 plain English.
 *
 * (Fernández Huerta's formula of 1959 is left out: it circulates in two versions, one of them a misprint.)
 */
export function readingEase(sentences: readonly string[], locale: Locale): number {
	const words = sentences.flatMap(wordsOf);
	const syllables = words.reduce((sum, word) => sum + syllablesOf(word, locale), 0);
	if (words.length === 0) return 100;
	if (locale === "en") return flesch({ sentence: sentences.length, word: words.length, syllable: syllables });
	return 206.835 - (62.3 * syllables) / words.length - words.length / sentences.length;
}

/** Each word has one syllable at least; the parts of a compound are counted apart. */
function syllablesOf(word: string, locale: Locale): number {
	const count = locale === "es" ? countEs : syllable;
	const parts = word.split(/[-–]/).filter(Boolean);
	return parts.reduce((sum, part) => sum + Math.max(1, count(part.replace(/[’']/g, ""))), 0);
}

/** Abbreviations whose full stop ends no sentence. */
const abbreviations: Record<Locale, RegExp> = {
	es: /\b(?:art|arts|cap|caps|núm|núms|pág|págs|Av|Blvd|Col|C|P|Lic|Sr|Sra|Dr|Dra|Ing|ej|vs|frac|S\.A|S\.A\.P\.I|C\.V|R\.L|U\.S\.C|U\.S|p|a|N|L|Bus|Orgs|Civ|Prac|Prop)\./g,
	en: /\b(?:art|arts|ch|chs|no|nos|p|pp|Av|Ave|Blvd|Col|C\.P|St|Mr|Mrs|Ms|Dr|Inc|Co|Corp|Ltd|vs|v|e\.g|i\.e|U\.S\.C|U\.S|S\.A|S\.A\.P\.I|C\.V|R\.L|D\.C|p\.m|a\.m|Bus|Orgs|Civ|Prac|Prop|Tex|Rem)\./g,
};

/** The sentences of a text, without the stops of abbreviations: "U.S.C." is one word. */
export function sentencesOf(text: string, locale: Locale): string[] {
	return segmented(text, locale).map((sentence) => sentence.replaceAll(stop, ""));
}

/** The sentences of a text as they stand in it. */
export function wholeSentencesOf(text: string, locale: Locale): string[] {
	return segmented(text, locale).map((sentence) => sentence.replaceAll(stop, "."));
}

/** Stands for the full stop of an abbreviation while a text is cut into sentences: a character of nobody's. */
const stop = "\ue000";

function segmented(text: string, locale: Locale): string[] {
	const segmenter = new Intl.Segmenter(languageTag[locale], { granularity: "sentence" });
	const marked = text.replace(abbreviations[locale], (found) => found.replaceAll(".", stop));
	return Array.from(segmenter.segment(marked), ({ segment }) => segment.trim()).filter(Boolean);
}
