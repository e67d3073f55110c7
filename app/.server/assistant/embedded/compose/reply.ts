import type { Locale } from "../../../../locales/locale.ts";
import { type Passage, pageOf } from "../../../../site/corpus/passage.ts";

/** What sort of answer it is: for the evaluation and the log, never shown. */
export type ReplyKind = "found" | "facts" | "advice" | "emergency" | "declined" | "unknown" | "smalltalk";

/** A whole answer, before it is streamed. */
export interface Reply {
	kind: ReplyKind;
	locale: Locale;
	/** Markdown. */
	text: string;
	/** What a freer answer to the same question could rest on, the best first; none where the answer is a fixed one. */
	passages: readonly Passage[];
}

/**
 * Paths of the site's own pages that a Markdown text links to, in order, each once, without anchors. Brackets end an
 * address: so no link is read twice.
 */
export function pagesLinked(text: string): string[] {
	const links = text.matchAll(/\]\((\/[^()[\]\s]*)\)/g);
	return [...new Set(Array.from(links, ([, address = ""]) => pageOf(address)))];
}

/** A reply before its language is known. */
export type Decided = Pick<Reply, "kind" | "text"> & Partial<Pick<Reply, "passages">>;
