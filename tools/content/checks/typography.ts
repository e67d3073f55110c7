import type { Locale } from "../../../app/locales/locale.ts";
import type { Content } from "../content.ts";
import { type Finding, findingInText } from "../findings.ts";
import { withoutMarkup } from "../phrases.ts";

interface Slip {
	pattern: RegExp;
	message: string;
	locale?: Locale;
}

/** Slips of the pen that no reader should see. */
const slips: readonly Slip[] = [
	{ pattern: /"|(?<=\p{L})'|'(?=\p{L})/gu, message: "a straight quotation mark: write “ ” or ’" },
	{ pattern: /\.\.\./g, message: "three full stops: write …" },
	{ pattern: /\S*(?:(?<!\.)\.[”’»)*_]*\.(?!\.)|[?!…][”’»)*_]*\.)/g, message: "a doubled stop: one is enough" },
	{ pattern: /\S*(?:,[,.;:]|;[,.;:]|:[,.;:])(?=\s|$)/g, message: "two marks of punctuation in a row" },
	{ pattern: /(?<=\S) -{1,2} (?=\S)|\p{L}--\p{L}/gu, message: "a hyphen as a dash: write a full stop, a comma or —" },
	{ pattern: /\S+ ?—[^.—\n]{1,80}—[^.—\n]{1,80}—/g, message: "a chain of dashes: make sentences of it" },
	{ pattern: /(?<=\S) {2,}(?=\S)/g, message: "two blanks in a row" },
	{ pattern: /\S+ [,;.](?=\s|$)/g, message: "a blank before a mark of punctuation" },
	{
		pattern:
			/(?<![\p{L}])(?:tú|tus|tuy[oa]s?|contigo|puedes|tienes|quieres|necesitas|debes|contáctanos|llámanos|escríbenos)(?![\p{L}])/giu,
		message: "says tú: the site says usted",
		locale: "es",
	},
	// Spanish opens a question and an exclamation as well as closing it.
	{ pattern: /[^\s¿?]*\?(?<!¿[^¿?]*\?)/g, message: "? without ¿", locale: "es" },
	{ pattern: /[^\s¡!]*!(?<!¡[^¡!]*!)/g, message: "! without ¡", locale: "es" },
	{ pattern: /¿(?![^¿?]*\?)\S*/g, message: "¿ without ?", locale: "es" },
	{ pattern: /¡(?![^¡!]*!)\S*/g, message: "¡ without !", locale: "es" },
	{ pattern: /[¿¡]/g, message: "a Spanish mark in an English text", locale: "en" },
	// Times, percentages and amounts, as each language writes them. What stays on one line, the site sees to.
	{ pattern: /\d\s?(?:[ap]\.m\.|[ap]m(?!\p{L}))/giu, message: "a time: write 10:00 a. m.", locale: "es" },
	{ pattern: /\d\s?(?:[ap]\.\sm\.|[ap]m(?!\p{L}))/giu, message: "a time: write 10:00 a.m.", locale: "en" },
	{ pattern: /\d%/g, message: "a percentage: write 15 %", locale: "es" },
	{ pattern: /\d\s%/g, message: "a percentage: write 15%", locale: "en" },
	{ pattern: /\$\s?\d[\d,.]*/g, message: "an amount: name the currency, as in 20,000 dólares", locale: "es" },
	{ pattern: /\d[\d,.]* dollars(?!\p{L})/gu, message: "an amount: write $20,000", locale: "en" },
	{
		pattern: /(?<![\d.,])\d{4,}(?=\s(?:dólares|pesos|dollars|km|miles))|\$\d{4,}/g,
		message: "a number of four digits or more: write 5,000",
	},
	{
		pattern: /(?<![\d.,])\d{1,3}(?:[.\s]\d{3})+(?=\s(?:dólares|pesos|dollars|km|miles))/g,
		message: "a number of four digits or more: write 5,000",
	},
];

/** Punctuation, numbers and the form of address are as the site has them, in the content and in the interface. */
export function checkTypography({ texts, messages }: Content): Finding[] {
	return [...texts, ...messages].flatMap((text) => {
		const { value, locale } = text;
		const written = withoutMarkup(value);
		return slips
			.filter((slip) => locale && (!slip.locale || slip.locale === locale))
			.flatMap(({ pattern, message }) =>
				Array.from(written.matchAll(pattern), ({ 0: found, index }) =>
					findingInText(text, wordAround(value, index), `${message} (“${found.trim().slice(0, 40)}”)`),
				),
			);
	});
}

/** Where the word begins that a place is in; of a blank, the word after it. */
function wordAround(text: string, at: number): number {
	const before = text.slice(0, at + 1).search(/\S+$/);
	return before < 0 ? at + Math.max(0, text.slice(at).search(/\S/)) : before;
}
