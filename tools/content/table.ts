import { locales } from "../../app/locales/locale.ts";
import { likenesses, mostShared } from "./checks/near-duplicates.ts";
import { readCollections } from "./checks/reading-level.ts";
import { collectionNames } from "./collections.ts";
import type { Content } from "./content.ts";
import { leastQuestions, minimums, wordCount } from "./minimums.ts";
import { readingEase, sentencesOfEntry } from "./reading-level.ts";

/** What there is of each collection: entries, samples, words and ease of reading, as lines of a table. */
export function tableOf(content: Content): string[] {
	const rows = collectionNames.map((name) => {
		const entries = content.entries.filter(({ collection }) => collection === name);
		const samples = entries.filter(({ document }) => document.get("sample") === true).length;
		const least = minimums[name];
		const words = locales.map((locale) => range(entries.map((entry) => wordCount(entry, locale))));
		const ease = locales.map((locale) =>
			readCollections.includes(name)
				? range(entries.map((entry) => Math.round(readingEase(sentencesOfEntry(entry, locale), locale))))
				: "",
		);
		return [
			name,
			count(entries.length, least?.entries),
			samples ? String(samples) : "",
			...words,
			least?.words ? `≥ ${least.words}` : "",
			...ease,
		];
	});
	const questions = content.valid("faq").reduce((sum, { fields }) => sum + fields.questions.length, 0);
	rows.push(["questions in faq", count(questions, leastQuestions), "", "", "", "", "", ""]);
	const alike = likenesses(content)
		.toSorted((one, other) => other.shared - one.shared)
		.at(0);
	const header = ["collection", "entries", "samples", "words es", "words en", "asked for", "INFLESZ es", "Flesch en"];
	const lines = aligned([header, ...rows]);
	if (!alike) return lines;
	const share = `${Math.round(alike.shared * 100)} % (≤ ${Math.round(mostShared * 100)} %)`;
	return [
		...lines,
		`Areas most alike: ${alike.a.id} and ${alike.b.id} in ${alike.locale}, ${share} of their runs of four words`,
	];
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

function aligned(rows: readonly string[][]): string[] {
	const widths = rows.reduce<number[]>(
		(most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
		[],
	);
	return rows.map((row) =>
		row
			.map((cell, column) => cell.padEnd(widths[column] ?? 0))
			.join("  ")
			.trimEnd(),
	);
}
