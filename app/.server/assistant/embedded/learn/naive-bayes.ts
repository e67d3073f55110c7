import type { Locale } from "../../../../locales/locale.ts";
import { fold, wordsOf } from "../text/fold.ts";
import { termsOf } from "../text/terms.ts";

/**
 * Naive Bayes: a label is as likely as a text's features are typical of it. All labels have the same total weight, so
 * one with many examples counts no more than one with few. It learns from few examples per label, learning is counting,
 * and judging takes time linear in the length of a text.
 */
export interface NaiveBayes {
	labels: readonly string[];
	/** The number of examples counted. */
	examples: number;
	/** By feature: the number of examples with it, then the labels that have it, each followed by its count. */
	features: ReadonlyMap<string, readonly number[]>;
	/** For labels that share counts within a group: the group of each label, and the size of each group. */
	groups?: { of: readonly number[]; sizes: readonly number[] };
}

/** The file format of a model. */
export interface NaiveBayesFile {
	labels: string[];
	examples: number;
	features: Record<string, number[]>;
}

/** The count that every label is assumed to have of every feature. An example counts about twenty in all. */
const smoothing = 0.8;

/** A longer message is judged by its first words, which bounds the time per message. */
const mostFeatures = 240;

/**
 * The features of a text, without duplicates: the beginnings of all words, the stems of those that have a topic, and
 * each such stem with the next one.
 */
export function wordFeatures(text: string, locale: Locale): string[] {
	const beginnings = wordsOf(fold(text)).map((word) => word.slice(0, 6));
	const stems = termsOf(text, locale).slice(0, mostFeatures);
	const pairs = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
	return [...new Set([...beginnings.slice(0, mostFeatures), ...stems.map((stem) => `${stem}.`), ...pairs])];
}

/**
 * Prepares a model.
 *
 * @param groupOf gives the group of a label. Labels of one group, such as the passages of a page, are alike, so they
 * share counts.
 */
export function readNaiveBayes(
	{ labels, examples, features }: NaiveBayesFile,
	groupOf?: (label: string) => string,
): NaiveBayes {
	const model = { labels, examples, features: new Map(Object.entries(features)) };
	return groupOf ? { ...model, groups: grouped(labels.map(groupOf)) } : model;
}

/** The weight of a feature: the rarer, the higher; 0 if the model does not know it. */
export function weightOf(feature: string, { features, examples }: NaiveBayes): number {
	const [inExamples] = features.get(feature) ?? [];
	return inExamples === undefined ? 0 : Math.log(1 + examples / inExamples);
}

function grouped(names: readonly string[]): NonNullable<NaiveBayes["groups"]> {
	const members = Map.groupBy(names, (name) => name);
	const order = [...members.keys()];
	return { of: names.map((name) => order.indexOf(name)), sizes: [...members.values()].map(({ length }) => length) };
}

/** Each label gets this fraction of its group's mean. */
const lent = 0.5;

/**
 * How well each label fits a text, in the order of the labels: the weighted mean of the evidence of the text's
 * features, as a logarithm. Empty if the model knows none of them. Shared counts are computed only for the features of
 * the text: for the whole model they would fill the isolate's memory.
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

/** The count of a feature for each label, including its part of the group's. */
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
