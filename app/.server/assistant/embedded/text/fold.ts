/**
 * Text normalized for comparison: lower case, no accents, straight apostrophes. Visitors leave accents out, so nothing
 * may depend on them. `NFKD` also turns full-width and mathematical letters into plain ones. It expands some characters
 * to eighteen letters, which would make a short message long, so everything beyond three per character is cut.
 */
export function fold(text: string): string {
	return text
		.normalize("NFKD")
		.slice(0, text.length * 3)
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/[‘’`´]/g, "'")
		.replace(/\bs\.? ?a\.? ?p\.? ?i\.?(?=\s|$|,)/g, "sapi")
		.replace(/\bs\.? ?a\.? de c\.? ?v\b\.?/g, "sadecv")
		.replace(/\bs\.? de r\.? ?l\b\.?( de c\.? ?v\b\.?)?/g, "srl")
		.replace(/\bl\.l\.c\b\.?/g, "llc")
		.replace(/\b(what|it|that|who|how|where|there|here|let|he|she|when)'s\b/g, "$1s")
		.replace(/(\w)'s\b/g, "$1")
		.replace(/(\w)'(\w)/g, "$1$2");
}

/** The words of a folded text. */
export function wordsOf(folded: string): string[] {
	return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
