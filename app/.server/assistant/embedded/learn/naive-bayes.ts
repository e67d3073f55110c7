import type { Locale } from "../../../../locales/locale.ts";
import { fold, wordsOf } from "../text/fold.ts";
import { termsOf } from "../text/terms.ts";

/**
 * Naive Bayes: a label is as likely as a text's features are at home under it. All labels have as much of everything, so
 * that one with many examples says no more than one with few. It learns from few examples a label, learning is counting,
 * and judging is linear in the length of a text.
 */
export interface NaiveBayes {
	labels: readonly string[];
	features: ReadonlyMap<string, Counted>;
}

interface Counted {
	/** Labels that have the feature, each followed by how much. */
	pairs: readonly number[];
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

/**
 * The features of a text, each once: the beginnings of all words, the stems of those that have a topic, and each such
 * stem with the next one.
 */
export function wordFeatures(text: string, locale: Locale): string[] {
	const beginnings = wordsOf(fold(text)).map((word) => word.slice(0, 6));
	const stems = termsOf(text, locale).slice(0, mostFeatures);
	const pairs = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
	return [...new Set([...beginnings.slice(0, mostFeatures), ...stems.map((stem) => `${stem}.`), ...pairs])];
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
	const lend = groupOf && lender(labels, groupOf);
	const features = new Map<string, Counted>();
	for (const [feature, [inExamples = 1, ...counted]] of Object.entries(file)) {
		const pairs = lend ? lend(counted) : counted;
		features.set(feature, { pairs, weight: Math.log(1 + examples / inExamples) });
	}
	return { labels, features };
}

/** What labels of one group lend each other: so much of the group's mean. */
const lent = 0.5;

function lender(labels: readonly string[], groupOf: (label: string) => string) {
	const members = new Map<string, number[]>();
	for (const [index, label] of labels.entries()) {
		members.set(groupOf(label), [...(members.get(groupOf(label)) ?? []), index]);
	}
	const groups = labels.map((label) => members.get(groupOf(label)) ?? []);
	return (counted: readonly number[]): number[] => {
		const counts = new Map<number, number>();
		for (let at = 0; at < counted.length; at += 2) {
			const [label = 0, count = 0] = [counted[at], counted[at + 1]];
			const group = groups[label] ?? [];
			counts.set(label, (counts.get(label) ?? 0) + count);
			for (const other of group) counts.set(other, (counts.get(other) ?? 0) + (lent * count) / group.length);
		}
		return [...counts].flat();
	};
}

/**
 * How well each label fits a text, in the order of the labels: the weighted mean of what a feature of the text speaks for
 * it, as a logarithm. Empty when the model knows none of them.
 */
export function scoresOf(features: readonly string[], { labels, features: known }: NaiveBayes): number[] {
	const found = features.flatMap((feature) => known.get(feature) ?? []);
	if (found.length === 0) return [];
	const scores = labels.map(() => 0);
	const weights = found.reduce((sum, { weight }) => sum + weight, 0);
	for (const { pairs, weight } of found) {
		for (let at = 0; at < pairs.length; at += 2) {
			const [label = 0, count = 0] = [pairs[at], pairs[at + 1]];
			scores[label] = (scores[label] ?? 0) + (weight / weights) * Math.log(1 + count / smoothing);
		}
	}
	return scores;
}
