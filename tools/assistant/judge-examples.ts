import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import { type Verdict, verdicts } from "../../app/.server/assistant/embedded/judge/judge.ts";
import { type Locale, locales } from "../../app/locales/locale.ts";
import type { PassageAsked } from "./asked.ts";
import type { Example } from "./train.ts";

const folder = "app/.server/assistant/embedded/judge/examples";
const file = z.record(z.enum(verdicts), z.array(z.string()));
const perLanguage = z.record(z.enum(locales), z.array(z.string()));
const topicsFile = z.strictObject({ frames: perLanguage, words: z.partialRecord(z.enum(verdicts), perLanguage) });

/** Each word of a topic stands in so many of the frames. */
const framesEach = 4;

/**
 * Of the ways in which people ask for passages, stories are ordinary by their nature; so many words, and one in so many,
 * do. Which ones is told by their length: by their place, one more story would have changed all that follow.
 */
const storyFrom = 12;
const storyEach = 5;

/** Cities that stand for {place}: the judge is the same for every firm. */
const places = ["Dallas", "Saltillo", "Tampico", "Tucson"];

/**
 * What the judge learns from: examples of each verdict, in which {place} and {firm} stand for any, and the ways in which
 * people ask for facts of offices.
 *
 * @param asked by the ids of passages and of facts of the offices
 */
export async function judgeExamples(
	asked: Record<Locale, ReadonlyMap<string, PassageAsked>>,
): Promise<Example<Verdict>[]> {
	const examples: Example<Verdict>[] = [];
	let at = 0;
	const filled = (text: string) =>
		text.replaceAll("{firm}", "Firm").replace(/\{place\}/g, () => places[at++ % places.length] ?? "");
	for (const locale of locales) {
		const sorted = file.parse(parse(await readFile(`${folder}/${locale}.yaml`, "utf8")));
		for (const verdict of verdicts) {
			examples.push(...sorted[verdict].map((text) => ({ text: filled(text), label: verdict })));
		}
		const facts = [...asked[locale]].filter(([id]) => id.startsWith("offices/"));
		examples.push(...facts.flatMap(([, { ways }]) => ways.map((text) => ({ text, label: "facts" as const }))));
		const stories = [...asked[locale].values()].filter(({ kind }) => kind !== "fact").flatMap(({ ways }) => ways);
		examples.push(
			...stories
				.filter((text) => text.split(" ").length >= storyFrom && text.length % storyEach === 0)
				.map((text) => ({ text, label: "ordinary" as const })),
		);
	}
	return [...examples, ...(await topicExamples())];
}

/** What the firm does not do, asked for in several ways. */
async function topicExamples(): Promise<Example<Verdict>[]> {
	const { frames, words } = topicsFile.parse(parse(await readFile(`${folder}/topics.yaml`, "utf8")));
	const examples: Example<Verdict>[] = [];
	let at = 0;
	for (const verdict of verdicts) {
		for (const locale of locales) {
			for (const word of words[verdict]?.[locale] ?? []) {
				for (let count = 0; count < framesEach; count++) {
					const frame = frames[locale][at++ % frames[locale].length] ?? "";
					examples.push({ text: frame.replace("{word}", word), label: verdict });
				}
			}
		}
	}
	return examples;
}
