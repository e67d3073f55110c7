import { parse } from "yaml";
import { type AskedEntry, askedFile } from "../../app/content/schema/asked.ts";

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
): Record<string, AskedEntry> {
	const previous = words.map((word) => word.toLowerCase());
	const isOwn = (id: string) => {
		const [collection = "", name = ""] = id.split("/");
		if (collection === "home") return true;
		if (collection === "firm") return !lacking.has(name);
		if (collection === "faq") return questions.has(name);
		return collection === "pages" && pages.has(id);
	};
	const without = (ways: readonly string[]) =>
		ways.filter((way) => !previous.some((word) => way.toLowerCase().includes(word)));
	return Object.fromEntries(
		Object.entries(askedFile.parse(parse(source) ?? {}))
			.filter(([id]) => isOwn(id))
			// The laws of the previous firm's states are none of this one's.
			.map(([id, { law: _law, es, en, ...entry }]) => [id, { ...entry, es: without(es), en: without(en) }]),
	);
}
