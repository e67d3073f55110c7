import type { Locale } from "../../../../locales/locale.ts";

/** What sort of answer it is: for the evaluation and the log, never shown. */
export type ReplyKind = "found" | "facts" | "advice" | "emergency" | "declined" | "unknown" | "smalltalk";

/** A whole answer, before it is streamed. */
export interface Reply {
	kind: ReplyKind;
	locale: Locale;
	/** Markdown. */
	text: string;
}

/** Paths of the site's own pages that a Markdown text links to, in order, each once, without anchors. */
export function pagesLinked(text: string): string[] {
	const paths = [...text.matchAll(/\]\((\/[^)\s#]*)(?:#[^)\s]*)?\)/g)].map((match) => match[1] ?? "");
	return [...new Set(paths)];
}
