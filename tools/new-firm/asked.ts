import { parse } from "yaml";
import { z } from "zod";

const phrases = z.record(z.string(), z.array(z.string()));

/** What the new content has, by which the assistant's ways of asking are known. */
export interface Known {
	/** Ids of pages and of their sections: `pages/about`, `pages/about/quienes-somos`. */
	pages: ReadonlySet<string>;
	/** Ids of questions. */
	questions: ReadonlySet<string>;
	/** Facts of the firm that it does not have: `award`. */
	lacking: ReadonlySet<string>;
}

/**
 * How visitors ask for things, without what the new firm does not have and without words of the previous one.
 *
 * @param source A file of `app/content/asked`.
 */
export function askedFor(
	source: string,
	{ pages, questions, lacking }: Known,
	words: readonly string[],
): Record<string, string[]> {
	const previous = words.map((word) => word.toLowerCase());
	const kept = Object.entries(phrases.parse(parse(source) ?? {})).filter(([id]) => {
		const [collection, name = ""] = id.split("/");
		if (collection === "home") return true;
		if (collection === "firm") return !lacking.has(name);
		if (collection === "faq") return questions.has(name);
		return collection === "pages" && pages.has(id);
	});
	return Object.fromEntries(
		kept
			.map(
				([id, ways]) => [id, ways.filter((way) => !previous.some((word) => way.toLowerCase().includes(word)))] as const,
			)
			.filter(([, ways]) => ways.length > 0),
	);
}
