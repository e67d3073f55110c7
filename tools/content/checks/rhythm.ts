import type { Content } from "../content.ts";
import { type Finding, findingAt, findingInText } from "../findings.ts";
import { hedgesPerThousand, type Rhythm, repeated, rhythms, shareOfShort } from "../rhythm.ts";

/** What a page may have of each. A page of a few sentences may have two short ones, and three hedges. */
export const limits = { short: 15, hedges: 7, pages: 3 } as const;

/** No page is choppy or full of hedges, and no sentence stands on page after page. */
export function checkRhythm(content: Content): Finding[] {
	return [...rhythms(content).flatMap((rhythm) => [...choppy(rhythm), ...hedged(rhythm)]), ...worn(content)];
}

function choppy(rhythm: Rhythm): Finding[] {
	const { entry, locale, sentences, short } = rhythm;
	if (short.length <= 2 || shareOfShort(rhythm) <= limits.short) return [];
	const share = `${short.length} of ${sentences} sentences (${shareOfShort(rhythm).toFixed(0)} %)`;
	const those = short.map(({ words }) => `“${words}”`).join(" ");
	const message = `is choppy in ${locale}: ${share} have six words or fewer, at most ${limits.short} % is asked for: ${those}`;
	return [findingAt(entry, [], message)];
}

function hedged(rhythm: Rhythm): Finding[] {
	const { entry, locale, hedges, words } = rhythm;
	if (hedges <= 3 || hedgesPerThousand(rhythm) <= limits.hedges) return [];
	const share = `${hedges} hedges in ${words} words (${hedgesPerThousand(rhythm).toFixed(1)} in a thousand)`;
	return [
		findingAt(entry, [], `takes back what it says in ${locale}: ${share}, at most ${limits.hedges} is asked for`),
	];
}

function worn(content: Content): Finding[] {
	return repeated(content)
		.filter(({ pages }) => pages.length > limits.pages)
		.map(({ sentence: { text, at, words }, pages }) => {
			const message = `“${words}” stands on ${pages.length} pages, at most ${limits.pages} are asked for: ${pages.join(", ")}`;
			return findingInText(text, at, message);
		});
}
