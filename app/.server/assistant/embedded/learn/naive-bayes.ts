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
	/** How many examples were counted. */
	examples: number;
	/** By feature: in how many examples it occurs, then the labels that have it, each followed by how much. */
	features: ReadonlyMap<string, readonly number[]>;
	/** Of labels that lend each other words: for each label its group, and for each group how many labels it has. */
	groups?: { of: readonly number[]; sizes: readonly number[] };
}

/** A model as it is written to a file. */
export interface NaiveBayesFile {
	labels: string[];
	examples: number;
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
	{ labels, examples, features }: NaiveBayesFile,
	groupOf?: (label: string) => string,
): NaiveBayes {
	const model = { labels, examples, features: new Map(Object.entries(features)) };
	return groupOf ? { ...model, groups: grouped(labels.map(groupOf)) } : model;
}

/** How telling a feature is: the rarer, the more; nothing when the model does not know it. */
export function weightOf(feature: string, { features, examples }: NaiveBayes): number {
	const [inExamples] = features.get(feature) ?? [];
	return inExamples === undefined ? 0 : Math.log(1 + examples / inExamples);
}

function grouped(names: readonly string[]): NonNullable<NaiveBayes["groups"]> {
	const members = Map.groupBy(names, (name) => name);
	const order = [...members.keys()];
	return { of: names.map((name) => order.indexOf(name)), sizes: [...members.values()].map(({ length }) => length) };
}

/** What labels of one group lend each other: so much of the group's mean. */
const lent = 0.5;

/**
 * How well each label fits a text, in the order of the labels: the weighted mean of what a feature of the text speaks for
 * it, as a logarithm. Empty when the model knows none of them. What labels lend each other is worked out for the features
 * of the text alone: for all that the model knows it would fill the isolate.
 */
export function scoresOf(features: readonly string[], model: NaiveBayes): number[] {
	const found = features.filter((feature) => model.features.has(feature));
	if (found.length === 0) return [];
	const scores = model.labels.map(() => 0);
	const weights = found.reduce((sum, feature) => sum + weightOf(feature, model), 0);
	for (const feature of found) {
		const share = weightOf(feature, model) / weights;
		countsOf(feature, model).forEach((count, label) => {
			if (count > 0) scores[label] = (scores[label] ?? 0) + share * Math.log(1 + count / smoothing);
		});
	}
	return scores;
}

/** How much of a feature each label has, with what its group lends it. */
function countsOf(feature: string, { labels, features, groups }: NaiveBayes): Float64Array {
	const counted = features.get(feature) ?? [];
	const counts = new Float64Array(labels.length);
	const sums = new Float64Array(groups?.sizes.length ?? 0);
	for (let at = 1; at < counted.length; at += 2) {
		const [label = 0, count = 0] = [counted[at], counted[at + 1]];
		counts[label] = count;
		const group = groups?.of[label] ?? 0;
		sums[group] = (sums[group] ?? 0) + count;
	}
	groups?.of.forEach((group, label) => {
		counts[label] = (counts[label] ?? 0) + (lent * (sums[group] ?? 0)) / (groups.sizes[group] ?? 1);
	});
	return counts;
}
