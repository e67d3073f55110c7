import { fold } from "../text/fold.ts";

/**
 * What was learnt from examples of texts with labels: multinomial logistic regression over hashed features, trained at
 * build time by `tools/assistant/train.ts`. Judging is linear in the length of a text, whatever it holds.
 */
export interface LinearModel<Label extends string = string> {
	labels: readonly Label[];
	/** What each label starts from. */
	bias: readonly number[];
	/** For each bucket of features one weight a label, to be multiplied by `scale`. */
	weights: Int8Array;
	scale: number;
	buckets: number;
}

/** How likely each label is; together one. A label that a model has twice is as likely as both of them. */
export type Shares<Label extends string = string> = ReadonlyMap<Label, number>;

/** @param features from {@link featuresOf} with the model's number of buckets */
export function sharesOf<Label extends string>(
	features: readonly number[],
	{ labels, bias, weights, scale }: LinearModel<Label>,
): Shares<Label> {
	const norm = scale / Math.sqrt(features.length);
	const scores = labels.map((_, label) => {
		let sum = 0;
		for (const feature of features) sum += weights[feature * labels.length + label] ?? 0;
		return (bias[label] ?? 0) + sum * norm;
	});
	const each = softmax(scores);
	const shares = new Map<Label, number>();
	for (const [index, label] of labels.entries()) shares.set(label, (shares.get(label) ?? 0) + (each[index] ?? 0));
	return shares;
}

/** The likeliest label, and how likely it is. */
export function likeliest<Label extends string>(shares: Shares<Label>): [label: Label, share: number] {
	const [first, ...others] = shares;
	if (!first) throw new RangeError("A model has at least one label");
	return others.reduce((best, each) => (each[1] > best[1] ? each : best), first);
}

/** Scores as shares of one. */
export function softmax(scores: readonly number[]): number[] {
	const highest = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - highest));
	const sum = powers.reduce((total, power) => total + power, 0);
	return powers.map((power) => power / sum);
}

/** A longer text is judged by its beginning and its end, where people say what they want. */
const mostWords = 240;

/**
 * The buckets of a text's features, each once: the beginnings of its words, alone, in twos and threes and in twos with
 * one between, and the four-letter pieces of its words, which misspelt ones share.
 */
export function featuresOf(text: string, buckets: number): number[] {
	const all =
		fold(text)
			.replace(/\d[\d:.,]*/g, " 0 ")
			.match(/\p{L}+|[0?!$]/gu) ?? [];
	const words = all.length > mostWords ? [...all.slice(0, mostWords / 2), ...all.slice(-mostWords / 2)] : all;
	const beginnings = ["^", ...words.map((word) => word.slice(0, 5)), "$"];
	const found = new Set<number>();
	const add = (feature: string) => found.add(bucketOf(feature, buckets));
	for (const [at, word] of beginnings.entries()) {
		const [next, third] = [beginnings[at + 1], beginnings[at + 2]];
		add(word);
		if (next !== undefined) add(`${word} ${next}`);
		if (third !== undefined) {
			add(`${word} _ ${third}`);
			add(`${word} ${next} ${third}`);
		}
	}
	for (const word of words) {
		const edged = `<${word.slice(0, longestWord)}>`;
		for (let at = 0; at + 4 <= edged.length; at++) add(`#${edged.slice(at, at + 4)}`);
	}
	return [...found];
}

const longestWord = 30;

/** FNV-1a, folded into the number of buckets. */
function bucketOf(feature: string, buckets: number): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
	return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
}

/** A model as it is written to a file. */
export interface LinearModelFile<Label extends string = string> {
	labels: Label[];
	bias: number[];
	scale: number;
	buckets: number;
	/** Base64. */
	weights: string;
}

export function readLinearModel<Label extends string>({
	weights,
	...file
}: LinearModelFile<Label>): LinearModel<Label> {
	const bytes = atob(weights);
	const read = new Int8Array(bytes.length);
	// A loop, because half a million calls of a function take thirty times as long.
	for (let at = 0; at < bytes.length; at++) read[at] = bytes.charCodeAt(at);
	return { ...file, weights: read };
}
