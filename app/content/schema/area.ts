import { z } from "zod";
import { headWords, line, markdown, officeId, review, serviceId, source, words } from "./fields.ts";

/** A place the firm serves; the file's name is its slug in both languages. */
export const area = z.strictObject({
	order: z.int().positive(),
	state: z.enum(["texas", "nuevo-leon"]),
	/** The office that attends it. */
	office: officeId,
	latitude: z.number().min(24).max(37),
	longitude: z.number().min(-107).max(-93),
	services: z.array(serviceId).min(3).max(4),
	review,
	...words({
		...headWords,
		name: line,
		/** County or municipality. */
		county: line,
		/** How people there usually meet the firm: drive, video, office days. */
		reach: line,
		body: markdown,
	}),
	courts: z.array(z.strictObject(words({ name: line, text: line }))).min(2),
	registries: z.array(z.strictObject(words({ name: line, text: line }))).min(1),
	sources: z.array(source),
});
