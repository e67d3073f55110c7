import { z } from "zod";
import { anyNumberOf, day, headWords, line, markdown, phrase, section, serviceId, slug, words } from "./fields.ts";

/** A written page: its metadata and its sections. The file name is the page's id. */
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

/** The home page, with its sections in page order. */
export const home = z.strictObject({
	updated: day,
	...words({
		...headWords,
		name: line,
		intro: z.strictObject({ heading: line, text: line }),
		practice: z.strictObject({ heading: line, text: line, link: line }),
		/** Text around the success stories; not needed without stories. */
		cases: z.strictObject({ heading: line, text: line, notice: line }).optional(),
		/** Text around the testimonials; not needed without testimonials and reviews. */
		testimonials: z.strictObject({ heading: line, text: line, link: line }).optional(),
		invitation: z.strictObject({ heading: line, text: line }),
	}),
});

/** The external Chief Legal Officer. */
export const clo = page.extend({
	/** Its own closing call to action: the one on other pages is for people in trouble. */
	...words({
		...headWords,
		name: line.max(32),
		invitation: z.strictObject({ heading: line, text: line }).optional(),
	}),
	/** The practice area whose attorney leads it. */
	service: serviceId,
	included: z.array(z.strictObject(words({ title: line, text: line }))).min(1),
	onboarding: z.array(z.strictObject(words({ title: line, time: line, text: line }))).min(1),
	/** `figure`: its time in one or two words, large enough to read at a distance. */
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
		/** From most points to fewest; the first whose `from` is reached is shown. */
		outcomes: z.array(z.strictObject({ from: z.int().min(0), ...words({ title: line, text: markdown }) })).min(1),
	}),
});
