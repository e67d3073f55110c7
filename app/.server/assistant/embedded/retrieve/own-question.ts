import { fold, wordsOf } from "../text/fold.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Found } from "./retrieve.ts";

/** The site's own question or title, word for word, is answered as the site answers it. */
export function ownQuestion(message: string, { sources, passages }: Knowledge): Found | undefined {
	const written = wordsOf(fold(message)).join(" ");
	const own = passages.find(({ title }) => title.endsWith("?") && wordsOf(fold(title)).join(" ") === written);
	const source = own && sources.get(own.id);
	return source && { source, score: 0, share: 1 };
}
