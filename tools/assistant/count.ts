import { type NaiveBayesFile, wordFeatures } from "../../app/.server/assistant/embedded/learn/naive-bayes.ts";
import type { Locale } from "../../app/locales/locale.ts";

/** A text, what it is an example of, and how much it counts beside others. */
export interface Counted {
	text: string;
	label: string;
	weight?: number;
}

/** What one example's features add up to is this times the root of their number: long ones count more, but not by much. */
const share = 20;

/** Counts for naive Bayes. */
export function countFeatures(examples: readonly Counted[], locale: Locale): NaiveBayesFile {
	const labels = [...new Set(examples.map(({ label }) => label))].sort();
	const indices = new Map(labels.map((label, index) => [label, index]));
	const features = new Map<string, { examples: number; counts: Map<number, number> }>();
	for (const { text, label, weight = 1 } of examples) {
		const present = wordFeatures(text, locale);
		const each = (share * weight) / Math.sqrt(Math.max(1, present.length));
		const index = indices.get(label) ?? 0;
		for (const feature of present) {
			const known = features.get(feature) ?? { examples: 0, counts: new Map<number, number>() };
			known.examples += 1;
			known.counts.set(index, (known.counts.get(index) ?? 0) + each);
			features.set(feature, known);
		}
	}
	const written: Record<string, number[]> = {};
	for (const [feature, known] of features) {
		const pairs = [...known.counts].flatMap(([label, count]) => [label, Math.max(1, Math.round(count))]);
		written[feature] = [known.examples, ...pairs];
	}
	return { labels, examples: examples.length, features: written };
}
