import { z } from "zod";
import { day, jurisdiction, line, markdown, serviceId, slug, words } from "./fields.ts";

/** A success story; the file's name is its caseId. Published only with the client's consent on file. */
export const successCase = z.strictObject({
	sample: z.boolean(),
	order: z.int().positive(),
	/** Whether the home page's carousel shows it; one that does not say so stands there. */
	carousel: z.boolean().default(true),
	picture: slug,
	/** The same scene in lines, for the head of its page on a desk: where it stands smaller, lines turn grey. */
	engraving: slug.optional(),
	service: serviceId,
	jurisdictions: z.array(jurisdiction).min(1),
	began: day,
	ended: day,
	published: day,
	...words({
		title: line.max(65),
		description: line.min(70).max(160),
		category: line,
		/** What came of it, in a few words. */
		result: line.max(90),
		/** What stands on its card in the carousel. */
		summary: line.max(220),
		forum: line,
		duration: line,
		facts: markdown,
		obstacle: markdown,
		action: markdown,
		outcome: markdown,
		/** What somebody in a similar place can take from it. */
		lesson: markdown,
	}),
});
