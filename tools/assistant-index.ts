/**
 * Writes the files of the embedded assistant: for each language what answers a message, the judge of messages, and the
 * table that separates Spanish from English. Runs before every build, after `content-collections build`; takes about
 * half a minute.
 */
import { mkdir } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { officeTopics } from "../app/.server/assistant/embedded/offices/office-topic.ts";
import { fold, wordsOf } from "../app/.server/assistant/embedded/text/fold.ts";
import { type LanguageModel, trigrams } from "../app/.server/assistant/embedded/text/language-model.ts";
import { type Locale, locales } from "../app/locales/locale.ts";
import { smallest } from "../app/site/corpus/corpus.ts";
import { prose } from "../app/site/corpus/markdown.ts";
import { askedOf, readAsked } from "./assistant/asked.ts";
import { judgeExamples } from "./assistant/judge-examples.ts";
import { knowledgeFile } from "./assistant/knowledge-file.ts";
import { trainLinearModel } from "./assistant/train.ts";
import { readCorpora } from "./corpora.ts";
import { writeIfChanged } from "./write-if-changed.ts";

const folder = "app/.server/assistant/embedded/index";
/** The judge tells so many features apart: fewer would make a smaller file, and a judge that confuses more. */
const buckets = 2 ** 15;

const { content, corpora } = await readCorpora();
const passages = { es: smallest(corpora.es.passages), en: smallest(corpora.en.passages) };
const all = await readAsked();
const strange = [...all.keys()].filter(
	(id) => !id.includes("*") && !id.startsWith("offices/") && !passages.es.some((passage) => passage.id === id),
);
if (strange.length > 0) {
	const some = `${strange.slice(0, 3).join(", ")}${strange.length > 3 ? ", …" : ""}`;
	console.warn(`Assistant: app/content/asked names ${strange.length} things that the content does not have: ${some}`);
}
const facts = officeTopics.map((topic) => `offices/${topic}`);
const asked = { es: askedOf(passages.es, facts, all, "es"), en: askedOf(passages.en, facts, all, "en") };

await mkdir(folder, { recursive: true });
async function write(name: string, data: unknown): Promise<void> {
	const text = JSON.stringify(data);
	await writeIfChanged(`${folder}/${name}.json`, text);
	const kilobytes = (length: number) => `${(length / 1024).toFixed(0)} KB`;
	console.log(`Assistant: ${name}.json ${kilobytes(text.length)}, ${kilobytes(gzipSync(text).length)} gzipped`);
}

for (const locale of locales) await write(locale, knowledgeFile(passages[locale], asked[locale], locale));
await write("judge", trainLinearModel(await judgeExamples(asked), buckets));
const sample = (locale: Locale) =>
	passages[locale].map(({ title, markdown, more }) => prose(`${title} ${markdown} ${more}`)).join(" ");
const places = [
	...content.firm.offices.flatMap(({ city, name, aliases }) => [city, name, ...aliases]),
	...locales.flatMap((locale) =>
		passages[locale].filter(({ kind }) => kind === "area").flatMap(({ aliases }) => aliases),
	),
];
await write("languages", learnLanguages({ es: sample("es"), en: sample("en") }, places));

/** Learns to tell the languages apart from the content itself, which is the same in both languages. */
function learnLanguages(samples: Record<Locale, string>, places: readonly string[]): LanguageModel {
	const spanish = countTrigrams(samples.es);
	const english = countTrigrams(samples.en);
	const letters: Record<string, number> = {};
	for (const trigram of new Set([...spanish.keys(), ...english.keys()])) {
		const [es, en] = [spanish.get(trigram) ?? 0, english.get(trigram) ?? 0];
		if (es + en < 12) continue;
		const ratio = Math.log((es + 0.5) / (en + 0.5));
		if (Math.abs(ratio) >= 1) letters[trigram] = Math.round(ratio * 10) / 10;
	}
	return { letters, places: [...new Set(places.flatMap((place) => wordsOf(fold(place))))] };
}

function countTrigrams(text: string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const word of wordsOf(fold(text))) {
		for (const trigram of trigrams(word)) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
	}
	return counts;
}
