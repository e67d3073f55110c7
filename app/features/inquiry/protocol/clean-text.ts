/**
 * What a visitor typed, without the characters that nobody types: control characters (NUL among them), the marks that
 * reverse the direction of what follows (used to disguise names and addresses), and halves of surrogate pairs.
 * Words are never changed, and nothing is refused for carrying such a character.
 */
function clean(text: string): string {
	return text
		.replace(/\p{Surrogate}/gu, "\uFFFD")
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.replace(/(?![\n\t])\p{Cc}/gu, "")
		.replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "");
}

/** Text of a one-line field: line breaks and runs of spaces become one space, so that it cannot start a mail header. */
export function singleLine(text: string): string {
	return clean(text).replace(/\s+/g, " ").trim();
}

/** Text of several lines, broken by LF alone: browsers count LF while one types and send CR LF. */
export function multiLine(text: string): string {
	return clean(text).trim();
}
