import { readFile } from "node:fs/promises";
import type { Library } from "../../app/.server/assistant/embedded/answer.ts";
import { readLinearModel } from "../../app/.server/assistant/embedded/learn/linear-model.ts";
import { makeKnowledge } from "../../app/.server/assistant/embedded/retrieve/knowledge.ts";
import type { Locale } from "../../app/locales/locale.ts";
import type { SiteContent } from "../../app/site/content/site-content.ts";
import { type Corpus, smallest } from "../../app/site/corpus/corpus.ts";

const index = new URL("../../app/.server/assistant/embedded/index/", import.meta.url);

/** What the assistant knows, as `npm run generate` left it: for tests and for the evaluation. */
export async function builtLibrary(content: SiteContent, corpora: Record<Locale, Corpus>): Promise<Library> {
	const read = async (name: string) => JSON.parse(await readFile(new URL(`${name}.json`, index), "utf8"));
	const known = {
		es: makeKnowledge(smallest(corpora.es.passages), await read("es"), "es"),
		en: makeKnowledge(smallest(corpora.en.passages), await read("en"), "en"),
	};
	return {
		firm: content.firm,
		languages: await read("languages"),
		judge: readLinearModel(await read("judge")),
		knowledge: async (locale) => known[locale],
	};
}
