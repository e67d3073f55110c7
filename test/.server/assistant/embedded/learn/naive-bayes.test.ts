import { describe, expect, it } from "vitest";
import {
	readNaiveBayes,
	scoresOf,
	wordFeatures,
} from "../../../../../app/.server/assistant/embedded/learn/naive-bayes.ts";
import { countFeatures } from "../../../../../tools/assistant/count.ts";

const examples = [
	{ label: "rent/deposit", text: "the landlord keeps my deposit" },
	{ label: "rent/deposit", text: "deposit not returned after moving out" },
	{ label: "rent/eviction", text: "how does one evict a tenant" },
	{ label: "rent/eviction", text: "my tenant stopped paying rent" },
	{ label: "lien/deadline", text: "deadline to file a lien" },
	{ label: "lien/deadline", text: "until when can a supplier file" },
];
const file = countFeatures(examples, "en");
const groupOf = (label: string) => label.split("/")[0] ?? "";

function best(text: string, model = readNaiveBayes(file)): string | undefined {
	const scores = scoresOf(wordFeatures(text, "en"), model);
	return model.labels[scores.indexOf(Math.max(...scores))];
}

describe("naive Bayes over words", () => {
	it.each([
		["they wont give me back the deposit", "rent/deposit"],
		["tenants who do not pay", "rent/eviction"],
		["filing liens, what deadlines", "lien/deadline"],
	])("knows what a text is nearest to: %s", (text, label) => {
		expect(best(text)).toBe(label);
	});

	it("has no scores for words that nobody has taught it", () => {
		expect(scoresOf(wordFeatures("zzqx qqyy", "en"), readNaiveBayes(file))).toEqual([]);
	});

	it("lets labels of one group lend each other words", () => {
		const alone = readNaiveBayes(file);
		const lent = readNaiveBayes(file, groupOf);
		const behind = (model: typeof alone) => {
			const scores = scoresOf(wordFeatures("deposit", "en"), model);
			return (
				(scores[model.labels.indexOf("rent/eviction")] ?? 0) - (scores[model.labels.indexOf("lien/deadline")] ?? 0)
			);
		};
		expect(behind(lent)).toBeGreaterThan(behind(alone));
	});

	it("counts a weightier example more", () => {
		const text = "notice";
		const twice = [
			{ label: "a", text },
			{ label: "b", text, weight: 4 },
		];
		expect(best(text, readNaiveBayes(countFeatures(twice, "en")))).toBe("b");
	});
});
