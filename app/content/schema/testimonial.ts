import { z } from "zod";
import { line, words } from "./fields.ts";

/** What a client said. All are rated 5; lower ratings are in the external reviews that the home page links to. */
export const testimonial = z.strictObject({
	sample: z.boolean(),
	order: z.int().positive(),
	name: line,
	rating: z.literal(5),
	...words({
		/** A role, such as Business Owner, Client, Local Guide. */
		company: line,
		text: line.max(320),
	}),
});
