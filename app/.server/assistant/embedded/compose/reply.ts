import type { Locale } from "../../../../locales/locale.ts";
import { pageOf } from "../../../../site/corpus/passage.ts";

/** What sort of answer it is: for the evaluation and the log, never shown. */
export type ReplyKind = "found" | "facts" | "advice" | "emergency" | "declined" | "unknown" | "smalltalk";

/** A whole answer, before it is streamed. */
export interface Reply {
	kind: ReplyKind;
	locale: Locale;
	/** Markdown. */
	text: string;
}

/**
 * Paths of the site's own pages that a Markdown text links to, in order, each once, without anchors. Brackets end an
 * address: so no link is read twice.
 */
export function pagesLinked(text: string): string[] {
	const links = text.matchAll(/\]\((\/[^()[\]\s]*)\)/g);
	return [...new Set(Array.from(links, ([, address = ""]) => pageOf(address)))];
}
