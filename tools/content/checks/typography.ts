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
];

/** Quotation marks, dashes, question marks and the form of address are as the site has them. */
export function checkTypography({ texts }: Content): Finding[] {
	return texts.flatMap((text) => {
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
