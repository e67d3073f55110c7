import { fold, wordsOf } from "../text/fold.ts";
import wish from "./wish-to-die.json" with { type: "json" };

/** Words. So far before “want to live” a “not” is looked for. */
const deniedWithin = 6;

/**
 * Whether somebody says that they do not want to live. One sentence of it may stand in a long story about money, which
 * the judge weighs as a whole. “Live there”, “die of shame” are about something else: `placed` are words that follow
 * then; `denied` are phrases that need a word of `denying` before them. A means of it and what people say beside it tell
 * it `together`.
 */
export function wishesToDie(message: string): boolean {
	const text = ` ${wordsOf(fold(message)).join(" ")} `;
	if (wish.together.every((words) => words.some((word) => text.includes(` ${word}`)))) return true;
	return wish.phrases.some((phrase) => {
		for (let at = text.indexOf(` ${phrase} `); at >= 0; at = text.indexOf(` ${phrase} `, at + 1)) {
			const [next = ""] = text.slice(at + phrase.length + 2, at + phrase.length + 40).split(" ", 1);
			const before = text
				.slice(Math.max(0, at - 80), at)
				.split(" ")
				.slice(-deniedWithin);
			const isDenied = before.some((word) => wish.denying.includes(word));
			if (!wish.placed.includes(next) && (isDenied || !wish.denied.includes(phrase))) return true;
		}
		return false;
	});
}
