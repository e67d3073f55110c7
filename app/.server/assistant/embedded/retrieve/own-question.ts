import { fold, wordsOf } from "../text/fold.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Found } from "./retrieve.ts";

/** The site's own question or title, word for word, is answered as the site answers it. */
export function ownQuestion(message: string, { sources }: Knowledge): Found | undefined {
	const written = wordsOf(fold(message)).join(" ");
	for (const source of sources.values()) {
		if (source.type !== "passage" || !source.passage.title.endsWith("?")) continue;
		if (wordsOf(fold(source.passage.title)).join(" ") === written) return { source, score: 0, share: 1 };
	}
	return undefined;
}
