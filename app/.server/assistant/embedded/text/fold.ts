/**
 * Text as it is compared: lower case, without accents, straight apostrophes. Visitors leave accents out, so nothing
 * may depend on them. `NFKD` also brings full-width and mathematical letters back to plain ones. It makes eighteen letters
 * of some signs, which would make a long message of a short one: what is more than an accent or two a letter is cut.
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
