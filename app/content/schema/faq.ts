import { z } from "zod";
import { anyNumberOf, line, question, review, source, words } from "./fields.ts";

/** A topic of the frequently asked questions. */
export const faqTopic = z.strictObject({
	order: z.int().positive(),
	/** Starter text that no lawyer of the firm has made their own yet. */
	sample: z.boolean().default(false),
	review,
	...words({ topic: line }),
	questions: z
		.array(
			question.extend({
				/** One of the few questions shown above all topics and left out of its own. */
				often: z.boolean().default(false),
				/** Whoever asks it has a deadline: shown above the frequent ones. */
				urgent: z.boolean().default(false),
			}),
		)
		.min(1),
	sources: anyNumberOf(source),
});
