import { type CollectionName, type Entry, isYaml } from "./entry.ts";

/** What entries name: by the file of an entry, or by an id in a list of one. */
export type Named = "picture" | "topic" | "office" | "jurisdiction" | "person" | "service" | "case" | "post";

/** What each field names, by the field's name, wherever it stands outside of `es` and `en`. */
const fields: Readonly<Record<string, Named>> = {
	picture: "picture",
	cover: "picture",
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

/** What can be named; nothing where the file that says so cannot be read: one message about that file is enough. */
export type Names = Readonly<Record<Named, ReadonlySet<string> | undefined>>;

/**
 * The names that entries give, taken from what is written: an entry with a fault is there all the same, and whoever
 * names it makes no mistake.
 */
export function namesOf(entries: readonly Entry[]): Names {
	const files = (collection: CollectionName) =>
		new Set(entries.filter((entry) => entry.collection === collection).map(({ id }) => id));
	const listed = (collection: CollectionName, list: string, key: string) => {
		const entry = entries.find((each) => each.collection === collection);
		return entry && isYaml(entry) ? new Set(namesIn(entry.data, list, key)) : undefined;
	};
	return {
		picture: listed("pictures", "pictures", "name"),
		topic: listed("topics", "topics", "id"),
		office: listed("firm", "offices", "id"),
		jurisdiction: listed("firm", "jurisdictions", "id"),
		person: files("team"),
		service: files("services"),
		case: files("cases"),
		post: files("posts"),
	};
}

function namesIn(data: unknown, list: string, key: string): string[] {
	const items = valueAt(data, [list]);
	if (!Array.isArray(items)) return [];
	return items.map((item) => valueAt(item, [key])).filter((name) => typeof name === "string");
}

/** The value at a path of what a file says; nothing where there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
		data,
	);
}
