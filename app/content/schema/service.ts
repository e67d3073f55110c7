import { z } from "zod";
import { caseId, headWords, line, markdown, phrase, question, review, section, slug, source, words } from "./fields.ts";

/** One of the seven practice areas; the file's name is its page's id. */
export const service = z.strictObject({
	order: z.int().positive(),
	picture: slug,
	/** Size of its card in the practice grid of the home page. */
	layout: z.enum(["large", "wide", "third", "full"]),
	review,
	cases: z.array(caseId).min(1),
	posts: z.array(slug),
	...words({
		...headWords,
		/** Its name in menus and lists. */
		name: line.max(32),
		/** What stands on its card. */
		card: line.max(110),
		audience: markdown,
		fees: markdown,
	}),
	matters: z.array(z.strictObject(words({ title: line, text: line }))).min(4),
	steps: z.array(z.strictObject(words({ title: line, time: line, text: line }))).min(4),
	documents: z.array(phrase).min(4),
	/** What differs between the two sides of the border. */
	differences: z.array(z.strictObject(words({ topic: line, texas: line, nuevoLeon: line }))).min(4),
	sections: z.array(section),
	questions: z.array(question).min(4),
	sources: z.array(source),
});
