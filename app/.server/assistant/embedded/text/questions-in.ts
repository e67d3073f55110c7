import type { Locale } from "../../../../locales/locale.ts";
import words from "./question-words.json" with { type: "json" };

const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(" ")));
const joining = setOf(words.joining);
const leading = setOf(words.leading);
const opening = { es: setOf(words.opening.es), en: setOf(words.opening.en) };
const anywhere = { es: setOf(words.anywhere.es), en: setOf(words.anywhere.en) };

/** Who asks more in one message asks for less of each. */
const mostQuestions = 3;
/** Words. Fewer ask for nothing by themselves: “what now?”. */
const fewest = 4;

/**
 * What is asked in a message, piece by piece: “how does it work, and how long does it take?” asks two things, and a story
 * tells much before it asks. Nothing where it is not plain that something is asked.
 */
export function questionsIn(message: string, locale: Locale): string[] {
	return message
		.split(/(?<=[.?!;\n])\s+/)
		.flatMap((sentence) => partsOf(sentence, locale))
		.filter((part) => part.length >= fewest && asks(part, locale))
		.map((part) => part.join(" "))
		.slice(-mostQuestions);
}

/** A sentence, parted before each question that is joined to what stands before it. */
function partsOf(sentence: string, locale: Locale): string[][] {
	const all = sentence.split(/\s+/).filter(Boolean);
	const parts: string[][] = [[]];
	for (const [at, word] of all.entries()) {
		const before = all[at - 1];
		const joined = before !== undefined && joining.has(plain(before));
		if (joined && opens(all.slice(at, at + 2), locale)) parts.push([]);
		parts.at(-1)?.push(word);
	}
	return parts;
}

function asks(part: readonly string[], locale: Locale): boolean {
	return part.at(-1)?.endsWith("?") || opens(part, locale) || part.some((word) => anywhere[locale].has(plain(word)));
}

/** Whether words begin as a question does: “which…”, “in which…”. */
function opens([first = "", second = ""]: readonly string[], locale: Locale): boolean {
	return opening[locale].has(plain(first)) || (leading.has(plain(first)) && opening[locale].has(plain(second)));
}

function plain(word: string): string {
	return word.toLowerCase().replace(/[^\p{L}]/gu, "");
}
