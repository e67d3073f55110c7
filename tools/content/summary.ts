import { type Locale, locales } from "../../app/locales/locale.ts";
import { lengthOf, wordCount } from "./checks/minimums.ts";
import { mostShared, similarities } from "./checks/near-duplicates.ts";
import { easeOf, isRead } from "./checks/reading-level.ts";
import { limits } from "./checks/rhythm.ts";
import type { Content } from "./content.ts";
import { type CollectionName, collectionNames, isSample } from "./entry.ts";
import { hedgesPerThousand, type Rhythm, repeated, rhythms, shareOfShort } from "./rhythm.ts";

/** What there is of each collection, as rows of a table: entries, samples, words and ease of reading. */
export function summaryOf(content: Content) {
	const all = rhythms(content);
	const rows = collectionNames.map((name) => {
		const entries = content.entries.filter(({ collection }) => collection === name);
		const least = content.minimums[name];
		const [es, en] = locales.map((locale) => ({
			words: range(entries.map((entry) => wordCount(entry, locale))),
			ease: isRead(name) ? range(entries.map((entry) => Math.round(easeOf(entry, locale)))) : "",
		}));
		const row = {
			entries: count(entries.length, least?.entries),
			samples: entries.filter(isSample).length || "",
			"words es": es?.words,
			"words en": en?.words,
			"asked for": least?.words ? `≥ ${least.words}` : "",
			"INFLESZ es": es?.ease,
			"Flesch en": en?.ease,
			...rhythmOf(name, all),
		};
		return [name, row] as const;
	});
	const topics = content.entries.filter(({ collection }) => collection === "faq");
	const questions = topics.reduce((sum, topic) => sum + lengthOf(topic, "questions"), 0);
	const notes = [`Questions in faq: ${count(questions, content.minimums.faq?.inAll.questions)}`];
	const [most] = similarities(content).toSorted((one, other) => other.shared - one.shared);
	if (most) {
		const share = `${Math.round(most.shared * 100)} % (≤ ${Math.round(mostShared * 100)} %)`;
		notes.push(
			`Areas most alike: ${most.a.id} and ${most.b.id} in ${most.locale}, ${share} of their runs of four words`,
		);
	}
	const longest = repeated(content).toSorted((one, other) => other.pages.length - one.pages.length)[0];
	if (longest) {
		const pages = `${longest.pages.length} (≤ ${limits.pages})`;
		notes.push(`Pages that the most repeated sentence of over eight words stands on: ${pages}`);
	}
	return { collections: Object.fromEntries(rows), notes };
}

/** Sentences of six words or fewer, in per cent, and hedges in a thousand words, of the entries of a collection. */
function rhythmOf(name: CollectionName, all: readonly Rhythm[]) {
	const own = all.filter(({ entry }) => entry.collection === name);
	const shares = (locale: Locale, measure: (rhythm: Rhythm) => number) =>
		range(own.filter((rhythm) => rhythm.locale === locale).map((rhythm) => Math.round(measure(rhythm))));
	return Object.fromEntries(
		locales.flatMap((locale) => [
			[`short ${locale} %`, shares(locale, shareOfShort)],
			[`hedges ${locale} ‰`, shares(locale, hedgesPerThousand)],
		]),
	);
}

/** How every page reads, as rows of a table: `content:check --rhythm`. */
export function rhythmTable(content: Content) {
	return rhythms(content).map((rhythm) => ({
		page: rhythm.entry.file.replace(/^app\/content\/|\.yaml$/g, ""),
		language: rhythm.locale,
		sentences: rhythm.sentences,
		"short %": Math.round(shareOfShort(rhythm)),
		"hedges ‰": Number(hedgesPerThousand(rhythm).toFixed(1)),
	}));
}

function count(number: number, least: number | undefined): string {
	return least ? `${number} (≥ ${least})` : String(number);
}

/** The least and the most of some numbers. */
function range(numbers: readonly number[]): string {
	if (numbers.length === 0) return "";
	const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
	return least === most ? String(least) : `${least}–${most}`;
}
