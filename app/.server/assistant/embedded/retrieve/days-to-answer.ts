import type { Passage } from "../../../../site/corpus/passage.ts";
import type { Knowledge } from "./knowledge.ts";
import { saysToBeSued } from "./sides.ts";

/**
 * The time limit to answer a lawsuit, for somebody who says that they were sued and asks something else: the days are
 * running. `undefined` if the conversation already states it, or a passage quoted now says how to answer.
 */
export function daysToAnswer(
	message: string,
	{ about, passages }: Knowledge,
	{ shown, quoted }: { shown: ReadonlySet<string>; quoted: readonly Passage[] },
): Passage | undefined {
	const isForSued = ({ id }: Passage) => about[id]?.act === "answer" && about[id].roles?.includes("sued") === true;
	if (!saysToBeSued(message) || quoted.some(isForSued)) return undefined;
	const stating = passages.filter(
		(passage) => isForSued(passage) && about[passage.id]?.kind === "deadline" && !about[passage.id]?.law,
	);
	return stating.some(({ id }) => shown.has(id)) ? undefined : stating[0];
}
