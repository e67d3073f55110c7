import type { Locale } from "../../app/locales/locale.ts";
import { prose } from "../../app/site/corpus/markdown.ts";
import { wholeSentencesOf } from "./checks/reading-level.ts";
import type { Content } from "./content.ts";
import type { SourceFile } from "./entry.ts";
import { remember } from "./remember.ts";
import type { Text } from "./texts.ts";

/** A sentence of a text, a row of one of its tables, or a line that is no sentence, such as a time. */
export interface Sentence {
	text: Text<SourceFile>;
	locale: Locale;
	/** Without markup. */
	words: string;
	/** What the text is about, from the fields beside it: its question, its title. */
	context: string;
	/** Where its line begins in the text. */
	at: number;
}

/** Fields that say what the others beside them are about. */
const titles = ["title", "question", "topic", "kind", "heading", "name"];

/** The sentences of the content and of the interface's own words. */
export function sentencesIn({ texts, messages }: Pick<Content, "texts" | "messages">): Sentence[] {
	return [...texts, ...messages].flatMap(sentencesOf);
}

/** What both languages share has no sentences. */
const sentencesOf = remember((text: Text<SourceFile>): Sentence[] => {
	const { locale, value } = text;
	if (!locale) return [];
	const context = contextOf(text);
	let end = 0;
	return value.split("\n").flatMap((line) => {
		const at = end;
		end += line.length + 1;
		const words = prose(line);
		// Rows of a table are one statement, however many sentences stand in its cells.
		const sentences = line.startsWith("|") ? [words] : wholeSentencesOf(words, locale);
		return sentences.filter(Boolean).map((sentence) => ({ text, locale, words: sentence, context, at }));
	});
});

function contextOf({ entry, path }: Text<SourceFile>): string {
	// A whole post is about more than its title says.
	if (path.length === 2 && path[1] === "body") return "";
	// Of an item of a list, such as a cell of a comparison, the list's.
	const at = path.findLastIndex((step) => typeof step === "string");
	const beside = titles
		.filter((title) => title !== path[at])
		.map((title) => entry.document.getIn([...path.slice(0, at), title]));
	return beside.filter((each) => typeof each === "string").join(". ");
}
