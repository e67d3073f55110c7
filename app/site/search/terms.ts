import type { Locale } from "../../locales/locale.ts";

/**
 * How site search normalizes words: lower case, no accents, plurals as singulars. Index and queries, on server and in
 * browsers, use the same functions, so they must stay small and pure. (A Snowball stemmer was rejected: it conflates
 * words such as *casa* and *caso*.)
 */

const word = /[\p{L}\p{N}]+/gu;

export interface Token {
	text: string;
	start: number;
	end: number;
}

/** The words of a text in order. A possessive *s* (`firm’s`) is not a word. */
export function tokens(text: string): Token[] {
	const composed = text.length === text.normalize("NFC").length;
	const found = Array.from(text.matchAll(composed ? word : /[\p{L}\p{N}\p{M}]+/gu), (match) => ({
		text: match[0],
		start: match.index,
		end: match.index + match[0].length,
	}));
	return found.filter(({ text: own, start }, index) => {
		const before = found[index - 1];
		const isPossessive = own.toLowerCase() === "s" && before?.end === start - 1 && /['’]/.test(text.charAt(start - 1));
		return !isPossessive;
	});
}

/** A word as it is in the index; undefined for stop words, such as *de* or *the*. */
export function termOf(text: string, locale: Locale): string | undefined {
	const folded = fold(text);
	if (stopWords[locale].has(folded)) return undefined;
	return singular[locale](folded);
}

/** Lower case, without accents. `ñ` also becomes `n`, because many keyboards lack it. */
function fold(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase();
}

const singular: Record<Locale, (word: string) => string> = { es: singularSpanish, en: singularEnglish };

/**
 * Not a true singular, but the same for singular and plural: *demandante* and *demandantes* both lose their *e*,
 * because *leyes* does not show that its singular has none. Words in -is and -us have no distinct plural.
 */
function singularSpanish(folded: string): string {
	if (/\d/.test(folded)) return folded;
	if (folded.length >= 4 && /[ao]s$/.test(folded)) return folded.slice(0, -1);
	let rest = folded;
	while (rest.length >= 5 && rest.endsWith("es")) rest = rest.slice(0, -2);
	if (rest === folded && rest.length >= 4 && rest.endsWith("e")) rest = rest.slice(0, -1);
	// *Jueces* comes from *juez*; *migrac* is *migración* half typed.
	return rest === folded ? rest : rest.replace(/(?<=..)c$/, "z");
}

function singularEnglish(folded: string): string {
	if (/\d/.test(folded) || folded.length < 4) return folded;
	if (folded.endsWith("ies") && folded.length > 4) return `${folded.slice(0, -3)}y`;
	if (/(ss|x|ch|sh|zz)es$/.test(folded)) return folded.slice(0, -2);
	if (folded.endsWith("s") && !/(ss|us|is)$/.test(folded)) return folded.slice(0, -1);
	return folded;
}

const stopWords: Record<Locale, ReadonlySet<string>> = {
	es: new Set(
		"a al algo ante aqui asi aun cada como con cual cuando cuanta cuantas cuanto cuantos de del desde donde e el ella ellas ellos en entre era es esa ese eso esta estan este esto estos fue ha hacer hasta hay la las le les lo los mas me mi mis muy ni no nos o otra otro para pero por porque que quien se sea ser si sin sobre solo son su sus tal tambien te tiene tu tus u un una unas uno unos usted y ya yo".split(
			" ",
		),
	),
	en: new Set(
		"a about all also am an and any are as at be been but by can could did do does for from had has have he her here him his how i if in into is it its just many me much my no nor not of on only or our out she should so some such than that the their them then there these they this those to too up us was we were what when where which who whom why will with would you your".split(
			" ",
		),
	),
};
