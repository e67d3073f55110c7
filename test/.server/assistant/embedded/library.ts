import { readFile } from "node:fs/promises";
import type { Library } from "../../../../app/.server/assistant/embedded/answer/answer.ts";
import type { Content } from "../../../../app/.server/assistant/embedded/entries/content-entries.ts";
import { makeKnowledge } from "../../../../app/.server/assistant/embedded/knowledge.ts";
import { readIntentModel } from "../../../../app/.server/assistant/embedded/understand/intents.ts";

/** What the assistant knows, as the build left it. */
export async function builtLibrary(): Promise<Library> {
	const root = new URL("../../../../", import.meta.url);
	const content: Content = await import(new URL("app/content/.content-collections/generated/index.js", root).href);
	const read = async (name: string) =>
		JSON.parse(await readFile(new URL(`app/.server/assistant/embedded/index/${name}.json`, root), "utf8"));
	const [firm] = content.allFirms;
	if (!firm) throw new Error("Content is missing: app/content/firm.yaml");
	const known = {
		es: makeKnowledge(content, await read("es"), "es"),
		en: makeKnowledge(content, await read("en"), "en"),
	};
	return {
		firm,
		languages: await read("languages"),
		intents: readIntentModel(await read("intents")),
		knowledge: async (locale) => known[locale],
	};
}
