import { wordFeatures } from "../../app/.server/assistant/embedded/learn/naive-bayes.ts";
import type { KnowledgeFile } from "../../app/.server/assistant/embedded/retrieve/knowledge.ts";
import type { Locale } from "../../app/locales/locale.ts";
import { prose } from "../../app/site/corpus/markdown.ts";
import type { Passage } from "../../app/site/corpus/passage.ts";
import type { PassageAsked } from "./asked.ts";
import { countFeatures } from "./count.ts";

/** How much the text of a passage counts beside one way of asking for it. */
const textWeight = 4;

/**
 * What the assistant learns in one language.
 *
 * @param asked by the ids of passages and of facts of the offices
 */
export function knowledgeFile(
	passages: readonly Passage[],
	asked: ReadonlyMap<string, PassageAsked>,
	locale: Locale,
): KnowledgeFile {
	const titles = new Map(passages.map(({ id, title, aliases }) => [id, [title, ...aliases]]));
	const ids = [...new Set([...titles.keys(), ...asked.keys()])];
	const ways = ids.flatMap((label) =>
		[...(titles.get(label) ?? []), ...(asked.get(label)?.ways ?? [])].map((text) => ({ label, text })),
	);
	const texts = passages.map(({ id: label, title, markdown, more }) => ({
		label,
		text: prose(`${title}\n${markdown}\n${more}`),
		weight: textWeight,
	}));
	const kinds = ways.flatMap(({ label: id, text }) => {
		const kind = asked.get(id)?.kind;
		return kind === undefined ? [] : [{ label: kind, text }];
	});
	const words = (text: string) => wordFeatures(text, locale);
	return {
		kinds: countFeatures(kinds, words),
		answers: countFeatures([...ways, ...texts], words),
		about: Object.fromEntries([...asked].map(([id, { ways: _ways, ...about }]) => [id, about])),
	};
}
