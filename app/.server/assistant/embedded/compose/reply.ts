import type { Locale } from "../../../../locales/locale.ts";
import { type Passage, pageOf } from "../../../../site/corpus/passage.ts";

/** The kind of answer. For the evaluation and the log; never shown. */
export type ReplyKind = "found" | "facts" | "advice" | "emergency" | "declined" | "unknown" | "smalltalk";

/** A whole answer, before it is streamed. */
export interface Reply {
	kind: ReplyKind;
	locale: Locale;
	/** Markdown. */
	text: string;
	/** The passages that a freer answer to the question could rest on, best first. Empty if the answer is fixed. */
	passages: readonly Passage[];
}

/**
 * The site's own pages that a Markdown text links to: their paths without anchors, in order, without duplicates. An
 * address ends at a bracket, so no link is read twice.
 */
export function pagesLinked(text: string): string[] {
	const links = text.matchAll(/\]\((\/[^()[\]\s]*)\)/g);
	return [...new Set(Array.from(links, ([, address = ""]) => pageOf(address)))];
}

/** A reply before its language is known. */
export type Decided = Pick<Reply, "kind" | "text"> & Partial<Pick<Reply, "passages">>;
