import type { Locale } from "../../../../locales/locale.ts";
import type { Passage } from "../../../../site/corpus/passage.ts";
import { fold, wordsOf } from "../text/fold.ts";
import type { Knowledge } from "./knowledge.ts";
import words from "./person-words.json" with { type: "json" };
import type { Found } from "./retrieve.ts";

/**
 * Who of the firm is asked for: whoever works in the area that the best passages treat, the main area first; or, for
 * “does she…”, the person whom the last answer named.
 */
export function personAskedFor(
	message: string,
	found: readonly Found[],
	{ said, facts }: { said: readonly string[]; facts: boolean },
	knowledge: Knowledge,
): Passage | undefined {
	const people = [...knowledge.sources.values()].flatMap((source) =>
		source.type === "passage" && source.passage.kind === "person" ? [source.passage] : [],
	);
	const asked = wordsOf(fold(message));
	const has = (list: Record<Locale, readonly string[]>) =>
		asked.some((word) => list.es.includes(word) || list.en.includes(word));
	const named = people.find(({ href }) => said.at(-1)?.includes(`](${href})`));
	if (named && has(words.pronoun)) return named;
	if (!facts || !has(words.who) || !has(words.lawyer)) return undefined;
	for (const { source } of found) {
		if (source.type !== "passage") continue;
		if (source.passage.kind === "person") return source.passage;
		const { service } = source.passage.about;
		if (service === undefined) continue;
		const rank = ({ about }: Passage) => about.services?.indexOf(service) ?? -1;
		const able = people.filter((person) => rank(person) >= 0).sort((one, other) => rank(one) - rank(other));
		if (able[0]) return able[0];
	}
	return undefined;
}
