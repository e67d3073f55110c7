/**
 * Writes what the embedded assistant knows: its search index, one file a language, the table by which it tells Spanish
 * from English, and the model by which it tells what not to answer. Runs before every build, after `content-collections
 * build`; takes a few seconds.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { parse } from "yaml";
import { z } from "zod";
import { type Content, contentEntries } from "../app/.server/assistant/embedded/entries/content-entries.ts";
import { makeIndexFile } from "../app/.server/assistant/embedded/search/index-file.ts";
import { plain } from "../app/.server/assistant/embedded/text/plain.ts";
import { intents } from "../app/.server/assistant/embedded/understand/intents.ts";
import { learnLanguages } from "../app/.server/assistant/embedded/understand/language-model.ts";
import { locales } from "../app/locales/locale.ts";
import { type Example, trainIntents } from "./assistant/train-intents.ts";

const folder = "app/.server/assistant/embedded/index";
const paraphrases = z.record(z.string(), z.array(z.string()));
const examplesOfIntents = z.partialRecord(z.enum(intents), z.array(z.string()));

const content: Content = await import(
	new URL("../app/content/.content-collections/generated/index.js", import.meta.url).href
);
await mkdir(folder, { recursive: true });

async function write(name: string, data: unknown): Promise<void> {
	const text = JSON.stringify(data);
	await writeFile(`${folder}/${name}.json`, text);
	const kilobytes = (length: number) => `${(length / 1024).toFixed(0)} KB`;
	console.log(`Assistant: ${name}.json ${kilobytes(text.length)}, ${kilobytes(gzipSync(text).length)} gzipped`);
}

const examples: Example[] = [];
for (const locale of locales) {
	const entries = contentEntries(content, locale);
	const phrases = paraphrases.parse(
		parse(await readFile(`app/.server/assistant/embedded/paraphrases/${locale}.yaml`, "utf8")) ?? {},
	);
	const known = new Set(entries.map((entry) => entry.id));
	for (const id of Object.keys(phrases)) {
		if (!known.has(id))
			console.warn(`Assistant: paraphrases/${locale}.yaml names "${id}", which the content does not have`);
	}
	await write(locale, makeIndexFile(entries, phrases, locale));

	// What the site asks itself, and the ways in which visitors ask it.
	const ordinary = [
		...entries.map(({ title }) => title).filter((title) => title.endsWith("?")),
		...Object.values(phrases).flat(),
	];
	const sorted = examplesOfIntents.parse(
		parse(await readFile(`app/.server/assistant/embedded/intents/${locale}.yaml`, "utf8")),
	);
	for (const intent of intents) examples.push(...(sorted[intent] ?? []).map((message) => ({ message, intent })));
	examples.push(...ordinary.map((message) => ({ message, intent: "ordinary" as const })));
}
await write("intents", trainIntents(examples));

const sample = (locale: "es" | "en") =>
	contentEntries(content, locale)
		.map((entry) => plain(`${entry.title} ${entry.text} ${entry.more ?? ""}`))
		.join(" ");
await write("languages", learnLanguages({ es: sample("es"), en: sample("en") }));
