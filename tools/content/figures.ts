import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Locale } from "../../app/locales/locale.ts";
import { plain } from "../../app/site/corpus/markdown.ts";

/**
 * What a text says in figures, in a form that both languages share: dates, amounts with their currency, times of day,
 * measures with their unit, and all other numbers, such as those of articles, sections and years. Sorted, so that the
 * order of words in a language does not matter.
 *
 *   "a más tardar el 1 de abril de 2027, 20,000 dólares"  and
 *   "by April 1, 2027, $20,000"                            are both  ["2027-04-01", "20000 USD"]
 *
 * A number in words counts where a unit follows it: "cuatro años" is "4 year". One of something does not count, since
 * "un año" is as often "a year". Roman numerals count in upper case after a word for a part of a law.
 */
export function figuresOf(markdown: string, locale: Locale): readonly string[] {
	const figures = known[locale].get(markdown) ?? read(markdown, locale);
	known[locale].set(markdown, figures);
	return figures;
}

/** Tests look at the same texts again and again. */
const known: Record<Locale, Map<string, readonly string[]>> = { es: new Map(), en: new Map() };

function read(markdown: string, locale: Locale): string[] {
	const found: string[] = [];
	// A phone is written for its language's readers, and words in italics are of another language.
	const own = markdown.replace(/\[[^\]]*\]\(tel:[^)]*\)|(?<![*\p{L}])\*[^*\n]+\*(?!\*)/gu, " ");
	let rest = plain(own)
		.replace(/[\u00a0\u202f]/g, " ")
		.replace(/\s+/g, " ");
	for (const { pattern, read } of readers[locale]) {
		rest = rest.replace(pattern, (...match) => {
			// The last arguments of a replacer are the place, the whole and the named groups.
			const groups: unknown = match.at(-1);
			const figure = read(isGroups(groups) ? groups : {});
			if (figure === undefined) return match[0];
			found.push(figure);
			return " ";
		});
	}
	return found.filter(Boolean).toSorted();
}

type Groups = Readonly<Record<string, string | undefined>>;

function isGroups(value: unknown): value is Groups {
	return typeof value === "object" && value !== null;
}

/** Finds one kind of figure. `read` says it in the common form, `""` for one that does not count, nothing for no figure. */
interface Reader {
	pattern: RegExp;
	read(groups: Groups): string | undefined;
}

const words = z.string().transform((line) => line.split(/\s+/));
const language = z.object({
	months: words,
	numbers: words,
	others: z.record(z.string(), z.number()),
	units: z.array(z.tuple([z.string(), z.string()])),
});
const spoken = z
	.object({ es: language, en: language })
	.parse(parse(readFileSync(new URL("figures.yaml", import.meta.url), "utf8")));

const digits = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;

function wordsFor(locale: Locale): string {
	const { numbers, others } = spoken[locale];
	return [...numbers, ...Object.keys(others)].toSorted((a, b) => b.length - a.length).join("|");
}

/** A text with its numbers from two on in digits: "tres a diez" becomes "3 a 10". Not "one", which is often a pronoun. */
export function withDigits(text: string, locale: Locale): string {
	return text.replace(/[\u00a0\u202f]/g, " ").replace(numberWords[locale], (word) => {
		const value = numberOf(word, locale);
		return value > 1 ? String(value) : word;
	});
}

const numberWords: Record<Locale, RegExp> = { es: wholeWords(wordsFor("es")), en: wholeWords(wordsFor("en")) };

