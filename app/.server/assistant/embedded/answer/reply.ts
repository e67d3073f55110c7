import type { Locale } from "../../../../locales/locale.ts";
import { pageOf } from "../entries/entry.ts";

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
	return [...new Set([...ownLinks(text)].map(pageOf))];
}

/** Addresses within the site that a Markdown text links to. Brackets are none of them: so no link is read twice. */
export function ownLinks(text: string): ReadonlySet<string> {
	return new Set(Array.from(text.matchAll(/\]\((\/[^()[\]\s]*)\)/g), (match) => match[1] ?? ""));
}
