import type { Locale } from "../../../../locales/locale.ts";
import { plain } from "../../../../site/corpus/markdown.ts";
import type { Passage } from "../../../../site/corpus/passage.ts";
import type { IndexForm, IndexJson } from "../../../../site/corpus/passage-index.ts";
import { termsOf } from "../text/terms.ts";

/** Other ways in which visitors ask for a passage, by the passage's id. */
export type Paraphrases = Readonly<Record<string, readonly string[]>>;

/** What the build writes for each language. */
export interface IndexFile {
	paraphrases: Paraphrases;
	index: IndexJson;
}

/** A passage as the index holds it. */
export interface Indexed {
	id: string;
	title: string;
	paraphrases: string;
	text: string;
	more: string;
	context: string;
}

/** How the index is made and asked. Questions come as stems, one at a time. */
export function assistantIndexForm(locale: Locale): IndexForm<Indexed> {
	return {
		fields: ["title", "paraphrases", "text", "more", "context"],
		terms: (text) => termsOf(text, locale),
		search: {
			tokenize: (term) => [term],
			boost: { title: 2.2, paraphrases: 1.6, text: 1, more: 0.6, context: 0.7 },
			bm25: { k: 1.2, b: 0.6, d: 0.4 },
		},
	};
}

/** What of passages is searched. */
export function indexed(passages: readonly Passage[], paraphrases: Paraphrases): Indexed[] {
	return passages.map(({ id, title, markdown, more, context }) => ({
		id,
		title,
		paraphrases: (paraphrases[id] ?? []).join(". "),
		text: plain(markdown),
		more: plain(more),
		context,
	}));
}
