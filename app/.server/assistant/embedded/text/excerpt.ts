import { type Locale, languageTag } from "../../../../locales/locale.ts";
import { plain } from "./plain.ts";
import { termsOf } from "./terms.ts";

/** A sentence or an item of a list. */
interface Piece {
	text: string;
	item: boolean;
	/** Introduces the list that follows: means little alone. */
	opensList: boolean;
	words: number;
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
 * A few sentences of an entry: the first, which its writer meant to be read first, and those that speak of what was
 * asked, in their own order. `idf` says how much a stem matters; tables are left out.
 */
export function excerpt(markdown: string, locale: Locale, idf: (stem: string) => number): string {
	const pieces = piecesOf(markdown, locale);
	const points = pieces.map(({ text }) =>
		[...new Set(termsOf(text, locale))].reduce((sum, term) => sum + idf(term), 0),
	);
	const chosen = new Set<number>();
	let words = 0;
	const take = (at: number) => {
		const piece = pieces[at];
		if (!piece || chosen.has(at) || (words > 0 && words + piece.words > budget)) return;
		chosen.add(at);
		words += piece.words;
	};

	take(0);
	const byPoints = pieces.map((_, at) => at).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
	for (const at of byPoints) {
		if ((points[at] ?? 0) === 0 || words > budget * 0.75) break;
		// An item needs the line that opens its list.
		const head = pieces.findLastIndex((piece, index) => index < at && piece.opensList);
		if (pieces[at]?.item && head >= 0) take(head);
		take(at);
	}
	for (let at = 0; at < pieces.length && words < budget * 0.6; at += 1) take(at);
	return written(pieces, chosen);
}

function piecesOf(markdown: string, locale: Locale): Piece[] {
	const quotable = markdown.replace(/^\|.*$/gm, "").replace(pointer, "");
	return plain(quotable)
		.split("\n")
		.map((row) => row.trim())
		.filter((row) => row !== "")
		.flatMap((row) => {
			const item = /^(?:[-+]|\d+\.)\s+(\S.*)$/.exec(row);
			const texts = item
				? [item[1] ?? ""]
				: [...segmenters[locale].segment(row)].map(({ segment }) => segment.trim()).filter(Boolean);
			return texts.map((text) => ({
				text,
				item: item !== null,
				opensList: !item && text.endsWith(":"),
				words: text.split(/\s+/).length,
			}));
		});
}

function written(pieces: readonly Piece[], chosen: ReadonlySet<number>): string {
	let text = "";
	let listed = false;
	for (const at of [...chosen].sort((a, b) => a - b)) {
		const piece = pieces[at];
		if (!piece) continue;
		const next = chosen.has(at + 1) && pieces[at + 1]?.item;
		// A line that opens a list of which nothing follows would end the excerpt in the air.
		if (piece.opensList && !next && !listFollows(pieces, chosen, at)) continue;
		if (piece.item) text += `${listed || text === "" ? "\n" : "\n\n"}- ${piece.text}`;
		else text += `${listed ? "\n\n" : text === "" ? "" : " "}${piece.text}`;
		listed = piece.item;
	}
	return text.trim();
}

function listFollows(pieces: readonly Piece[], chosen: ReadonlySet<number>, at: number): boolean {
	for (let next = at + 1; pieces[next]?.item; next += 1) if (chosen.has(next)) return true;
	return false;
}
