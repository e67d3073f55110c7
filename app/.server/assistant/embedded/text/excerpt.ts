import { type Locale, languageTag } from "../../../../locales/locale.ts";
import { plain } from "../../../../site/corpus/markdown.ts";
import { termsOf } from "./terms.ts";

/** A sentence, or a list with the line that introduces it. */
interface Piece {
	text: string;
	isList: boolean;
}

/** Sentences such as “See [construction](…).”: the answer has links of its own. */
const pointer =
	/(?<=^|[.?!] )(?:Vea|Lea|Más|Conozca|Empiece|Mire|See|Read|More|Meet|Start|The \[[^\]]*\]\([^)]*\) (?:page )?(?:says|explains))\b[^.?!\n]*\]\(\/[^.?!\n]*[.?!]/gm;

/** About as many words as are read at a glance on a phone. */
const budget = 80;

const segmenters: Record<Locale, Intl.Segmenter> = {
	es: new Intl.Segmenter(languageTag.es, { granularity: "sentence" }),
	en: new Intl.Segmenter(languageTag.en, { granularity: "sentence" }),
};

/**
 * A few sentences of a passage: the first, which its writer meant to be read first, and those that speak of what was
 * asked, in their own order. Tables are left out.
 *
 * @param idf how much a stem of the question matters
 */
export function excerpt(markdown: string, locale: Locale, idf: (stem: string) => number): string {
	const pieces = piecesOf(markdown, locale).map((piece, at) => ({
		...piece,
		at,
		words: piece.text.split(/\s+/).length,
		points: [...new Set(termsOf(piece.text, locale))].reduce((sum, term) => sum + idf(term), 0),
	}));
	const chosen = pieces.slice(0, 1);
	let words = chosen.reduce((sum, piece) => sum + piece.words, 0);
	for (const piece of pieces.slice(1).sort((a, b) => b.points - a.points)) {
		if (piece.points === 0 && words > budget * 0.6) break;
		if (words + piece.words > budget) continue;
		chosen.push(piece);
		words += piece.words;
	}
	return chosen
		.sort((a, b) => a.at - b.at)
		.map(({ text, isList }, at) => {
			const isApart = isList || chosen[at - 1]?.isList;
			return `${at === 0 ? "" : isApart ? "\n\n" : " "}${text}`;
		})
		.join("");
}

function piecesOf(markdown: string, locale: Locale): Piece[] {
	const rows = plain(markdown.replace(/^\|.*$/gm, "").replace(pointer, ""))
		.split("\n")
		.map((row) => row.trim())
		.filter((row) => row !== "");
	const pieces: Piece[] = [];
	for (const row of rows) {
		const last = pieces.at(-1);
		if (!/^(?:[-+]|\d+\.)\s/.test(row)) {
			for (const { segment } of segmenters[locale].segment(row)) pieces.push({ text: segment.trim(), isList: false });
		} else if (last?.isList || last?.text.endsWith(":")) {
			last.text += `${last.isList ? "\n" : "\n\n"}${row}`;
			last.isList = true;
		} else pieces.push({ text: row, isList: true });
	}
	return pieces;
}
