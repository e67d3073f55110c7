import type { Locale } from "../../../../locales/locale.ts";

const wish =
	/^\W*(?:(?:can|could|would|will|please|pls|you|puedes?|podrias?|podria|me|lo|por favor|porfa|answer|reply|respond|write|say|repeat|contest\w*|respond\w*|escrib\w*|repit\w*|dime\w*|diga\w*|explica\w*|that|it|again|eso|otra vez|mejor|y)\s+)*(?:in|en)\s+(spanish|english|espanol|castellano|ingles)(?:\s+(?:please|pls|por favor|porfa|thanks|gracias))*\W*$/;

/** A whole folded message that asks for the other language and for nothing else. */
export function languageWish(folded: string): Locale | undefined {
	const name = wish.exec(folded)?.[1];
	if (name === undefined) return undefined;
	return name === "english" || name === "ingles" ? "en" : "es";
}
