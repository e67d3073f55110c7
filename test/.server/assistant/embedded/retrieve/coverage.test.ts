import { expect, test } from "vitest";
import { readNaiveBayes } from "../../../../../app/.server/assistant/embedded/learn/naive-bayes.ts";
import { coverage } from "../../../../../app/.server/assistant/embedded/retrieve/coverage.ts";
import { termsOf } from "../../../../../app/.server/assistant/embedded/text/terms.ts";

/** Two passages: the first speaks of fences and neighbors, the second of deeds. */
const said = ["fence neighbor", "deed"].map((text) => termsOf(text, "en").map((stem) => `${stem}.`));
const features = Object.fromEntries(said.flatMap((words, label) => words.map((word) => [word, [1, label, 2]])));
const knowledge = {
	answers: readNaiveBayes({ labels: ["fences", "deeds"], examples: 4, features }),
	locale: "en",
} as const;

test("a passage covers what it speaks of, and nothing of what no passage has", () => {
	expect(coverage("fence neighbor", "fences", knowledge)).toBe(1);
	expect(coverage("fence neighbor", "deeds", knowledge)).toBe(0);
	expect(coverage("fence deed", "fences", knowledge)).toBeCloseTo(0.5);
	const withUnknown = coverage("fence neighbor pipeline", "fences", knowledge);
	expect(withUnknown).toBeGreaterThan(0);
	expect(withUnknown).toBeLessThan(0.5);
});

test("a message without a telling word is covered by nothing", () => {
	expect(coverage("", "fences", knowledge)).toBe(0);
});
