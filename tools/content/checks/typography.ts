import type { Locale } from "../../../app/locales/locale.ts";
import type { Content } from "../content.ts";
import { findingAt, lineOfWord } from "../entry.ts";
import type { Finding } from "../finding.ts";
import { textsOf } from "../texts.ts";

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
	{ pattern: /[¿¡]/g, message: "a Spanish mark in an English text", locale: "en" },
];

/** Code, addresses and the marks of Markdown are no prose: they are blanked, so that places stay. */
function prose(text: string): string {
	return text
		.replace(/`[^`]*`|\]\([^)]*\)/g, (found) => "·".repeat(found.length))
		.replace(/^[|\s:-]+$/gm, (found) => found.replace(/[^\n]/g, "·"));
}

/** Quotation marks, dashes, question marks and the form of address are as the site has them. */
export function checkTypography({ entries }: Content): Finding[] {
	return entries.flatMap((entry) =>
		textsOf(entry).flatMap(({ path, value, locale }) => {
			if (!locale) return [];
			const text = prose(value);
			const found = slips
				.filter((slip) => !slip.locale || slip.locale === locale)
				.flatMap(({ pattern, message }) =>
					Array.from(text.matchAll(pattern), (match) => ({ message, text: match[0], at: match.index })),
				);
			return [...found, ...(locale === "es" ? [...unpaired(text, "¿", "?"), ...unpaired(text, "¡", "!")] : [])].map(
				({ message, text, at }) => ({
					...findingAt("error", entry, path, `${message} (“${text.trim().slice(0, 40)}”)`),
					line: lineOfWord(entry, path, value, wordAround(value, at)),
				}),
			);
		}),
	);
}

/** Spanish opens a question and an exclamation as well as closing it. */
function unpaired(text: string, opening: string, closing: string) {
	const open: number[] = [];
	const found: { message: string; text: string; at: number }[] = [];
	for (const { 0: mark, index } of text.matchAll(/[¿?¡!]/g)) {
		if (mark === opening) open.push(index);
		else if (mark === closing && open.pop() === undefined) {
			found.push({
				message: `${closing} without ${opening}`,
				text: text.slice(Math.max(0, index - 30), index + 1),
				at: index,
			});
		}
	}
	return [
		...found,
		...open.map((at) => ({ message: `${opening} without ${closing}`, text: text.slice(at, at + 30), at })),
	];
}

/** Where the word begins that a place is in; of a blank, the word after it. */
function wordAround(text: string, at: number): number {
	const before = text.slice(0, at + 1).search(/\S+$/);
	return before < 0 ? at + Math.max(0, text.slice(at).search(/\S/)) : before;
}
