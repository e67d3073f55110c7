import { termsOf } from "../text/terms.ts";
import type { Knowledge } from "./knowledge.ts";

/** How telling a word is that nothing on the site has, on the scale of the model's weights. */
const weightOfUnknown = 9.5;
/** A passage has a word of its own; what it borrows from its neighbours is less. */
const ownFrom = 0.3;

/** How much of what a message says a passage speaks of, the rarer words the more: from 0 to 1. */
export function coverage(
	message: string,
	id: string,
	{ answers: { labels, features }, locale }: Pick<Knowledge, "answers" | "locale">,
): number {
	const label = labels.indexOf(id);
	const words = [...new Set(termsOf(message, locale))].map((stem) => features.get(`${stem}.`));
	const total = words.reduce((sum, word) => sum + (word?.weight ?? weightOfUnknown), 0);
	const spoken = words.reduce((sum, word) => {
		const at = word?.pairs.findIndex((value, index) => index % 2 === 0 && value === label) ?? -1;
		return (word?.pairs[at + 1] ?? 0) >= ownFrom && at !== -1 ? sum + (word?.weight ?? 0) : sum;
	}, 0);
	return total === 0 ? 0 : spoken / total;
}
