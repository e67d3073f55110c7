/** Words that patterns name: they are spelt right, and misspelt ones may be meant to be one of them. */
export const patternWords = new Set<string>();

/**
 * Patterns over folded text. Spanish and English stand together, because visitors mix them. A list holds alternatives,
 * one a line; spaces stand for any white space, and a pattern begins and ends at the edge of a word unless it says `*`.
 */
export function anyOf(list: string): RegExp {
	const alternatives = list
		.trim()
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map((line) => `\\b(?:${line.replace(/ /g, "\\s+").replace(/(?<![)\]\\.]|\\w)\*/g, "\\w*")})(?!\\w)`);
	for (const word of list.match(/(?<![\\\w])[a-z]{4,}/g) ?? []) patternWords.add(word);
	return new RegExp(alternatives.join("|"));
}
