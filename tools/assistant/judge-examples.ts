import { readFile } from "node:fs/promises";
import type { Firm } from "content-collections";
import { parse } from "yaml";
import { z } from "zod";
import { type Verdict, verdicts } from "../../app/.server/assistant/embedded/judge/judge.ts";
import { type Locale, locales } from "../../app/locales/locale.ts";
import type { PassageAsked } from "./asked.ts";
import type { Example } from "./train.ts";

const folder = "app/.server/assistant/embedded/judge/examples";
const file = z.record(z.enum(verdicts), z.array(z.string()));

/** Of the ways in which people ask for passages one in so many is an example of what is ordinary. */
const oneWayIn = 12;

/**
 * What the judge learns from: examples of each verdict, in which {place} and {firm} stand for the firm's own, and ways in
 * which people ask for what the site answers.
 */
export async function judgeExamples(
	asked: Record<Locale, ReadonlyMap<string, PassageAsked>>,
	{ name, offices }: Pick<Firm, "name" | "offices">,
): Promise<Example<Verdict>[]> {
	const examples: Example<Verdict>[] = [];
	let places = 0;
	const filled = (text: string) =>
		text.replaceAll("{firm}", name).replace(/\{place\}/g, () => offices[places++ % offices.length]?.city ?? "");
	for (const locale of locales) {
		const sorted = file.parse(parse(await readFile(`${folder}/${locale}.yaml`, "utf8")));
		for (const verdict of verdicts) {
			examples.push(...sorted[verdict].map((text) => ({ text: filled(text), label: verdict })));
		}
		const answered = [...asked[locale]].filter(([, { kind }]) => kind !== "fact").flatMap(([, { ways }]) => ways);
		examples.push(
			...answered.filter((_, index) => index % oneWayIn === 0).map((text) => ({ text, label: "ordinary" as const })),
		);
		const facts = [...asked[locale]].filter(([id]) => /^(?:offices|firm|team)\//.test(id));
		examples.push(...facts.flatMap(([, { ways }]) => ways.map((text) => ({ text, label: "facts" as const }))));
	}
	return examples;
}
