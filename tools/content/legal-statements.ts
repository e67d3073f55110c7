import type { Locale } from "../../app/locales/locale.ts";
import { states } from "../new-firm/states.ts";
import { isRead } from "./checks/reading-level.ts";
import { type Reviewed, reviewed } from "./checks/reviews.ts";
import type { Content } from "./content.ts";
import type { Entry } from "./entry.ts";
import { figuresOf } from "./figures.ts";
import { findingInText } from "./findings.ts";
import { type Sentence, sentencesIn } from "./sentences.ts";
import { textsOf } from "./texts.ts";

/** What makes a sentence one that a lawyer signs for. */
export type Ground = "citation" | "days" | "amount" | "court";

/** A sentence that states law, with what stands behind it. */
export interface LegalStatement {
	entry: Entry;
	locale: Locale;
	line: number;
	words: string;
	grounds: readonly Ground[];
	/** The law that the entry names and the sentence cites. */
	sources: readonly string[];
	/** Who reviewed the law of those sources; of a sentence that cites none, everybody who reviewed the entry. */
	reviews: readonly { by: string; on: string }[];
}

const citation: Record<Locale, RegExp> = {
	es: /§|(?<!\p{L})(?:arts?\.|artículos?|fracción|fracciones|Reglas?|Capítulos?) ?\d|U\.S\.C\.|C\.F\.R\.|(?<!\p{L})(?:Código|Ley|Constitución|Convenio de \p{Lu}|Convención de|\p{Lu}\p{L}+ Code|\p{Lu}\p{L}+ Act)(?!\p{L})/u,
	en: /§|(?<!\p{L})(?:arts?\.|articles?|sections?|Rules?|Chapters?) ?\d|U\.S\.C\.|C\.F\.R\.|(?<!\p{L})(?:Código|Ley|\p{Lu}\p{L}+ (?:Code|Act|Law|Convention|Constitution))(?!\p{L})/u,
};

const court: Record<Locale, RegExp> = {
	es: /(?<!\p{L})(?:tribunal(?:es)?|juzgados?|juez|jueza|jueces|Suprema Corte|Business Court)(?!\p{L})/iu,
	en: /(?<!\p{L})(?:courts?|judges?)(?!\p{L})/iu,
};

/** The sentences of the content that state law: with a citation, a number of days, an amount or a court. */
export function legalStatements(content: Content): LegalStatement[] {
	const reviewable = new Map(reviewed(content).map((entry) => [entry.file, entry]));
	return content.entries
		.filter(({ collection }) => isRead(collection))
		.flatMap((entry) =>
			sentencesIn({ texts: textsOf(entry), messages: [] }).flatMap((sentence) => {
				const grounds = groundsOf(sentence);
				const fields = reviewable.get(entry.file)?.fields;
				// Of a story or a page that nobody reviews, only what cites law is a statement of law.
				if (grounds.length === 0 || (!fields && !grounds.includes("citation"))) return [];
				const { locale, words, text, at } = sentence;
				const behind = behindOf(words, fields);
				return [{ entry, locale, line: findingInText(text, at, "").line, words, grounds, ...behind }];
			}),
		);
}

function groundsOf({ words, locale }: Sentence): Ground[] {
	const figures = figuresOf(words, locale);
	const holds: Record<Ground, boolean> = {
		citation: citation[locale].test(words.replaceAll("\u00a0", " ")),
		days: figures.some((figure) => / (?:business )?day$/.test(figure)),
		amount: figures.some((figure) => / (?:USD|MXN|%)$/.test(figure)),
		court: court[locale].test(words),
	};
	return (["citation", "days", "amount", "court"] as const).filter((ground) => holds[ground]);
}

function behindOf(words: string, fields: Reviewed["fields"] | undefined): Pick<LegalStatement, "sources" | "reviews"> {
	if (!fields) return { sources: [], reviews: [] };
	const cited = fields.sources.filter(({ name }) => cites(words, name));
	const laws = cited.map(({ jurisdiction }) => jurisdiction);
	const reviews = fields.review.filter(
		({ jurisdictions }) => laws.length === 0 || jurisdictions.some((law) => laws.includes(law)),
	);
	return { sources: cited.map(({ name }) => name), reviews: reviews.map(({ by, on }) => ({ by, on })) };
}

/** The state before the name of its statute, which a sentence about that state leaves out: *Texas Property Code*. */
const ofState = new RegExp(
	`^(?:${Array.from(states.values(), ({ country, name }) => (country === "US" ? `${name.en} ` : []))
		.flat()
		.join("|")})`,
);

/** Whether a sentence cites a source: its statute by name, or an article or section of it whose number is unlike others. */
export function cites(words: string, source: string): boolean {
	const plain = words.replaceAll("\u00a0", " ");
	const [statute = ""] = source.split(/[,§(]|\d/);
	const name = statute
		.replace(ofState, "")
		.replace(/ de los Estados Unidos Mexicanos.*$/, "")
		.trim();
	if (name.length > 4 && plain.includes(name)) return true;
	const numbers = (text: string) => text.match(/\d+(?:\.\d+)+|\d+-?[A-Z](?!\p{L})|\d{3,4}(?!\d)/gu) ?? [];
	const own = new Set(numbers(source.replace(/\b(?:19|20)\d\d\b/g, "")));
	return numbers(plain).some((number) => own.has(number));
}
