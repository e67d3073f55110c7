import { locales } from "../../app/locales/locale.ts";
import { lengthOf, wordCount } from "./checks/minimums.ts";
import { easeOf, isRead } from "./checks/reading-level.ts";
import type { Content } from "./content.ts";
import { collectionNames, isSample } from "./entry.ts";

/** What there is of each collection, as rows of a table: entries, samples, words and ease of reading. */
export function summaryOf({ entries, minimums }: Content) {
	const rows = collectionNames.map((name) => {
		const own = entries.filter(({ collection }) => collection === name);
		const least = minimums[name];
		const [es, en] = locales.map((locale) => ({
			words: range(own.map((entry) => wordCount(entry, locale))),
			ease: isRead(name) ? range(own.map((entry) => Math.round(easeOf(entry, locale)))) : "",
		}));
		const row = {
			entries: count(own.length, least?.entries),
			samples: own.filter(isSample).length || "",
			"words es": es?.words,
			"words en": en?.words,
			"asked for": least?.words ? `≥ ${least.words}` : "",
			"INFLESZ es": es?.ease,
			"Flesch en": en?.ease,
		};
		return [name, row] as const;
	});
	const topics = entries.filter(({ collection }) => collection === "faq");
	const questions = topics.reduce((sum, topic) => sum + lengthOf(topic, "questions"), 0);
	return {
		collections: Object.fromEntries(rows),
		questions: `Questions in faq: ${count(questions, minimums.faq?.inAll.questions)}`,
	};
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
