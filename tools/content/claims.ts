import type { Locale } from "../../app/locales/locale.ts";

/** Words that the rules of advertising keep out, and where they are another word altogether. */
export interface Claim {
	locale: Locale;
	/** What to look for; it is matched as whole words, in any case. */
	words: string;
	/** Why it is out, and what to say instead. */
	reason: string;
	/** Phrases in which the word claims nothing, matched around it. */
	unless?: readonly string[];
}

const comparison = "compares the firm with others: say what it does";
const promise = "promises: say what usually happens, and that it may not";
const certified = "needs a certifying body beside it: say which matters the person works on";
const rate = "is a rate of success: state a figure only with its basis, in firm.yaml";
const price = "states a price: say that any charge is told before the interview is booked";

/**
 * Forbidden claims in both languages (Texas Disciplinary Rules 7.01 to 7.06; 16 CFR 465). The list is that of the
 * firm's rules of advertising; LEEME.md explains it to those who write.
 */
export const claims: readonly Claim[] = [
	{
		locale: "es",
		words: "mejor|mejores|óptim[oa]s?",
		reason: comparison,
		unless: ["mejor postor", "mejor dicho", "a lo mejor", "mejor derecho", "mejor proveer"],
	},
	{
		locale: "en",
		words: "best",
		reason: comparison,
		unless: ["best efforts?", "best interests?", "best evidence", "best alternative"],
	},
	{ locale: "es", words: "garantiz\\p{L}*|garantic\\p{L}*", reason: promise },
	{
		locale: "en",
		words: "guarantee\\p{L}*",
		reason: promise,
		// A guarantee given as security for a debt.
		unless: [
			"(personal|parent|corporate|bank|payment|performance|loan|lease|owner’s) guarantees?",
			"guarantee of (payment|the debt)",
		],
	},
	{ locale: "es", words: "especialista\\p{L}*|especializ\\p{L}*|especialidad\\p{L}*", reason: certified },
	{
		locale: "en",
		words: "specialist\\p{L}*|speciali[sz]\\p{L}*|specialt(?:y|ies)",
		reason: certified,
		unless: ["Board of Legal Specialization", "specialty (contractors?|trades?)"],
	},
	{
		locale: "es",
		words: "expert[oa]s?|pericia",
		reason: certified,
		unless: ["testigos? expert[oa]s?", "dictamen de expertos"],
	},
	{
		locale: "en",
		words: "experts?|expertise",
		reason: certified,
		unless: ["expert (witness(es)?|reports?|testimony|opinions?|evidence|appraisals?)", "court-appointed experts?"],
	},
	{ locale: "es", words: "#\\s?1|n(?:úmero|\\.º|o\\.) (?:uno|1)", reason: comparison },
	{ locale: "en", words: "#\\s?1|number one|no\\. 1", reason: comparison },
	{
		locale: "es",
		words: "líder(?:es)?|inigualables?|insuperables?|incomparables?|de primer nivel|de élite",
		reason: comparison,
	},
	{
		locale: "en",
		words:
			"leading|leaders?|top[- ](?:rated|ranked|tier|lawyers?|attorneys?)|unmatched|unrivall?ed|unparalleled|premier|elite|world[- ]class",
		reason: comparison,
		unless: ["leading (to|up|into)", "leading questions?"],
	},
	{
		locale: "es",
		words:
			"(?:tasa|porcentaje|índice|promedio) de (?:éxito|casos ganados|juicios ganados)|más exitos[oa]s?|líderes en resultados",
		reason: rate,
		unless: ["no es un porcentaje de juicios ganados"],
	},
	{
		locale: "en",
		words: "(?:success|win|winning) rate|rate of (?:success|cases won)|track record|most successful",
		reason: rate,
		unless: ["not a rate of cases won"],
	},
	{
		locale: "es",
		words: "gratis|gratuit\\p{L}*|sin costo(?: alguno)?|sin cargo|no cobramos",
		reason: price,
		unless: ["(registro|consulta|trámite|correo|servicio) (público|oficial)( es)? gratuit[oa]"],
	},
	{
		locale: "en",
		words: "free|no[- ]cost|no charge|at no cost|we do not charge|pro bono",
		reason: price,
		unless: [
			"(duty|tax|barrier|step|toll|hands|lien|debt|royalty|rent)[- ]free",
			"free (trade|of|from|to|and clear|speech|zone|cash)",
			"feel free",
			"free to",
			"set free",
			// Rights over one’s own data cost nothing by law, and the privacy notices must say so.
			"no charge for exercising these rights",
			"carry no charge",
		],
	},
	{
		locale: "es",
		words: "siempre ganamos|ganamos (?:su|tu|el|los) (?:caso|juicio|asunto)s?|ganará su (?:caso|juicio)",
		reason: promise,
	},
	{ locale: "en", words: "we (?:always )?win|win your case|you will win|never lose", reason: promise },
	{ locale: "es", words: "sin riesgo(?: alguno)?|resultados? asegurados?", reason: promise },
	{ locale: "en", words: "risk[- ]free|assured results?", reason: promise },
	{
		locale: "es",
		words: "(?:a diferencia de|que) (?:otr[oa]s|cualquier otr[oa]|los demás) (?:despachos?|firmas?|abogados?)",
		reason: comparison,
	},
	{
		locale: "en",
		words: "(?:unlike|than) (?:other|any other|most) (?:law firms?|firms?|lawyers?|attorneys?)",
		reason: comparison,
	},
];

export interface ClaimFound {
	claim: Claim;
	text: string;
	/** Where it begins in the text that was searched. */
	at: number;
}

/** Forbidden claims in a text. A claim may run over the end of a line. */
export function claimsIn(text: string, locale: Locale): ClaimFound[] {
	return claims
		.filter((claim) => claim.locale === locale)
		.flatMap((claim) => {
			const excused = rangesOf(text, claim.unless ?? []);
			return Array.from(text.matchAll(pattern(claim.words)), ({ 0: found, index }) => ({
				claim,
				text: found,
				at: index,
			})).filter(({ at, text: found }) => !excused.some(([start, end]) => start <= at && at + found.length <= end));
		});
}

function rangesOf(text: string, phrases: readonly string[]): [start: number, end: number][] {
	return phrases.flatMap((phrase) =>
		Array.from(text.matchAll(pattern(phrase)), ({ 0: found, index }): [number, number] => [
			index,
			index + found.length,
		]),
	);
}

/** Whole words in any case; a blank matches whatever separates words. (`\b` knows no accents.) */
function pattern(words: string): RegExp {
	return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.replaceAll(" ", "\\s+")})(?![\\p{L}\\p{N}])`, "giu");
}