function wholeWords(words: string): RegExp {
	return new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d-])`, "giu");
}

/** A number in digits or words. */
function numberOf(text: string, locale: Locale): number {
	const word = text.toLowerCase();
	const known = spoken[locale].others[word] ?? spoken[locale].numbers.indexOf(word);
	return known >= 0 ? known : Number(text.replaceAll(",", ""));
}

function readersFor(locale: Locale): readonly Reader[] {
	const number = `${digits}|${wordsFor(locale)}`;
	return [dates(locale), times, million, money(locale), ...measures(locale, number), romans, plainNumbers];
}

/** `1 de abril de 2027`, `April 1, 2027`, `septiembre de 2025`. */
function dates(locale: Locale): Reader {
	const { months } = spoken[locale];
	const names = months.join("|");
	const pattern =
		locale === "es"
			? `(?:(?<day>\\d{1,2})\\.?[º°o]? de )?(?<![\\p{L}])(?<month>${names})(?:(?: de|,) (?<year>\\d{4}))?(?![\\p{L}])`
			: `(?<![\\p{L}])(?<month>${names})(?: (?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?(?:,? (?<year>\\d{4}))?(?![\\p{L}])`;
	return {
		pattern: new RegExp(pattern, "gu"),
		read({ day, month = "", year }) {
			// A month alone is a word, and "may" is another one.
			if (!day && !year) return undefined;
			const number = String(months.indexOf(month) + 1).padStart(2, "0");
			return [year, number, day?.padStart(2, "0")].filter(Boolean).join("-");
		},
	};
}

/** `10:00 a. m.`, `10:00 a.m.` */
const times: Reader = {
	pattern: /(?<hour>\d{1,2}):(?<minute>\d{2})(?: (?<half>[ap])\. ?m\.)?/g,
	read: ({ hour, minute, half }) => `${hour}:${minute}${half ? ` ${half}m` : ""}`,
};

/** `million-dollar`. */
const million: Reader = { pattern: /million-dollar/gi, read: () => "1000000 USD" };

/** `20,000 dólares`, `$20,000`, `5 millones de dólares`, `$5 million`, `600 mil pesos`. */
function money(locale: Locale): Reader {
	const currency = locale === "es" ? "dólares|pesos" : "dollars|pesos";
	const scale = locale === "es" ? "millones|millón|mil" : "million|thousand";
	return {
		pattern: new RegExp(
			`(?<sign>US\\$|MX\\$|\\$)? ?(?<![\\d.])(?<amount>${digits}|${locale === "es" ? "un" : "one"}(?= mill))(?: (?<scale>${scale})(?![\\p{L}]))?(?:(?: de)? (?<currency>${currency}|USD|MXN))?`,
			"gu",
		),
		read({ sign, amount = "", scale: word, currency: name }) {
			if (!sign && !word && !name) return undefined;
			const times = word === undefined ? 1 : /^(mil|thousand)$/.test(word) ? 1000 : 1_000_000;
			const which = /^(pesos|MXN)$/.test(name ?? "") || sign === "MX$" ? "MXN" : sign || name ? "USD" : "";
			return `${numberOf(amount, locale) * times} ${which}`.trim();
		},
	};
}

/** `20 días`, `20-day`, `cuatro años`; of a range such as `de 3 a 10 semanas` both ends have the unit. */
function measures(locale: Locale, number: string): Reader[] {
	const between = locale === "es" ? "(?:a|y|o|u|–)(?: de)?" : "to|and|or|–";
	return spoken[locale].units.flatMap(([unit, names]): Reader[] => {
		const half = locale === "en" ? "(?: and a half)?" : "";
		const end = `(?<![\\p{L}\\d.,])(?<to>${number})${half}[ -]?(?:${names})(?![\\p{L}])`;
		const read = ({ from, to = "" }: Groups) => {
			const values = [from, to].flatMap((each) => (each ? numberOf(each, locale) : []));
			if (values.length === 1 && values[0] === 1) return "";
			return `${values.join(" to ")} ${unit}`;
		};
		return [
			{ pattern: new RegExp(`(?<![\\p{L}\\d.,])(?<from>${number}) ?(?:${between}) ?${end}`, "giu"), read },
			{ pattern: new RegExp(end, "giu"), read },
		];
	});
}

/** `fracción II`, `artículo 85(II)`, `art. 27, sec. I`, `título IV`. The English "I" that speaks is none. */
const romans: Reader = {
	pattern:
		/(?<=(?:fracción|fracciones|frac\.|fr\.|artículo|título|capítulo|libro|section|sections|sec\.|article|title|chapter|book|para\.|paragraph) |\d\(|\d(?:-[A-Z])?, )(?<roman>[IVXLC]+)(?![\p{L}’]|\. ?P\.)/gu,
	read: ({ roman }) => roman,
};

/** Any other number, with the letter that belongs to it: `1347-A`, `36A`, `16.004`, `99(b)`. */
const plainNumbers: Reader = {
	pattern: /(?<![\p{L}\d])(?<number>\d+(?:,\d{3})*(?:\.\d+)*(?:-?[A-Z](?![\p{L}]))?)/gu,
	read: ({ number }) => number?.replaceAll(",", ""),
};

const readers: Record<Locale, readonly Reader[]> = { es: readersFor("es"), en: readersFor("en") };
