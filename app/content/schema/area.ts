import { z } from "zod";
import {
	anyNumberOf,
	headWords,
	jurisdiction,
	latitude,
	line,
	longitude,
	longText,
	officeId,
	review,
	serviceId,
	source,
	words,
} from "./fields.ts";

/** A place the firm serves; the file's name is its slug in both languages. */
export const area = z.strictObject({
	order: z.int().positive(),
	/** A jurisdiction of `firm.yaml`. */
	state: jurisdiction,
	/** The office that attends it. */
	office: officeId,
	latitude,
	longitude,
	services: z.array(serviceId).min(1).max(4),
	review,
	...words({
		...headWords,
		name: line,
		/** County or municipality. */
		county: line,
		/** How people there usually meet the firm: drive, video, office days. */
		reach: line,
		body: longText,
	}),
	courts: z.array(z.strictObject(words({ name: line, text: line }))).min(1),
	registries: z.array(z.strictObject(words({ name: line, text: line }))).min(1),
	sources: anyNumberOf(source),
});
