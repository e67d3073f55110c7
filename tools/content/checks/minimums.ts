import { type Locale, locales } from "../../../app/locales/locale.ts";
import { writtenPageIds } from "../../../app/site/pages/page-table.ts";
import type { Content } from "../content.ts";
import { type CollectionName, collectionNames, contentFolder, type Entry, placeOf } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";
import { textsIn } from "../texts.ts";

/** How much the site has at the least: entries of a collection, and words of each entry in each language. */
export const minimums: Partial<Record<CollectionName, { entries: number; words: number }>> = {
	services: { entries: 7, words: 700 },
	cases: { entries: 5, words: 350 },
	faq: { entries: 5, words: 0 },
	team: { entries: 6, words: 0 },
	testimonials: { entries: 6, words: 0 },
	videos: { entries: 8, words: 0 },
	clo: { entries: 1, words: 700 },
	areas: { entries: 12, words: 250 },
	posts: { entries: 8, words: 800 },
};

/** Questions that the FAQ has at the least, over all its topics. */
export const leastQuestions = 30;

/** There is as much to read as the site promises. */
export function checkMinimums(content: Content): Finding[] {
	const short = content.entries.flatMap((entry) =>
		locales.flatMap((locale) => {
			const least = minimums[entry.collection]?.words ?? 0;
			const words = wordCount(entry, locale);
			if (words >= least) return [];
			return [findingAt(entry, [], `has ${words} words in ${locale}, at least ${least} are asked for`)];
		}),
	);
	const few = collectionNames.flatMap((name) => {
		const count = content.entries.filter(({ collection }) => collection === name).length;
		return fewerThan(minimums[name]?.entries ?? 0, count, "entries", name);
	});
	return [
		...short,
		...few,
		...missingPages(content),
		...fewerThan(leastQuestions, questionCount(content), "questions", "faq"),
	];
}

/** Each page of the table that is written has its entry. */
function missingPages({ entries }: Content): Finding[] {
	return [...writtenPageIds, "not-found"]
		.filter((page) => !entries.some(({ collection, id }) => collection === "pages" && id === page))
		.map((page) => ({
			level: "error",
			file: `${contentFolder}/pages/${page}.yaml`,
			line: 1,
			message: "is missing, and the page table has this page",
		}));
}

function fewerThan(least: number, count: number, what: string, name: CollectionName): Finding[] {
	const message = `has ${count} ${what}, at least ${least} are asked for`;
	return count < least ? [{ level: "error", file: `${contentFolder}/${placeOf(name)}`, line: 1, message }] : [];
}

/** Words of an entry in a language, counted as a reader would: between blanks, figures included. */
export function wordCount(entry: Entry, locale: Locale): number {
	return textsIn(entry, locale).reduce((sum, { value }) => sum + value.split(/\s+/).filter(Boolean).length, 0);
}

/** Questions of all topics of the FAQ. */
export function questionCount(content: Content): number {
	return content.valid("faq").reduce((sum, { fields }) => sum + fields.questions.length, 0);
}
