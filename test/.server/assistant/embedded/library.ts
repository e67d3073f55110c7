import { readFile } from "node:fs/promises";
import type { Library } from "../../../../app/.server/assistant/embedded/answer.ts";
import { readLinearModel } from "../../../../app/.server/assistant/embedded/learn/linear-model.ts";
import { makeKnowledge } from "../../../../app/.server/assistant/embedded/retrieve/knowledge.ts";
import { smallest } from "../../../../app/site/corpus/corpus.ts";
import { readCorpora } from "../../../../tools/corpora.ts";

/** What the assistant knows, as the build left it. */
export async function builtLibrary(): Promise<Library> {
	const root = new URL("../../../../", import.meta.url);
	const { content, corpora } = await readCorpora();
	const read = async (name: string) =>
		JSON.parse(await readFile(new URL(`app/.server/assistant/embedded/index/${name}.json`, root), "utf8"));
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
