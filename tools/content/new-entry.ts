import { readFileSync } from "node:fs";
import { slug as slugSchema } from "../../app/content/schema/fields.ts";
import { writtenPageIds } from "../../app/site/pages/page-table.ts";
import { slugOf } from "../slug.ts";
import type { Content } from "./content.ts";
import { type CollectionName, isSample, placeOf } from "./entry.ts";
import { templateValues } from "./template-values.ts";

/** Kinds of entries that can be begun from a template: where they go, and what they are called when nobody says. */
const kinds = {
	post: { collection: "posts", untitled: "nueva-entrada" },
	area: { collection: "areas", untitled: "nuevo-lugar" },
	case: { collection: "cases", untitled: "nuevo-caso" },
	faq: { collection: "faq", untitled: "nuevo-tema" },
	service: { collection: "services", untitled: "nuevo-servicio" },
	person: { collection: "team", untitled: "nueva-persona" },
	testimonial: { collection: "testimonials", untitled: "nuevo-testimonio" },
	video: { collection: "videos", untitled: "nuevo-video" },
	page: { collection: "pages", untitled: undefined },
	clo: { collection: "clo", untitled: "clo" },
} as const satisfies Record<string, { collection: CollectionName; untitled: string | undefined }>;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];

export function isKind(word: string | undefined): word is Kind {
	return word !== undefined && Object.hasOwn(kinds, word);
}

export interface NewEntry {
	/** Path below `app/content`. */
	path: string;
	source: string;
}

/** Pages of their own that a firm can have. */
const pageNames: readonly string[] = ["tv", "blog", "areas", "social", ...writtenPageIds, "not-found"];

/**
 * An entry to be filled in, in both languages. It is valid, so the site can be looked at meanwhile, and
 * `content:check` refuses it until its placeholders are gone.
 *
 * @param replace lets it take the place of a sample with the same name
 * @throws an Error for people to read, when there can be no such entry
 */
export function newEntry(kind: Kind, name: string | undefined, content: Content, replace = false): NewEntry {
	const { collection, untitled } = kinds[kind];
	const slug = kind === "clo" ? untitled : (name ?? untitled);
	if (kind === "page") requirePage(slug, content);
	if (!slug || !slugSchema.safeParse(slug).success) {
		const better = slugOf(slug ?? "");
		throw new Error(
			`"${slug}" is no name for an entry: use lower-case words joined by hyphens, without accents${better ? `: ${better}` : ""}.`,
		);
	}
	const siblings = content.entries.filter((entry) => entry.collection === collection);
	const taken = siblings.find(({ id }) => id === slug);
	if (taken && !(replace && isSample(taken))) {
		throw new Error(`${taken.file} exists already; only a sample can be replaced, with --replace.`);
	}
	const values: Record<string, string> = {
		...templateValues(content, { kind, slug, siblings }),
		order: String(taken?.document.get("order") ?? nextOrder(siblings.map(({ document }) => document.get("order")))),
	};
	const template = readFileSync(new URL(`templates/${kind}.yaml`, import.meta.url), "utf8");
	// A block that this firm has no use for leaves no blank line.
	const source = template.replace(/__([a-z]+)__(\n?)/g, (_, key: string, end: string) =>
		values[key] ? values[key] + end : "",
	);
	return { path: kind === "clo" ? placeOf("clo") : `${collection}/${slug}.yaml`, source };
}

/** @throws an Error that names the pages which the site does not have yet */
function requirePage(name: string | undefined, content: Content): void {
	const missing = pageNames.filter(
		(id) => !content.entries.some((each) => each.collection === "pages" && each.id === id),
	);
	if (name && (missing.includes(name) || pageNames.includes(name))) return;
	const which = missing.length > 0 ? `It can still have: ${[...new Set(missing)].join(", ")}.` : "It has all of them.";
	throw new Error(`The site has no address for a page "${name ?? ""}". ${which}`);
}

function nextOrder(orders: readonly unknown[]): number {
	return Math.max(0, ...orders.filter((order) => typeof order === "number")) + 1;
}
