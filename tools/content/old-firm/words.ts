import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { contentFolder } from "../entry.ts";

/** Where the words of the firm stand that this site was before. `npm run new-firm` writes it. */
export const wordsFile = `${contentFolder}/previous-firm.yaml`;

/** What to look for. */
export interface OldWords {
	/** Names, addresses, telephone numbers. */
	words: readonly string[];
	/** Those of the names that are ordinary words as well: in lower case they count as an id or in an address alone. */
	ordinary: readonly string[];
}

/** The words of the previous firm. @throws an Error that says how to write them */
export function readOldWords(): OldWords {
	if (!existsSync(wordsFile)) {
		throw new Error(
			`${wordsFile} says which words to look for, and is not there: npm run new-firm writes it, or write it yourself, such as\n  words: [Firm, firm.example, "+12025550100", Springfield]`,
		);
	}
	const read = z
		.object({ words: z.array(word).min(1), ordinary: z.array(word).default([]) })
		.safeParse(parse(readFileSync(wordsFile, "utf8")));
	if (!read.success) throw new Error(`${wordsFile}: ${z.prettifyError(read.error)}`);
	return read.data;
}

const word = z.string().trim().min(1);

/** A word that was found, and on which line. */
export interface Leftover {
	line: number;
	word: string;
	/** What stands around it. */
	excerpt: string;
}

/**
 * Where whole words stand in a text. In capitals a name is a name. In lower case it is an id, part of an address, or how
 * somebody in a hurry writes it; but an ordinary word in prose where it is one, or where all is prose.
 *
 * @param prose whether the text is prose that is written with care
 */
export function leftoversIn(
	text: string,
	{ words, ordinary }: OldWords,
	{ prose = false }: { prose?: boolean } = {},
): Leftover[] {
	const exact = new Set(words);
	const common = new Set(ordinary.map((each) => each.toLowerCase()));
	const counts = (found: string, at: number) =>
		exact.has(found) ||
		found !== found.toLowerCase() ||
		!(prose || common.has(found)) ||
		isId(text[at - 1] ?? "", text.slice(at + found.length, at + found.length + 2));
	// The longest first, so that a name is not taken for its part.
	const any = words
		.toSorted((a, b) => b.length - a.length)
		.map((word) => RegExp.escape(word))
		.join("|");
	// A time zone, such as America/Mexico_City, is named after a city and says nothing of it.
	const pattern = new RegExp(`(?<!\\p{L}|\\p{N}|America/)(?:${any})(?![\\p{L}\\p{N}])`, "giu");
	return Array.from(text.matchAll(pattern))
		.filter(({ 0: found, index }) => counts(found, index))
		.map(({ 0: found, index }) => ({
			line: text.slice(0, index).split("\n").length,
			word: found,
			excerpt: text
				.slice(Math.max(0, index - 30), index + found.length + 30)
				.replace(/\s+/g, " ")
				.trim(),
		}));
}

/** Whether signs of an address or of code stand at a word, with no blank between. A full stop may end a sentence. */
function isId(before: string, after: string): boolean {
	return /[-/@._`'"]/.test(before) || /^(?:[-/@_`'"]|\.[\p{L}\p{N}])/u.test(after);
}

/** The text of a page as it is read: React writes a few signs as entities. */
export function decoded(html: string): string {
	const signs: Readonly<Record<string, string>> = {
		"&amp;": "&",
		"&#x27;": "’",
		"&quot;": '"',
		"&lt;": "<",
		"&gt;": ">",
	};
	return html.replace(/<!-- -->/g, "").replace(/&(?:amp|#x27|quot|lt|gt);/g, (sign) => signs[sign] ?? sign);
}
