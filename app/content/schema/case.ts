import { z } from "zod";
import { day, jurisdiction, line, markdown, serviceId, slug, words } from "./fields.ts";

/** A success story; the file name is its caseId. Published only with the client's consent on file. */
export const successCase = z.strictObject({
	sample: z.boolean(),
	order: z.int().positive(),
	/** Whether it is in the home page's carousel; by default it is. */
	carousel: z.boolean().default(true),
	picture: slug,
	/** The same scene as a line engraving, for the page head on desktop. At smaller sizes the lines turn gray. */
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
		/** The result, in a few words. */
		result: line.max(90),
		/** The text of its card in the carousel. */
		summary: line.max(220),
		forum: line,
		duration: line,
		facts: markdown,
		obstacle: markdown,
		action: markdown,
		outcome: markdown,
		/** What a reader in a similar situation can take from it. */
		lesson: markdown,
	}),
});
