import { readFileSync } from "node:fs";
import { slug as slugSchema } from "../../app/content/schema/fields.ts";
import type { Content } from "./content.ts";
import { type CollectionName, isSample } from "./entry.ts";

/** Kinds of entries that can be begun from a template, and where they go. */
export const kinds = { post: "posts", area: "areas", case: "cases", faq: "faq" } as const satisfies Record<
	string,
	CollectionName
>;

export type Kind = keyof typeof kinds;

export function isKind(word: string | undefined): word is Kind {
	return word !== undefined && Object.hasOwn(kinds, word);
}

/** What an entry is called when nobody says. */
const untitled: Record<Kind, string> = {
	post: "nueva-entrada",
	area: "nuevo-lugar",
	faq: "nuevo-tema",
	case: "nuevo-caso",
};

export interface NewEntry {
	/** Path below `app/content`. */
	path: string;
	source: string;
}

/**
 * An entry to be filled in, in both languages. It is valid, so the site can be looked at meanwhile, and
 * `content:check` refuses it until its placeholders are gone.
 *
 * @param replace lets it take the place of a sample with the same name
 * @throws an Error for people to read, when there can be no such entry
 */
export function newEntry(kind: Kind, name: string | undefined, content: Content, replace = false): NewEntry {
	const slug = name ?? untitled[kind];
	if (!slug || !slugSchema.safeParse(slug).success) {
		throw new Error(`"${slug}" is no name for an entry: use lower-case words joined by hyphens, without accents.`);
	}
	const collection = kinds[kind];
	const siblings = content.entries.filter((entry) => entry.collection === collection);
	const taken = siblings.find(({ id }) => id === slug);
	if (taken && !(replace && isSample(taken))) {
		throw new Error(`${taken.file} exists already; only a sample can be replaced, with --replace.`);
	}
	const person = content.valid("firm")[0]?.fields.responsible ?? "";
	const values: Record<string, string> = {
		slug,
		today: content.today,
		order: String(taken?.document.get("order") ?? nextOrder(siblings.map(({ document }) => document.get("order")))),
		person,
		// Nobody reviews what they wrote.
		author: content.valid("team").find(({ id }) => id !== person)?.id ?? person,
	};
	const template = readFileSync(new URL(`templates/${kind}.yaml`, import.meta.url), "utf8");
	const source = template.replace(/__([a-z]+)__/g, (_, key: string) => values[key] ?? "");
	return { path: `${collection}/${slug}.yaml`, source };
}

function nextOrder(orders: readonly unknown[]): number {
	return Math.max(0, ...orders.filter((order) => typeof order === "number")) + 1;
}
