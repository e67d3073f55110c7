import type { NaiveBayesFile } from "../../app/.server/assistant/embedded/learn/naive-bayes.ts";

/** A text, what it is an example of, and how much it counts beside others of the same. */
export interface Counted {
	text: string;
	label: string;
	weight?: number;
}

/** So much is what one example's features add up to, times the root of their number. */
const share = 20;

/** In fewer examples than these two words stand together by chance. */
const leastPair = 3;

/**
 * Counts for naive Bayes. Long examples count more, but not by much. Every label gets as much of everything: more ways of
 * asking for a passage tell more of it, and make it no likelier.
 *
 * @param featuresOf the features of a text, each once
 */
export function countFeatures(
	examples: readonly Counted[],
	featuresOf: (text: string) => readonly string[],
): NaiveBayesFile {
	const labels = [...new Set(examples.map(({ label }) => label))].sort();
	const indices = new Map(labels.map((label, index) => [label, index]));
	const totals = labels.map(() => 0);
	const features = new Map<string, { examples: number; counts: Map<number, number> }>();
	for (const { text, label, weight = 1 } of examples) {
		const present = featuresOf(text);
		const each = (share * weight) / Math.sqrt(Math.max(1, present.length));
		const index = indices.get(label) ?? 0;
		totals[index] = (totals[index] ?? 0) + each * present.length;
		for (const feature of present) {
			const known = features.get(feature) ?? { examples: 0, counts: new Map<number, number>() };
			known.examples += 1;
			known.counts.set(index, (known.counts.get(index) ?? 0) + each);
			features.set(feature, known);
		}
	}
	const mean = totals.reduce((sum, total) => sum + total, 0) / labels.length;
	const written: Record<string, number[]> = {};
	for (const [feature, known] of features) {
		if (feature.includes(" ") && known.examples < leastPair) continue;
		const pairs = [...known.counts].flatMap(([label, count]) => [
			label,
			Math.max(1, Math.round((mean * count) / (totals[label] ?? 1))),
		]);
		written[feature] = [known.examples, ...pairs];
	}
	return { labels, examples: examples.length, features: written };
}
