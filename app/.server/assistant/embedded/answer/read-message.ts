import type { Knowledge } from "../knowledge.ts";
import { type Words, wordsMeant } from "../search/concepts.ts";
import { fold } from "../text/fold.ts";
import { type Emergency, emergencyIn } from "../understand/emergency.ts";

/** A message as patterns and search see it. */
export interface Message {
	/** Folded, as it was written. */
	raw: string;
	words: Words;
	/** As it was written and, on a second line, as it was meant: patterns see both. */
	folded: string;
	/** What the patterns of emergencies found. */
	alarm: Emergency | undefined;
}

export function readMessage(text: string, knowledge: Knowledge): Message {
	const raw = fold(text).replace(/\s+/g, " ").trim();
	const words = wordsMeant(raw, knowledge);
	const folded = `${raw}\n${words.all.join(" ")}`;
	return { raw, words, folded, alarm: emergencyIn(folded) };
}
