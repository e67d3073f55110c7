import { content } from "../content/content.server.ts";
import { oncePerLocale } from "../content/once.server.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { makeCorpus } from "./corpus.ts";
import type { TextPage } from "./passage.ts";

/** The content as text, with its pages by path. */
export const corpus = oncePerLocale((locale) => {
	const { pages, passages } = makeCorpus({ content, locale });
	return { pages, passages, byPath: new Map(pages.map((page) => [hrefOf(page.ref), page])) };
});

/** A page as text; undefined if it does not exist, such as for an unknown slug. */
export function textPage(ref: PageRef): TextPage | undefined {
	return corpus(ref.locale).byPath.get(hrefOf(ref));
}
