import type { Locale } from "../../locales/locale.ts";
import { content } from "../content/content.server.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { type Corpus, makeCorpus } from "./corpus.ts";
import type { TextPage } from "./passage.ts";

/** Created at first use: content does not change while a Worker runs. */
const made = new Map<Locale, Corpus & { byPath: ReadonlyMap<string, TextPage> }>();

export function corpus(locale: Locale) {
	const known = made.get(locale);
	if (known) return known;
	const { pages, passages } = makeCorpus({ content, locale });
	const fresh = { pages, passages, byPath: new Map(pages.map((page) => [hrefOf(page.ref), page])) };
	made.set(locale, fresh);
	return fresh;
}

/** A page as text; undefined for one that does not exist, such as an unknown slug. */
export function textPage(ref: PageRef): TextPage | undefined {
	return corpus(ref.locale).byPath.get(hrefOf(ref));
}
