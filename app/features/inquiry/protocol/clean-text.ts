/**
 * Removes characters that nobody types: control characters (including NUL), marks that reverse the direction of the
 * following text (used to disguise names and addresses), and unpaired surrogates. Words are never changed, and nothing
 * is rejected for containing such a character.
 */
function clean(text: string): string {
	return text
		.replace(/\p{Surrogate}/gu, "\uFFFD")
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.replace(/(?![\n\t])\p{Cc}/gu, "")
		.replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "");
}

/**
 * Cleans the text of a one-line field: line breaks and runs of spaces become one space, so that it cannot start a mail
 * header.
 */
export function singleLine(text: string): string {
	return clean(text).replace(/\s+/g, " ").trim();
}

/** Cleans multi-line text and breaks lines with LF only: browsers count LF while the visitor types but send CR LF. */
export function multiLine(text: string): string {
	return clean(text).trim();
}
