import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { type Locale, locales } from "../../../app/locales/locale.ts";
import type { Content } from "../content.ts";
import { type CollectionName, contentFolder, type Entry } from "../entry.ts";
import { type Finding, findingAt, findingInText } from "../findings.ts";
import { phrasesIn } from "../phrases.ts";
import { type Sentence, sentencesIn } from "../sentences.ts";
import { textsIn, wordsOf } from "../texts.ts";
import { isRead } from "./reading-level.ts";

/**
 * What a page may have of each: sentences that are short, in per cent, and hedges in a thousand words; two short ones and
 * three hedges at any rate. And pages that may have the same sentence of more than so many words.
 */
const limits = { short: 15, hedges: 7, pages: 3, own: 8 } as const;

/** A sentence with as many words is short. */
const shortest = 6;

const phrases = z.array(z.string());
const hedges = z
	.object({ es: phrases, en: phrases })
	.parse(parse(readFileSync(new URL("../hedges.yaml", import.meta.url), "utf8")));

/** Fields that are headings and labels: what stands in them is no sentence of a text. */
const labels: readonly unknown[] = "question heading title name label topic description captions".split(" ");

/** No page is choppy or full of hedges, and no sentence stands on page after page. */
export function checkRhythm(content: Content): Finding[] {
	const read = content.entries.filter(({ collection }) => isRead(collection));
	return [
		...read.flatMap((entry) => locales.flatMap((locale) => [...choppy(entry, locale), ...hedged(entry, locale)])),
		...worn(content),
	];
}

function choppy(entry: Entry, locale: Locale): Finding[] {
	const texts = textsIn(entry, locale).filter(({ path }) => !labels.includes(path.at(-1)));
	const whole = sentencesIn({ texts, messages: [] }).filter(({ words }) => /[.?!…:;][”’»)\]]*$/u.test(words));
	const short = whole.filter(({ words }) => wordsOf(words).length <= shortest);
	const share = (100 * short.length) / whole.length;
	if (short.length <= 2 || share <= limits.short) return [];
	const those = short.map(({ words }) => `“${words}”`).join(" ");
	const message = `is choppy in ${locale}: ${short.length} of ${whole.length} sentences (${share.toFixed(0)} %) have six words or fewer, at most ${limits.short} % is asked for: ${those}`;
	return [findingAt(entry, [], message)];
}

function hedged(entry: Entry, locale: Locale): Finding[] {
	const text = textsIn(entry, locale)
		.map(({ value }) => value)
		.join("\n");
	const found = phrasesIn(text, hedges[locale]).length;
	const words = wordsOf(text).length;
	const share = (1000 * found) / words;
	if (found <= 3 || share <= limits.hedges) return [];
	const message = `takes back what it says in ${locale}: ${found} hedges in ${words} words (${share.toFixed(1)} in a thousand), at most ${limits.hedges} is asked for`;
	return [findingAt(entry, [], message)];
}

function worn(content: Content): Finding[] {
	const found = new Map<string, { sentence: Sentence; pages: Set<string> }>();
	for (const sentence of sentencesIn({ texts: content.texts, messages: [] })) {
		const { text, locale, words } = sentence;
		if (wordsOf(words).length <= limits.own) continue;
		const key = `${locale} ${words.toLowerCase()}`;
		const known = found.get(key) ?? { sentence, pages: new Set() };
		found.set(key, { ...known, pages: known.pages.add(pageOf(text.entry.file)) });
	}
	return Array.from(found.values())
		.filter(({ pages }) => pages.size > limits.pages)
		.map(({ sentence: { text, at, words }, pages }) => {
			const message = `“${words}” stands on ${pages.size} pages, at most ${limits.pages} are asked for: ${[...pages].join(", ")}`;
			return findingInText(text, at, message);
		});
}

/** Collections whose entries are a page together. */
const together: readonly CollectionName[] = ["faq", "team", "videos", "testimonials"];

/** The page that shows what stands in a file. */
function pageOf(file: string): string {
	return together.find((collection) => file.startsWith(`${contentFolder}/${collection}/`)) ?? file;
}
