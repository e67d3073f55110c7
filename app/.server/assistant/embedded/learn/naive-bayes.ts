import type { Locale } from "../../../../locales/locale.ts";
import { fold, wordsOf } from "../text/fold.ts";
import { termsOf } from "../text/terms.ts";

/**
 * Naive Bayes over words: a label is as likely as a text's words are more at home under it than elsewhere. It learns
 * from few examples a label, learning is counting, and judging is linear in the length of a text.
 */
export interface NaiveBayes {
	labels: readonly string[];
	features: ReadonlyMap<string, Counted>;
	/** How much of everything each label has. */
	totals: readonly number[];
	total: number;
	/** What every label is thought to have of all features together. */
	room: number;
}

interface Counted {
	/** Labels that have the feature, each followed by how much. */
	pairs: readonly number[];
	sum: number;
	/** How telling it is: the rarer, the more. */
	weight: number;
}

/** A model as it is written to a file. */
export interface NaiveBayesFile {
	labels: string[];
	/** How many examples were counted. */
	examples: number;
	/** By feature: in how many examples it occurs, then pairs of a label's index and its count. */
	features: Record<string, number[]>;
}

/** A count that every label is thought to have of every feature. An example counts about twenty in all. */
const smoothing = 0.8;

/** A longer message is known by its first words: the time that a message takes grows no further. */
const mostFeatures = 240;

/** The features of a text, each once: the beginnings of all words, and the stems of those that have a topic. */
export function wordFeatures(text: string, locale: Locale): string[] {
	const beginnings = wordsOf(fold(text)).map((word) => word.slice(0, 6));
	const stems = termsOf(text, locale).map((stem) => `${stem}.`);
	return [...new Set([...beginnings.slice(0, mostFeatures), ...stems.slice(0, mostFeatures)])];
}

/**
 * Makes a model ready.
 *
 * @param groupOf labels of one group, such as the passages of a page, are like each other: what one lacks, it borrows
 */
export function readNaiveBayes(
	{ labels, examples, features: file }: NaiveBayesFile,
	groupOf?: (label: string) => string,
): NaiveBayes {
	const own = totalsOf(Object.values(file), labels.length);
	const lend = groupOf && lender(labels, own, groupOf);
	const features = new Map<string, Counted>();
	for (const [feature, [inExamples = 1, ...counted]] of Object.entries(file)) {
		const pairs = lend ? lend(counted) : counted;
		let sum = 0;
		for (let at = 1; at < pairs.length; at += 2) sum += pairs[at] ?? 0;
		features.set(feature, { pairs, sum, weight: Math.log(1 + examples / inExamples) });
	}
	const totals = lend ? own.map((total) => total * (1 + lent)) : own;
	const total = totals.reduce((sum, each) => sum + each, 0);
	return { labels, features, totals, total, room: smoothing * features.size };
}

/** How much each label has of everything. */
function totalsOf(counted: readonly number[][], labels: number): number[] {
	const totals = new Array<number>(labels).fill(0);
	for (const pairs of counted) {
		for (let at = 1; at < pairs.length; at += 2) {
			const label = pairs[at] ?? 0;
			totals[label] = (totals[label] ?? 0) + (pairs[at + 1] ?? 0);
		}
	}
	return totals;
}

/** What labels of one group lend each other: so much of the group's counts, in the measure of a label's own. */
const lent = 0.5;

function lender(labels: readonly string[], own: readonly number[], groupOf: (label: string) => string) {
	const members = new Map<string, number[]>();
	for (const [index, label] of labels.entries()) {
		members.set(groupOf(label), [...(members.get(groupOf(label)) ?? []), index]);
	}
	const groups = labels.map((label) => members.get(groupOf(label)) ?? []);
	const groupTotals = groups.map((group) => group.reduce((sum, index) => sum + (own[index] ?? 0), 0));
	return (counted: readonly number[]): number[] => {
		const counts = new Map<number, number>();
		for (let at = 0; at < counted.length; at += 2) {
			const [label = 0, count = 0] = [counted[at], counted[at + 1]];
			counts.set(label, (counts.get(label) ?? 0) + count);
			const part = (lent * count) / Math.max(1, groupTotals[label] ?? 1);
			for (const other of groups[label] ?? []) counts.set(other, (counts.get(other) ?? 0) + part * (own[other] ?? 0));
		}
		return [...counts].flat();
	};
}

/**
 * How well each label fits a text, in the order of the labels: the weighted mean of what a word of the text speaks for
 * it, as a logarithm. Empty when the model knows no word of it.
 */
export function scoresOf(features: readonly string[], { labels, features: known, totals, total, room }: NaiveBayes) {
	const scores = labels.map(() => 0);
	const found = features.flatMap((feature) => known.get(feature) ?? []);
	if (found.length === 0) return [];
	const weights = found.reduce((sum, { weight }) => sum + weight, 0);
	for (const { pairs, weight } of found) {
		for (let at = 0; at < pairs.length; at += 2) {
			const [label = 0, count = 0] = [pairs[at], pairs[at + 1]];
			scores[label] = (scores[label] ?? 0) + weight * Math.log((count + smoothing) / smoothing);
		}
	}
	const expected = found.reduce(
		(sum, { sum: count, weight }) => sum + weight * Math.log((count + smoothing) / smoothing),
		0,
	);
	return scores.map(
		(score, label) => (score - expected) / weights - Math.log(((totals[label] ?? 0) + room) / (total + room)),
	);
}
