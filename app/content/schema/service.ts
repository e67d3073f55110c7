import { z } from "zod";
import { address } from "./address.ts";
import {
	anyNumberOf,
	headWords,
	jurisdiction,
	languages,
	line,
	markdown,
	phrase,
	question,
	review,
	sampleFees,
	section,
	slug,
	source,
	words,
} from "./fields.ts";
import { fieldsOfLaw } from "./fields-of-law.ts";
import { checkFigure } from "./figures.ts";

const row = z.strictObject({ topic: line, cells: z.array(line) });

/** How the laws that its clients move between differ: one row per topic, one cell per jurisdiction. */
const differences = z
	.strictObject({ between: z.array(jurisdiction).min(2), rows: z.array(z.strictObject({ es: row, en: row })).min(1) })
	.superRefine(({ between, rows }, context) => {
		for (const [index, { es, en }] of rows.entries()) {
			for (const [locale, { cells }] of Object.entries({ es, en })) {
				if (cells.length === between.length) continue;
				const message = `has ${cells.length} cells; it compares ${between.length} laws (${between.join(", ")})`;
				context.addIssue({ code: "custom", path: ["rows", index, locale, "cells"], message });
			}
		}
	});

/**
 * How long a stage takes, in calendar days from least to most, so that it can be drawn to scale: everywhere, or under
 * each law. Empty if nobody can tell.
 */
const lasts = anyNumberOf(
	z.strictObject({ law: jurisdiction.optional(), least: z.number().positive(), most: z.number().positive() }),
);

/** The fields of a practice area; some are specific to the firm (`tools/new-firm/catalogue.ts`). */
export const serviceFields = z.strictObject({
	order: z.int().positive(),
	picture: slug,
	address,
	/** Fields of law it covers that the assistant would otherwise decline. */
	covers: anyNumberOf(z.enum(fieldsOfLaw)),
	/** Starter text that no lawyer of the firm has made their own yet. */
	sample: z.boolean().default(false),
	sampleFees,
	review,
	cases: anyNumberOf(slug),
	posts: anyNumberOf(slug),
	...words({
		...headWords,
		/** Its name in menus and lists. */
		name: line.max(32),
		/** The text of its card. */
		card: line.max(110),
		/** What brings people to it, in their own words; shown in the menu. */
		brings: line.max(60).optional(),
		audience: markdown,
		fees: markdown,
		/** The lowest fee, in a few words: shown next to the heading of the folded section. */
		feesFrom: line.max(28).optional(),
	}),
	matters: z.array(z.strictObject(words({ title: line, text: line }))).min(1),
	steps: z.array(z.strictObject({ lasts, ...words({ title: line, time: line, text: line }) })).min(1),
	documents: z.array(phrase).min(1),
	differences: differences.optional(),
	/** One may be what a worried visitor needs first: it comes first and stands out. */
	sections: anyNumberOf(section.extend({ marked: z.boolean().default(false) })),
	questions: z.array(question).min(1),
	sources: anyNumberOf(source),
});

/** A practice area; the file name is its page's id. */
export const service = serviceFields.superRefine((entry, context) => {
	for (const locale of languages) {
		const { fees, feesFrom = "" } = entry[locale];
		checkFigure(context, { figure: feesFrom, text: fees.source, path: [locale, "feesFrom"] });
	}
});
