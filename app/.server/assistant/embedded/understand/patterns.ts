/**
 * Patterns over folded text. Spanish and English stand together, because visitors mix them. A list holds alternatives,
 * one a line; a space matches one white space (runs are made one before patterns see a text), and a pattern begins
 * and ends at the edge of a word unless it says `*`.
 *
 * Visitors must not stall the server with a long message, so nothing in a list may reach as far as the text goes and
 * then go on: between two parts stands `.{0,n}` or `(\\w+ ){0,n}`. Only the last part may be `.*` or a loop.
 */
export function anyOf(list: string): RegExp {
	return compiled(list, "");
}

/** The same, for matching at `lastIndex` alone. */
export function startingWith(list: string): RegExp {
	return compiled(list, "y");
}

function compiled(list: string, flags: string): RegExp {
	const alternatives = list
		.trim()
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map((line) => `\\b(?:${spelledOut(line)})(?!\\w)`);
	return new RegExp(alternatives.join("|"), flags);
}

/** A star becomes any ending, a space a white space, and a space with a question mark none or one. */
function spelledOut(line: string): string {
	return line.replace(/(?<![)\]\\.]|\\w)\*/g, "\\w*").replace(/ /g, "\\s");
}
