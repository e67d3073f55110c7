import type { Knowledge } from "../knowledge.ts";
import { conceptsOf, type Words } from "../search/concepts.ts";
import { type Found, rank } from "../search/rank.ts";
import { fold } from "../text/fold.ts";
import type { Outside } from "../understand/outside.ts";

/**
 * Whether the best entry treats what counts as outside, beside a topic of its own: a visa, when somebody asks whether
 * buying a house takes one. The word alone is not enough.
 */
export function isTreated(
	{ outside, words: outsideWords }: { outside: Outside; words: string },
	best: Found,
	words: Words,
	knowledge: Knowledge,
): boolean {
	// Words of daily life turn up in questions about a house or a debt too.
	if (outside === "unrelated") return best.score >= 1.1 && best.likeness >= 0.5;
	const text = fold(`${best.entry.title} ${best.entry.text} ${best.entry.more ?? ""}`);
	if (best.likeness < 0.5 || !text.includes(outsideWords.slice(0, Math.max(4, outsideWords.length - 2)))) return false;
	const others = { ...words, all: words.all.filter((word) => !outsideWords.includes(word)) };
	const concepts = conceptsOf(others, knowledge).filter(({ role }) => role === "topic");
	if (concepts.length === 0) return false;
	return rank(knowledge, { concepts, facets: new Set() }).some(
		({ entry, coverage }) => entry === best.entry && coverage >= 0.75,
	);
}
