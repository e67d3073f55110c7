import { z } from "zod";
import {
	anyNumberOf,
	headWords,
	jurisdiction,
	languages,
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
import { checkFigure } from "./figures.ts";

/** A place the firm serves; the file name is its slug in both languages. */
export const area = z
	.strictObject({
		order: z.int().positive(),
		/** A jurisdiction of `firm.yaml`. */
		state: jurisdiction,
		/** The office that serves it. */
		office: officeId,
		latitude,
		longitude,
		services: z.array(serviceId).min(1).max(4),
		/** Driving time to the office in minutes, in light and in heavy traffic; only if `reach` states it. */
		trip: z.strictObject({ least: z.int().positive(), most: z.int().positive() }).optional(),
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
	})
	.superRefine(({ trip, ...entry }, context) => {
		if (!trip) return;
		for (const locale of languages)
			checkFigure(context, { figure: `${trip.least} ${trip.most}`, text: entry[locale].reach, path: ["trip"] });
	});
