import { z } from "zod";
import { day, line, markdown, review, serviceId, slug, source, words } from "./fields.ts";

/** A blog post; the file's name is its slug in both languages. */
export const post = z.strictObject({
	sample: z.boolean(),
	published: day,
	updated: day,
	author: slug,
	topic: slug,
	service: serviceId,
	cover: slug,
	review,
	...words({
		title: line.max(75),
		description: line.min(70).max(160),
		lead: line,
		/** Level-two headings make the contents list; both languages have the same number of them. */
		body: markdown,
	}),
	sources: z.array(source),
});
