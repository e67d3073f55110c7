import type { Locale } from "../../../../locales/locale.ts";
import type { Passage } from "../../../../site/corpus/passage.ts";
import { fold, wordsOf } from "../text/fold.ts";
import type { Knowledge } from "./knowledge.ts";
import words from "./people-words.json" with { type: "json" };
import type { Found } from "./retrieve.ts";

/** Minimum share for the best passage to decide the area in which somebody is asked for. */
const areaFrom = 0.3;

/**
 * The people of the firm who are asked for. One person: the head of the firm, or somebody who works in the area of the
 * best passages, preferably as their main area; for “does she…”, the person named in the last answer. Several for
 * “which of your lawyers…”: those of the area if one is plainly meant, otherwise all.
 */
export function peopleAskedFor(
	message: string,
	found: readonly Found[],
	{ said, facts }: { said: readonly string[]; facts: boolean },
	{ passages }: Knowledge,
): Passage[] {
	const people = passages.filter(({ kind }) => kind === "person");
	const asked = wordsOf(fold(message));
	const has = (list: Record<Locale, readonly string[]>) =>
		asked.some((word) => list.es.includes(word) || list.en.includes(word));
	const named = people.find(({ href }) => said.at(-1)?.includes(`](${href})`));
	if (named && has(words.pronoun)) return [named];
	if (!facts || !has(words.who)) return [];
	const lead = has(words.lead) ? people.slice(0, 1) : [];
	const attorneys = people.filter(({ about }) => about.services !== undefined);
	if (has(words.lawyers)) {
		const area = found[0] && found[0].share >= areaFrom ? serviceOf(found[0]) : undefined;
		const able = ableIn(area, attorneys);
		return [...new Set([...lead, ...(able.length > 0 ? able : attorneys)])];
	}
	if (lead.length > 0) return lead;
	if (!has(words.lawyer)) return [];
	for (const each of found) {
		if (each.source.type !== "passage") continue;
		if (each.source.passage.kind === "person") return [each.source.passage];
		const [first] = ableIn(serviceOf(each), attorneys);
		if (first) return [first];
	}
	return [];
}

type Service = Passage["about"]["service"];

function serviceOf({ source }: Found): Service {
	return source.type === "passage" ? source.passage.about.service : undefined;
}

/** The people who work in an area. Those whose main area it is come first. */
function ableIn(service: Service, attorneys: readonly Passage[]): Passage[] {
	if (service === undefined) return [];
	const rank = ({ about }: Passage) => about.services?.indexOf(service) ?? -1;
	return attorneys.filter((person) => rank(person) >= 0).sort((one, other) => rank(one) - rank(other));
}
