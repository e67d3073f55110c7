import { wordsOf } from "./texts.ts";

/** Words in a row that make a shingle. With four, a swapped name breaks four shingles and no more. */
const size = 4;

/** Runs of words of a text, without accents and capitals. */
export function shinglesOf(text: string): ReadonlySet<string> {
	const words = wordsOf(text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
	return new Set(
		words.slice(0, Math.max(0, words.length - size + 1)).map((_, at) => words.slice(at, at + size).join(" ")),
	);
}

/**
 * How much of the shorter of two texts stands in the other as well, from 0 to 1 (the overlap coefficient of their
 * shingles; Broder, "On the resemblance and containment of documents", 1997). Resemblance alone would miss a short text
 * copied into a long one.
 */
export function containment(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const [shorter, longer] = a.size <= b.size ? [a, b] : [b, a];
	const common = Array.from(shorter).filter((shingle) => longer.has(shingle)).length;
	return shorter.size === 0 ? 0 : common / shorter.size;
}
