/**
 * Writes the files of the embedded assistant: a search index per language, the table that separates Spanish from
 * English, and the model of intents, which decides what must not be answered. Runs before every build, after `content-collections
 * build`; takes a few seconds.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { parse } from "yaml";
import { z } from "zod";
import { assistantIndexForm, type IndexFile, indexed } from "../app/.server/assistant/embedded/search/index-form.ts";
import { intents } from "../app/.server/assistant/embedded/understand/intents.ts";
import { learnLanguages } from "../app/.server/assistant/embedded/understand/language-model.ts";
import { type Locale, locales } from "../app/locales/locale.ts";
import { smallest } from "../app/site/corpus/corpus.ts";
import { prose } from "../app/site/corpus/markdown.ts";
import { makeIndex } from "../app/site/corpus/passage-index.ts";
import { type Example, trainIntents } from "./assistant/train-intents.ts";
import { readCorpora } from "./corpora.ts";

const folder = "app/.server/assistant/embedded/index";
const paraphrases = z.record(z.string(), z.array(z.string()));
const examplesOfIntents = z.partialRecord(z.enum(intents), z.array(z.string()));

const { corpora } = await readCorpora();
const passages = { es: smallest(corpora.es.passages), en: smallest(corpora.en.passages) };
await mkdir(folder, { recursive: true });

async function write(name: string, data: unknown): Promise<void> {
	const text = JSON.stringify(data);
	await writeFile(`${folder}/${name}.json`, text);
	const kilobytes = (length: number) => `${(length / 1024).toFixed(0)} KB`;
	console.log(`Assistant: ${name}.json ${kilobytes(text.length)}, ${kilobytes(gzipSync(text).length)} gzipped`);
}

const examples: Example[] = [];
for (const locale of locales) {
	const file = `app/content/asked/${locale}.yaml`;
	const phrases = existsSync(file) ? paraphrases.parse(parse(await readFile(file, "utf8")) ?? {}) : {};
	const known = new Set(passages[locale].map(({ id }) => id));
	const strange = Object.keys(phrases).filter((id) => !known.has(id));
	if (strange.length > 0) {
		const some = `${strange.slice(0, 3).join(", ")}${strange.length > 3 ? ", …" : ""}`;
		console.warn(`Assistant: ${file} names ${strange.length} things that the content does not have: ${some}`);
	}
	const index = makeIndex(indexed(passages[locale], phrases), assistantIndexForm(locale));
	await write(locale, { paraphrases: phrases, index } satisfies IndexFile);

	// What the site asks itself, and the ways in which visitors ask it.
	// Sorted: training depends on the order of its examples, and the order of pages must not change what it learns.
	const ordinary = [
		...passages[locale]
			.map(({ title }) => title)
			.filter((title) => title.endsWith("?"))
			.sort(),
		...Object.values(phrases).flat(),
	];
	const sorted = examplesOfIntents.parse(
		parse(await readFile(`app/.server/assistant/embedded/intents/${locale}.yaml`, "utf8")),
	);
	for (const intent of intents) examples.push(...(sorted[intent] ?? []).map((message) => ({ message, intent })));
	examples.push(...ordinary.map((message) => ({ message, intent: "ordinary" as const })));
}
await write("intents", trainIntents(examples));

const sample = (locale: Locale) =>
	passages[locale].map(({ title, markdown, more }) => prose(`${title} ${markdown} ${more}`)).join(" ");
await write("languages", learnLanguages({ es: sample("es"), en: sample("en") }));
