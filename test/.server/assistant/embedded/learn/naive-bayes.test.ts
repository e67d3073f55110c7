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
const words = (text: string) => wordFeatures(text, "en");
const file = countFeatures(examples, words);
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
		const twice = (weight: number) => [
			{ label: "a", text: "notice" },
			{ label: "a", text: "deposit", weight },
			{ label: "b", text: "notice" },
			{ label: "b", text: "eviction" },
		];
		expect(best("notice deposit", readNaiveBayes(countFeatures(twice(4), words)))).toBe("a");
		expect(best("notice", readNaiveBayes(countFeatures(twice(4), words)))).toBe("b");
		expect(best("notice", readNaiveBayes(countFeatures(twice(0.25), words)))).toBe("a");
	});

	it("makes no label likelier because more was written for it", () => {
		const ways = (label: string, texts: string[]) => texts.map((text) => ({ label, text }));
		const model = readNaiveBayes(
			countFeatures([...ways("a", ["notice", "notice", "notice"]), ...ways("b", ["notice"])], words),
		);
		const [a, b] = scoresOf(words("notice"), model);
		expect(a).toBe(b);
	});
});
