import { wordFeatures } from "../../../../../app/.server/assistant/embedded/learn/naive-bayes.ts";
import {
	type About,
	type Knowledge,
	makeKnowledge,
} from "../../../../../app/.server/assistant/embedded/retrieve/knowledge.ts";
import type { Passage } from "../../../../../app/site/corpus/passage.ts";
import { passagesOn } from "../../../../../app/site/corpus/passages-on.ts";
import { countFeatures } from "../../../../../tools/assistant/count.ts";

const part = passagesOn({ page: "faq", locale: "en", params: {} }, { kind: "faq", under: "faq" });

/** What a small site of made-up passages knows. */
export function smallKnowledge(
	entries: Record<string, About & { ways: string[]; kind?: string; place?: string }>,
): Knowledge {
	const passages: Passage[] = Object.entries(entries).map(([id, { place, ways }]) => ({
		...part({ id, title: id, markdown: ways.join(" ") }),
		id,
		...(place === undefined ? {} : { kind: "area" as const, aliases: [place], about: { place: id, facets: [] } }),
	}));
	const all = Object.entries(entries).flatMap(([label, { ways }]) => ways.map((text) => ({ label, text })));
	const kinds = Object.values(entries).flatMap(({ ways, kind: label = "rule" }) =>
		ways.map((text) => ({ label, text })),
	);
	const words = (text: string) => wordFeatures(text, "en");
	return makeKnowledge(
		passages,
		{
			answers: countFeatures(all, words),
			kinds: countFeatures(kinds, words),
			about: Object.fromEntries(Object.entries(entries).map(([id, { ways: _, place: __, ...about }]) => [id, about])),
		},
		"en",
	);
}
