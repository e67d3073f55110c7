import { z } from "zod";
import { anyNumberOf, day, languages, line, longText, review, serviceId, slug, source, words } from "./fields.ts";
import { checkFigure } from "./figures.ts";
import { anchorsOf, headingsOf, withAnchors } from "./markdown.ts";

const fields = z.strictObject({
	sample: z.boolean(),
	published: day,
	updated: day,
	author: slug,
	topic: slug,
	service: serviceId,
	cover: slug,
	review,
	...words({
		title: line.max(65),
		description: line.min(70).max(160),
		lead: line,
		/** Level-two headings make up the table of contents; both languages must have the same number. */
		body: longText,
	}),
	/** Times and amounts from the text, three at most, for readers without time for all of it. */
	figures: z
		.array(z.strictObject(words({ figure: line.max(20), label: line.max(80) })))
		.max(3)
		.default([]),
	/** For readers with a deadline: what happened to them, and how long they have. Listed before all other guides. */
	urgent: z.strictObject(words({ event: line.max(40), figure: line.max(10), label: line.max(80) })).optional(),
	sources: anyNumberOf(source),
});

/**
 * A blog post; the file name is its slug in both languages. The transform adds a table of contents, with the same
 * anchors in both.
 */
export const post = fields.transform((entry, context) => {
	const headings = { es: headingsOf(entry.es.body), en: headingsOf(entry.en.body) };
	if (headings.es.length !== headings.en.length) {
		context.addIssue({
			code: "custom",
			path: ["en", "body"],
			message: `has ${headings.en.length} headings of level two where Spanish has ${headings.es.length}`,
		});
		return z.NEVER;
	}
	for (const [index, figures] of entry.figures.entries())
		for (const locale of languages) {
			const { figure } = figures[locale];
			checkFigure(context, { figure, text: entry[locale].body.source, path: ["figures", index, locale, "figure"] });
		}
	if (entry.urgent)
		for (const locale of languages) {
			const { figure } = entry.urgent[locale];
			checkFigure(context, { figure, text: entry[locale].body.source, path: ["urgent", locale, "figure"] });
		}
	const anchors = anchorsOf(headings.es);
	return {
		...entry,
		es: { ...entry.es, body: withAnchors(entry.es.body, anchors) },
		en: { ...entry.en, body: withAnchors(entry.en.body, anchors) },
		contents: anchors.map((id, index) => ({
			id,
			es: { text: headings.es[index] ?? "" },
			en: { text: headings.en[index] ?? "" },
		})),
	};
});
