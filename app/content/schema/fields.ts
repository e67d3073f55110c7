import { existsSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { z } from "zod";
import { serviceIds } from "../service-ids.ts";
import { renderLongText, renderMarkdown } from "./markdown.ts";

/**
 * The building blocks of the schemas.
 *
 * The one rule of the content model: all text is under `es` and `en`, next to each other. A missing translation is then
 * a missing field, which stops the build and names the file and the field.
 */
export const line = z
	.string()
	.trim()
	.min(1)
	.regex(/^[^\n]*$/, "must be a single line");

/** HTML is rejected: text pasted from a word processor would bring styles that the page's security policy blocks. */
const markdownSource = z
	.string()
	.trim()
	.min(1)
	.refine((text) => !/<\/?[a-z][^>]*>/i.test(text), "has HTML in it: use Markdown");

/** Markdown text; parsed into its source and its HTML. */
export const markdown = markdownSource.transform(renderMarkdown);

const firmFile = "app/content/firm.yaml";
const name = z.object({ name: z.string() });
const named = z.object({ jurisdictions: z.array(z.object({ es: name, en: name })) });

/**
 * The names of the firm's laws in both languages, in the order of `firm.yaml`. Errors in that file are left to its own
 * schema.
 */
function lawNames(): string[] {
	const { data } = named.safeParse(
		existsSync(firmFile) ? parseDocument(readFileSync(firmFile, "utf8")).toJS() : undefined,
	);
	const names = data?.jurisdictions.flatMap(({ es, en }) => [es.name, en.name]) ?? [];
	return names.map((name) => name.replace(/ \(.*\)$/, ""));
}

const laws = lawNames();

/** Markdown for a page's full width: what it says about two places may go in two columns. */
export const longText = markdownSource.transform((source) => renderLongText(source, laws));

/** A list that may be empty. The file may then omit it, as the editor does. */
export function anyNumberOf<Item extends z.ZodType>(item: Item) {
	return z.array(item).default([]);
}

/** The languages that text is written in. */
export const languages = ["es", "en"] as const;

/** The same group of fields in both languages. */
export function words<Shape extends z.ZodRawShape>(shape: Shape) {
	return { es: z.strictObject(shape), en: z.strictObject(shape) };
}

/** One line in both languages. */
export const phrase = z.strictObject({ es: line, en: line });

/** A calendar day, `YYYY-MM-DD`. YAML may parse an unquoted one as a Date. */
export const day = z.preprocess(
	(value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
	z.iso.date(),
);

/** Lower-case words joined by hyphens: used in addresses and anchors. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

/** A practice area, by its file name in `services`. */
export const serviceId = z.enum(serviceIds);

/** An office of `firm.yaml`, by its id; `content:check` verifies that it exists. */
export const officeId = slug.describe("An office of firm.yaml");

/**
 * The jurisdiction of `firm.yaml` whose law a statement is about, by its id; `content:check` verifies that it exists.
 */
export const jurisdiction = slug.describe("A jurisdiction of firm.yaml");

/** Degrees that cover the United States, Mexico, and everything between. */
export const latitude = z.number().min(14).max(72);
export const longitude = z.number().min(-180).max(-64);

/**
 * Who checked the legal statements of an entry and when, each for the jurisdictions where they are licensed. Together
 * they cover every jurisdiction whose law the entry states. A review older than twelve months is stale. Only samples
 * may have none.
 */
export const review = anyNumberOf(z.strictObject({ by: slug, on: day, jurisdictions: z.array(jurisdiction).min(1) }));

/** A law cited in an entry: the name of the statute in its own language, where to read it, and its jurisdiction. */
export const source = z.strictObject({ name: line, url: z.url({ protocol: /^https$/ }), jurisdiction });

/** What every page tells browsers and search engines about itself. */
export const headWords = {
	/** The `<title>` without the firm's name. */
	title: line.max(60),
	/** The meta description. */
	description: line.min(70).max(160),
	heading: line,
	lead: line,
};

/** A section of a page with an anchor, the same in both languages. */
export const section = z.strictObject({
	id: slug,
	picture: slug.optional(),
	...words({
		heading: line,
		body: longText,
		/** A short version of the body, for a page that folds the full text under it. */
		brief: longText.optional(),
		/** The subject of this and the following sections: a small heading above them on a page that folds them. */
		group: line.optional(),
	}),
});

/** Whether the fees in a text were made up to demonstrate the site: pages say so, and a deploy refuses it. */
export const sampleFees = z.boolean().optional();

export const question = z.strictObject({
	id: slug,
	sampleFees,
	...words({ question: line, answer: markdown }),
});
