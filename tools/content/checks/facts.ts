import type { z } from "zod";
import type { facts } from "../../../app/content/schema/facts.ts";
import { locales } from "../../../app/locales/locale.ts";
import type { Content, Valid } from "../content.ts";
import { isYaml } from "../entry.ts";
import { withDigits } from "../figures.ts";
import { type Finding, findingAt, findingInText } from "../findings.ts";
import { without } from "../pairs.ts";
import { hasPhrase } from "../phrases.ts";
import { remember } from "../remember.ts";
import { type Sentence, sentencesIn } from "../sentences.ts";

type Fact = z.output<typeof facts>["facts"][number];
type Statement = Fact["statements"][number];

/**
 * Facts that several pages state are the same on all of them: a sentence that says otherwise is named, and so is a fact
 * that nobody states any more, or one language alone on some page, since its patterns have gone blind then.
 */
export function checkFacts(content: Content): Finding[] {
	const sentences = sentencesIn(content);
	return content.valid("facts").flatMap((entry) =>
		entry.fields.facts.flatMap((fact, index) => {
			const stated = fact.statements.map((statement) => ({
				statement,
				sentences: sentences.filter(
					(sentence) => sentence.locale === statement.language && states(plainly(sentence), statement),
				),
			}));
			return [
				...stated.flatMap((each) => each.sentences.flatMap((sentence) => otherwise(sentence, each.statement, fact.id))),
				...stated.flatMap(({ statement, sentences: found }) => silent(statement, found, sentences, fact.id)),
				...unseen(entry, index, stated, content),
			];
		}),
	);
}

/** A sentence with its title, and numbers in digits. */
const plainly = remember(({ context, words, locale }: Sentence) =>
	withDigits(context ? `${context}. ${words}` : words, locale),
);

function states(all: string, { about, unless }: Statement): boolean {
	return about.every((each) => hasPhrase(all, [each])) && !hasPhrase(all, unless);
}

function otherwise({ text, locale, words, at }: Sentence, { says }: Statement, id: string): Finding[] {
	if (hasPhrase(withDigits(words, locale), says)) return [];
	const message = `says otherwise than ${says.join(" or ")}, which is the fact "${id}": “${words.slice(0, 120)}”`;
	return [findingInText(text, at, message)];
}

/** Entries that mention what goes with the fact and do not state it. */
function silent({ wherever, language }: Statement, found: readonly Sentence[], all: readonly Sentence[], id: string) {
	if (wherever.length === 0) return [];
	const stating = new Set(found.map(({ text }) => text.entry.file));
	const mentions = all.filter(({ locale, words }) => locale === language && hasPhrase(words, wherever));
	const first = new Map(mentions.toReversed().map((sentence) => [sentence.text.entry.file, sentence]));
	return Array.from(first).flatMap(([file, { text, at, words }]) => {
		const message = `does not state the fact "${id}" in ${language}, which goes with “${words.slice(0, 80)}”`;
		return stating.has(file) ? [] : [findingInText(text, at, message)];
	});
}

/** Whether the patterns of a fact still find it: somewhere, and in both languages of the same entries. */
function unseen(
	entry: Valid<"facts">,
	index: number,
	stated: readonly { statement: Statement; sentences: readonly Sentence[] }[],
	content: Content,
) {
	const id = entry.fields.facts[index]?.id;
	const [spanish = [], english = []] = locales.map((locale) =>
		stated.flatMap(({ statement, sentences }) =>
			statement.language === locale ? [...new Set(sentences.map(placeOf))] : [],
		),
	);
	const message = (places: readonly string[], locale: string) =>
		`the fact "${id}" is found in ${locale} alone in ${places.join(", ")}: mend the text or the patterns`;
	const path = ["facts", index, "id"];
	// Who states it may stand in a file that nobody can read, which is said already.
	if (!content.entries.every(isYaml)) return [];
	if (spanish.length === 0) return [findingAt(entry, path, `the fact "${id}" is stated nowhere`)];
	return [
		{ places: without(spanish, english), locale: "es" },
		{ places: without(english, spanish), locale: "en" },
	].flatMap(({ places, locale }) => (places.length > 0 ? [findingAt(entry, path, message(places, locale))] : []));
}

/** The file of a sentence; of a message, that of its namespace in either language. */
function placeOf({ text }: Sentence): string {
	return text.entry.file.replace(/^app\/locales\/\w+\//, "app/locales/");
}
