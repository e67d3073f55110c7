import { existsSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { z } from "zod";
import { serviceIds } from "../service-ids.ts";
import { renderLongText, renderMarkdown } from "./markdown.ts";

/**
 * The words a schema is made of.
 *
 * The one rule of the content model: wherever words stand, they stand under `es` and `en`, next to each other,
 * so a missing translation is a missing field and stops the build with the file and the field named.
 */
export const line = z
	.string()
	.trim()
	.min(1)
	.regex(/^[^\n]*$/, "must be a single line");

/** Tags are refused: an editor who pastes from a word processor would bring styles that the page's policy blocks. */
const markdownSource = z
	.string()
	.trim()
	.min(1)
	.refine((text) => !/<\/?[a-z][^>]*>/i.test(text), "has HTML in it: use Markdown");

/** Text in Markdown; becomes its source and its HTML. */
export const markdown = markdownSource.transform(renderMarkdown);

const firmFile = "app/content/firm.yaml";
const name = z.object({ name: z.string() });
const named = z.object({ jurisdictions: z.array(z.object({ es: name, en: name })) });

/**
 * What the laws that the firm works under are called in texts, in either language, in the order in which the firm's file
 * has them. What is wrong with that file its own schema says.
 */
function lawNames(): string[] {
	const { data } = named.safeParse(
		existsSync(firmFile) ? parseDocument(readFileSync(firmFile, "utf8")).toJS() : undefined,
	);
	const names = data?.jurisdictions.flatMap(({ es, en }) => [es.name, en.name]) ?? [];
	return names.map((name) => name.replace(/ \(.*\)$/, ""));
}

const laws = lawNames();

/** The same with the width of a page to itself: what it says of two places may stand in two columns. */
export const longText = markdownSource.transform((source) => renderLongText(source, laws));

/** A list that may be empty. A file may leave it out then, as the editor does. */
export function anyNumberOf<Item extends z.ZodType>(item: Item) {
	return z.array(item).default([]);
}

/** The languages that words stand in. */
export const languages = ["es", "en"] as const;

/** The same group of fields in both languages. */
export function words<Shape extends z.ZodRawShape>(shape: Shape) {
	return { es: z.strictObject(shape), en: z.strictObject(shape) };
}

/** One line in both languages. */
export const phrase = z.strictObject({ es: line, en: line });

/** A calendar day, `YYYY-MM-DD`. YAML may hand over a Date for an unquoted one. */
export const day = z.preprocess(
	(value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
	z.iso.date(),
);

/** Lower-case words joined by hyphens: used in addresses and anchors. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

/** A practice area, by the name of its file in `services`. */
export const serviceId = z.enum(serviceIds);

/** An office of `firm.yaml`, by its id; `content:check` sees that there is one. */
export const officeId = slug.describe("An office of firm.yaml");

/** Whose law a statement is about: a jurisdiction of `firm.yaml`, by its id; `content:check` sees that there is one. */
export const jurisdiction = slug.describe("A jurisdiction of firm.yaml");

/** Degrees of places in the United States, in Mexico, and between. */
export const latitude = z.number().min(14).max(72);
export const longitude = z.number().min(-180).max(-64);

/**
 * Who checked the legal statements of an entry, each for the law of the jurisdictions where they are licensed, and
 * when. Together they cover every jurisdiction whose law the entry states. Older than twelve months counts as stale. Only
 * a sample may have none.
 */
export const review = anyNumberOf(z.strictObject({ by: slug, on: day, jurisdictions: z.array(jurisdiction).min(1) }));

/** Law cited in an entry: the name of the statute, in its own language, where to read it, and whose law it is. */
export const source = z.strictObject({ name: line, url: z.url({ protocol: /^https$/ }), jurisdiction });

/** What every page says of itself to browsers and search engines. */
export const headWords = {
	/** The `<title>` without the firm's name. */
	title: line.max(60),
	/** The meta description. */
	description: line.min(70).max(160),
	heading: line,
	lead: line,
};

/** A part of a page with an anchor, the same in both languages. */
export const section = z.strictObject({
	id: slug,
	picture: slug.optional(),
	...words({
		heading: line,
		body: longText,
		/** The body in a few lines, for a page that folds the whole of it under them. */
		brief: longText.optional(),
		/** What it and those after it are about: a small head over them where all are folded. */
		group: line.optional(),
	}),
});

/** Whether what a text says of fees was made up to show the site: pages say so, and a deploy refuses it. */
export const sampleFees = z.boolean().optional();

export const question = z.strictObject({
	id: slug,
	sampleFees,
	...words({ question: line, answer: markdown }),
});
