import { z } from "zod";
import { anyNumberOf, day, headWords, line, markdown, phrase, section, serviceId, slug, words } from "./fields.ts";

/** A page of its own: what it says of itself, and its sections. The file's name is the page's id. */
export const page = z.strictObject({
	updated: day,
	picture: slug.optional(),
	...words({
		...headWords,
		/** Its name in menus and breadcrumbs. */
		name: line.max(32),
	}),
	sections: anyNumberOf(section),
});

/** The home page, its sections in the order of the page. */
export const home = z.strictObject({
	updated: day,
	...words({
		...headWords,
		name: line,
		intro: z.strictObject({ heading: line, text: line }),
		practice: z.strictObject({ heading: line, text: line, link: line }),
		/** Words around the success stories; a firm without stories needs none. */
		cases: z.strictObject({ heading: line, text: line, notice: line }).optional(),
		/** Words around the testimonials; a firm without testimonials and reviews needs none. */
		testimonials: z.strictObject({ heading: line, text: line, link: line }).optional(),
		invitation: z.strictObject({ heading: line, text: line }),
	}),
});

/** The external Chief Legal Officer. */
export const clo = page.extend({
	/** The words at its end, where those of the other pages are for people in trouble. */
	...words({
		...headWords,
		name: line.max(32),
		invitation: z.strictObject({ heading: line, text: line }).optional(),
	}),
	/** The practice area whose attorney leads it. */
	service: serviceId,
	included: z.array(z.strictObject(words({ title: line, text: line }))).min(1),
	onboarding: z.array(z.strictObject(words({ title: line, time: line, text: line }))).min(1),
	/** `figure`: its time in one or two words, to be read from afar. */
	responses: z.array(z.strictObject(words({ kind: line, figure: line, time: line, text: line }))).min(1),
	comparison: z.array(z.strictObject(words({ topic: line, clo: line, inHouse: line, hourly: line }))).min(1),
	quiz: z.strictObject({
		...words({ heading: line, lead: line }),
		questions: z
			.array(
				z.strictObject({
					id: slug,
					...words({ question: line }),
					answers: z.array(z.strictObject({ points: z.int().min(0).max(3), label: phrase })).min(2),
				}),
			)
			.min(1),
		/** From the most points down; the first whose `from` is reached is shown. */
		outcomes: z.array(z.strictObject({ from: z.int().min(0), ...words({ title: line, text: markdown }) })).min(1),
	}),
});
