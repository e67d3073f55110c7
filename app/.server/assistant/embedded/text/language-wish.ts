import type { Locale } from "../../../../locales/locale.ts";
import { wordsOf } from "./fold.ts";

const languages: ReadonlyMap<string, Locale> = new Map([
	["spanish", "es"],
	["espanol", "es"],
	["castellano", "es"],
	["english", "en"],
	["ingles", "en"],
]);

/** Words that may precede “in English”. */
const before = new Set(
	"can could would will please pls you puede puedes podria podrias me lo por favor porfa answer reply respond write say repeat that it again eso otra vez mejor y".split(
		" ",
	),
);

/** Beginnings of verbs that may precede it in any form: “contéstame”, “repítelo”. */
const verbs = ["contest", "respond", "escrib", "repit", "dime", "diga", "explica"];

/** Words that may follow it. */
const after = new Set("please pls por favor porfa thanks gracias".split(" "));

/**
 * The language that a folded message asks for, if it asks for nothing else. Reads word by word: a regular expression
 * for it would take a time that doubles with each word.
 */
export function languageWish(folded: string): Locale | undefined {
	const words = wordsOf(folded);
	const at = words.findIndex((word) => languages.has(word));
	const preposition = words[at - 1];
	if (preposition !== "in" && preposition !== "en") return undefined;
	const leads = words.slice(0, at - 1).every((word) => before.has(word) || verbs.some((verb) => word.startsWith(verb)));
	return leads && words.slice(at + 1).every((word) => after.has(word)) ? languages.get(words[at] ?? "") : undefined;
}
