import { readFile } from "node:fs/promises";
import type { Library } from "../../app/.server/assistant/embedded/answer.ts";
import { readLinearModel } from "../../app/.server/assistant/embedded/learn/linear-model.ts";
import { makeKnowledge } from "../../app/.server/assistant/embedded/retrieve/knowledge.ts";
import type { Locale } from "../../app/locales/locale.ts";
import type { SiteContent } from "../../app/site/content/site-content.ts";
import { type Corpus, smallest } from "../../app/site/corpus/corpus.ts";

const index = "app/.server/assistant/embedded/index";

/**
 * What the assistant knows, as `npm run generate` left it: for tests and for the evaluation. Read from the working
 * directory, which is the firm's on whose content a test runs (`test/enter-firm.ts`).
 */
export async function builtLibrary(content: SiteContent, corpora: Record<Locale, Corpus>): Promise<Library> {
	const read = async (name: string) => JSON.parse(await readFile(`${index}/${name}.json`, "utf8"));
	const known = {
		es: makeKnowledge(smallest(corpora.es.passages), await read("es"), "es"),
		en: makeKnowledge(smallest(corpora.en.passages), await read("en"), "en"),
	};
	return {
		firm: content.firm,
		services: content.services,
		languages: await read("languages"),
		judge: readLinearModel(await read("judge")),
		knowledge: async (locale) => known[locale],
	};
}
