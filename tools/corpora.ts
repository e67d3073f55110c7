import type { Locale } from "../app/locales/locale.ts";
import { type Collections, type SiteContent, siteContent } from "../app/site/content/site-content.ts";
import { type Corpus, makeCorpus } from "../app/site/corpus/corpus.ts";

/**
 * The content that `content-collections build` left. Outside of Vite nothing resolves the name under which the Worker
 * imports it, so its file is named here.
 */
export async function readSiteContent(): Promise<SiteContent> {
	const generated = new URL("../app/content/.content-collections/generated/index.js", import.meta.url);
	const collections: Collections = await import(generated.href);
	return siteContent(collections);
}

/** That content, and the text of it in each language. */
export async function readCorpora(): Promise<{ content: SiteContent; corpora: Record<Locale, Corpus> }> {
	const content = await readSiteContent();
	const corpusIn = (locale: Locale) => makeCorpus({ content, locale });
	return { content, corpora: { es: corpusIn("es"), en: corpusIn("en") } };
}
