import { type CollectionName, type Entry, isYaml } from "./entry.ts";

/** What entries name: by the file of an entry, or by an id in a list of one. */
export type Named = "picture" | "topic" | "office" | "jurisdiction" | "person" | "service" | "case" | "post";

/** What each field names, by the field's name, wherever it stands outside of `es` and `en`. */
const fields: Readonly<Record<string, Named>> = {
	picture: "picture",
	cover: "picture",
	closing: "picture",
	by: "person",
	author: "person",
	responsible: "person",
	service: "service",
	services: "service",
	cases: "case",
	posts: "post",
	topic: "topic",
	office: "office",
	principalOffice: "office",
	state: "jurisdiction",
	jurisdiction: "jurisdiction",
	jurisdictions: "jurisdiction",
	licensed: "jurisdiction",
	between: "jurisdiction",
};

export function namedBy(field: string): Named | undefined {
	return Object.hasOwn(fields, field) ? fields[field] : undefined;
}

/**
 * What can be named, each with what an editor calls it; nothing where the file that says so cannot be read: one message
 * about that file is enough.
 */
export type Names = Readonly<Record<Named, ReadonlyMap<string, string> | undefined>>;

/**
 * The names that entries give, taken from what is written: an entry with a fault is there all the same, and whoever
 * names it makes no mistake.
 */
export function namesOf(entries: readonly Entry[]): Names {
	const of = (collection: CollectionName) => entries.filter((entry) => entry.collection === collection);
	const files = (collection: CollectionName, ...label: string[]) =>
		new Map(of(collection).flatMap(({ id, data }) => named(id, valueAt(data, label))));
	const listed = (collection: CollectionName, list: string, key: string, ...label: string[]) => {
		const [entry] = of(collection);
		if (!entry || !isYaml(entry)) return undefined;
		const items = valueAt(entry.data, [list]);
		const all: unknown[] = Array.isArray(items) ? items : [];
		return new Map(all.flatMap((item) => named(valueAt(item, [key]), valueAt(item, label))));
	};
	return {
		picture: listed("pictures", "pictures", "name", "es", "alt"),
		topic: listed("topics", "topics", "id", "es", "name"),
		office: listed("firm", "offices", "id", "name"),
		jurisdiction: listed("firm", "jurisdictions", "id", "es", "name"),
		person: files("team", "name"),
		service: files("services", "es", "name"),
		case: files("cases", "es", "title"),
		post: files("posts", "es", "title"),
	};
}

function named(name: unknown, label: unknown): [name: string, label: string][] {
	if (typeof name !== "string") return [];
	return [[name, typeof label === "string" && label !== "" ? label : name]];
}

/** The value at a path of what a file says; nothing where there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
		data,
	);
}
