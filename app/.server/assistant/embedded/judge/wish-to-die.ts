import { fold, wordsOf } from "../text/fold.ts";
import wish from "./wish-to-die.json" with { type: "json" };

/** Words. How far before “want to live” to look for a “not”. */
const deniedWithin = 6;

/**
 * Whether somebody says that they do not want to live. One such sentence may be hidden in a long story about money,
 * which the judge weighs as a whole. “Live there” and “die of shame” mean something else: `placed` lists the words that
 * follow in such phrases, and `denied` the phrases that need a word from `denying` before them. `together` lists the
 * means, and what people say along with them, that count in combination.
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
