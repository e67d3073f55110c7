import type { Locale } from "../../locales/locale.ts";
import { termOf, tokens } from "./terms.ts";

/** Part of a text with its matches: ranges in UTF-16 units of `text`, in order, not overlapping. */
export interface Excerpt {
	text: string;
	marks: [start: number, end: number][];
}

/** Approximate length of an excerpt, in UTF-16 units. */
const length = 200;

/**
 * The part of a text with the most search terms, cut between words.
 *
 * @param terms as in the index
 */
export function excerpt(text: string, terms: ReadonlySet<string>, locale: Locale): Excerpt {
	const all = tokens(text);
	const hits = all.filter((token) => terms.has(termOf(token.text, locale) ?? ""));
	if (text.length <= length) return { text, marks: hits.map(({ start, end }) => [start, end]) };

	const best = densest(hits, locale);
	const lead = Math.max(0, best ? all.indexOf(best) - 6 : 0);
	const start = lead === 0 ? 0 : (all[lead]?.start ?? 0);
	const last = all.findLast((token) => token.end <= start + length);
	// Closing punctuation belongs to the last word.
	const end = (last?.end ?? length) + (/^[.,;:!?)”»%]+/.exec(text.slice(last?.end ?? length))?.[0].length ?? 0);
	const opening = start === 0 ? "" : "… ";
	const shift = opening.length - start;
	return {
		text: `${opening}${text.slice(start, end)}${end < text.length ? " …" : ""}`,
		marks: hits
			.filter((hit) => hit.start >= start && hit.end <= end)
			.map((hit) => [hit.start + shift, hit.end + shift]),
	};
}

/** The hit followed by the most distinct terms within an excerpt's length. */
function densest<Hit extends { text: string; start: number; end: number }>(hits: readonly Hit[], locale: Locale) {
	let best: { hit: Hit; score: number } | undefined;
	for (const [index, hit] of hits.entries()) {
		const near = hits.slice(index).filter(({ end }) => end <= hit.start + length * 0.8);
		const score = new Set(near.map(({ text }) => termOf(text, locale))).size + near.length / 100;
		if (!best || score > best.score) best = { hit, score };
	}
	return best?.hit;
}
