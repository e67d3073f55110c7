import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { contentFolder } from "../entry.ts";

/** Where the words of the firm stand that this site was before. `npm run new-firm` writes it. */
export const wordsFile = `${contentFolder}/previous-firm.yaml`;

/** The words of the previous firm: names, addresses, telephone numbers. @throws an Error that says how to write them */
export function readOldWords(): string[] {
	if (!existsSync(wordsFile)) {
		throw new Error(
			`${wordsFile} says which words to look for, and is not there: npm run new-firm writes it, or write it yourself, such as\n  words: [Lindero, lindero.example, "+17135550100", Houston]`,
		);
	}
	const read = z
		.object({ words: z.array(z.string().trim().min(1)).min(1) })
		.safeParse(parse(readFileSync(wordsFile, "utf8")));
	if (!read.success) throw new Error(`${wordsFile}: ${z.prettifyError(read.error)}`);
	return read.data.words;
}

/** A word that was found, and on which line. */
export interface Leftover {
	line: number;
	word: string;
	/** What stands around it. */
	excerpt: string;
}

/**
 * Where whole words stand in a text.
 *
 * @param sensitive whether capitals matter: in prose a name may be an ordinary word, and in code it is an id as well
 */
export function leftoversIn(text: string, words: readonly string[], { sensitive }: { sensitive: boolean }): Leftover[] {
	// The longest first, so that a name is not taken for its part.
	const any = words
		.toSorted((a, b) => b.length - a.length)
		.map((word) => RegExp.escape(word))
		.join("|");
	// A time zone, such as America/Monterrey, is named after a city and says nothing of it.
	const pattern = new RegExp(`(?<!\\p{L}|\\p{N}|America/)(?:${any})(?![\\p{L}\\p{N}])`, sensitive ? "gu" : "giu");
	return Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
		line: text.slice(0, index).split("\n").length,
		word,
		excerpt: text
			.slice(Math.max(0, index - 30), index + word.length + 30)
			.replace(/\s+/g, " ")
			.trim(),
	}));
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
