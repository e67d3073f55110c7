import type { Locale } from "../../../../locales/locale.ts";
import words from "./question-words.json" with { type: "json" };

const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(" ")));
const joining = setOf(words.joining);
const leading = setOf(words.leading);
const opening = { es: setOf(words.opening.es), en: setOf(words.opening.en) };
const anywhere = { es: setOf(words.anywhere.es), en: setOf(words.anywhere.en) };

const pointing = { es: setOf(words.pointing.es), en: setOf(words.pointing.en) };

/** People who ask more in one message ask for less of each. */
const mostQuestions = 3;
/**
 * Words. Shorter questions ask nothing by themselves, “what now?”; nor does “is that a thing?”, even with the sentence
 * it points to.
 */
const fewest = { plain: 4, pointing: 6 };

/**
 * The questions in a message: “how does it work, and how long does it take?” asks two, and a story tells a lot before
 * it asks. Empty if it is not plain that something is asked.
 */
export function questionsIn(message: string, locale: Locale): string[] {
	const sentences = message.split(/(?<=[.?!;\n])\s+/);
	return sentences
		.flatMap((sentence, at) => partsOf(sentence, locale).map((part) => asked(part, sentences[at - 1], locale)))
		.filter((question) => question !== undefined)
		.slice(-mostQuestions);
}

/** A part as a question, with the sentence it points to: “is that notice valid?” says little alone. */
function asked(part: readonly string[], before: string | undefined, locale: Locale): string | undefined {
	const points = part.some((word) => pointing[locale].has(plain(word)));
	if (part.length < fewest[points ? "pointing" : "plain"] || !asks(part, locale)) return;
	return [points ? before : undefined, ...part].filter(Boolean).join(" ");
}

/** A sentence, split before each question that is joined to the text before it. */
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

/** Whether words begin like a question: “which…”, “in which…”. */
function opens([first = "", second = ""]: readonly string[], locale: Locale): boolean {
	return opening[locale].has(plain(first)) || (leading.has(plain(first)) && opening[locale].has(plain(second)));
}

function plain(word: string): string {
	return word.toLowerCase().replace(/[^\p{L}]/gu, "");
}
