import type { Knowledge } from "../knowledge.ts";
import { conceptsOf, type Words } from "../search/concepts.ts";
import { type Found, rank } from "../search/rank.ts";
import { fold, wordsOf } from "../text/fold.ts";
import type { OutOfScope } from "../understand/out-of-scope.ts";

/**
 * The entry among the best that treats what counts as outside, beside a topic of its own: a visa, when somebody asks
 * whether buying a house takes one. The word alone is not enough.
 */
export function treating(
	{ outside, words: outsideWords }: { outside: OutOfScope; words: string },
	results: readonly Found[],
	words: Words,
	knowledge: Knowledge,
): Found | undefined {
	const others = { ...words, all: words.all.filter((word) => !outsideWords.includes(word)) };
	const concepts = conceptsOf(others, knowledge).filter(({ role }) => role === "topic");
	if (concepts.length === 0) return undefined;
	// Words of daily life turn up in questions about a house or a debt too.
	if (outside === "unrelated") {
		if (!concepts.some(({ ofTheField }) => ofTheField)) return undefined;
		return results.slice(0, 1).find(({ score, similarity }) => score >= 1.1 && similarity >= 0.7);
	}
	const withoutIt = rank(knowledge, concepts);
	// From the beginning of a word: “avisa” is no visa.
	const stump = ` ${wordsOf(outsideWords.slice(0, Math.max(4, outsideWords.length - 2))).join(" ")}`;
	return results.slice(0, 5).find(({ entry, similarity }) => {
		const text = ` ${wordsOf(fold(`${entry.title} ${entry.markdown} ${entry.more}`)).join(" ")}`;
		const covers = withoutIt.some((found) => found.entry === entry && found.coverage >= 0.65);
		return similarity >= 0.5 && covers && text.includes(stump);
	});
}
