/** What stands on one line with the number before it. */
const units = [
	"%|km|kilómetros?|kilometers?|millas?|miles?|metros?|meters?",
	"días?|semanas?|mes(?:es)?|años?|horas?|minutos?|days?|weeks?|months?|years?|hours?|minutes?",
	"business days?|dólares|pesos|millón|millones|million",
	"[ap]\\. ?m\\.|U\\.S\\.C\\.|C\\.F\\.R\\.|CFR",
].join("|");

/** What stands on one line with the number, or the Roman numeral, after it. */
const parts = [
	"§§?|arts?\\.|artículos?|articles?|frs?\\.|fracción|fracciones|section|sections|núms?\\.",
	"Reglas?|Rules?|Capítulos?|Chapters?|Tít(?:ulo|\\.)|Title",
].join("|");

const before = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}]))`, "gu");
const after = new RegExp(`(?<=(?<![\\p{L}])(?:${parts})) (?=\\d|[IVXLC]+(?![\\p{L}]))`, "gu");
const within = /(?<=[ap]\.) (?=m\.)|(?<=U\.S\.C\.|C\.F\.R\.) (?=§)/g;

/**
 * A text, or its HTML, whose numbers stay on one line with what they count: "20 días", "10:00 a. m.", "26 U.S.C. § 1445".
 * Editors type plain blanks.
 */
export function withNoBreaks(text: string): string {
	if (!/\d/.test(text)) return text;
	return text.replace(before, "\u00a0").replace(after, "\u00a0").replace(within, "\u00a0");
}
