import { z } from "zod";
import { anyNumberOf, line, question, review, source, words } from "./fields.ts";

/** A topic of the frequently asked questions. */
export const faqTopic = z.strictObject({
	order: z.int().positive(),
	/** A text to begin with, which no lawyer of the firm has made their own yet. */
	sample: z.boolean().default(false),
	review,
	...words({ topic: line }),
	questions: z
		.array(
			question.extend({
				/** Among the few that stand before all topics, and not in its own. */
				often: z.boolean().default(false),
				/** Whoever asks it has a deadline: it stands before these. */
				urgent: z.boolean().default(false),
			}),
		)
		.min(1),
	sources: anyNumberOf(source),
});
