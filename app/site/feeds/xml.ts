const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * Escapes text for an XML element or a double-quoted attribute. Removes characters that XML 1.0 does not allow
 * (https://www.w3.org/TR/xml/#charsets).
 */
export function xmlText(text: string): string {
	return text
		.toWellFormed()
		.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
		.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
