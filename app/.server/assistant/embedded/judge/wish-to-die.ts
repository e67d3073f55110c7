import { fold, wordsOf } from "../text/fold.ts";
import wish from "./wish-to-die.json" with { type: "json" };

/** Words. So far before “want to live” a “not” is looked for. */
const deniedWithin = 6;

/**
 * Whether somebody says that they do not want to live. One sentence of it may stand in a long story about money, which
 * the judge weighs as a whole. “Live there”, “die of shame” are about something else: `placed` are words that follow
 * then; `denied` are phrases that need a word of `denying` before them.
 */
export function wishesToDie(message: string): boolean {
	const text = ` ${wordsOf(fold(message)).join(" ")} `;
	return wish.phrases.some((phrase) => {
		const at = text.indexOf(` ${phrase} `);
		if (at < 0) return false;
		const [next = ""] = text.slice(at + phrase.length + 2).split(" ", 1);
		if (wish.placed.includes(next)) return false;
		const before = text.slice(0, at).split(" ").slice(-deniedWithin);
		return !wish.denied.includes(phrase) || before.some((word) => wish.denying.includes(word));
	});
}
