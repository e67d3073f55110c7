/** Words that stay on one line with the number before them. */
const units = [
	"%|km|kilómetros?|kilometers?|millas?|miles?|metros?|meters?",
	"días?|semanas?|mes(?:es)?|años?|horas?|minutos?|days?|weeks?|months?|years?|hours?|minutes?",
	"business days?|dólares|pesos|millón|millones|million",
	"[ap]\\. ?m\\.|U\\.S\\.C\\.|C\\.F\\.R\\.|CFR",
].join("|");

/** Words that stay on one line with the number, or the Roman numeral, after them. */
const parts = [
	"§§?|arts?\\.|artículos?|articles?|frs?\\.|fracción|fracciones|section|sections|núms?\\.",
	"Reglas?|Rules?|Capítulos?|Chapters?|Tít(?:ulo|\\.)|Title",
].join("|");

const before = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}]))`, "gu");
const after = new RegExp(`(?<=(?<![\\p{L}])(?:${parts})) (?=\\d|[IVXLC]+(?![\\p{L}]))`, "gu");
const within = /(?<=[ap]\.) (?=m\.)|(?<=U\.S\.C\.|C\.F\.R\.) (?=§)/g;

/** Company types, as Mexican law writes them. */
const companies = /S\.(?:A\.(?:P\.I\.)?|C\.| ?de R\.L\.)(?: de C\.V\.)?/g;

/** Hyphenated words that a line would break in the middle, unless they are part of an address. */
const compounds = /(?<![\w/#=-])(attorney|building|abogado)-(?=(?:client|line|cliente)(?![\w-]))/gi;

/**
 * A text, or its HTML, with numbers kept on one line with their units: "20 días", "10:00 a. m.", "26 U.S.C. § 1445",
 * and likewise "S.A. de C.V." and "attorney-client". Editors type plain spaces and hyphens.
 */
export function withNoBreaks(text: string): string {
	if (!text.includes(" ")) return text;
	const whole = text.replace(companies, (name) => name.replaceAll(" ", "\u00a0")).replace(compounds, "$1-\u2060");
	if (!/\d/.test(whole)) return whole;
	return whole.replace(before, "\u00a0").replace(after, "\u00a0").replace(within, "\u00a0");
}
