import type { Content } from "../content.ts";
import { contentFolder, type Entry, placeOf } from "../entry.ts";
import { type Named, valueAt } from "../names.ts";

/** A value that a field can have, and what the editor calls it. */
export interface Option {
	label: string;
	value: string;
}

export type Options = Readonly<Record<Named, readonly Option[]>>;

/** What entries can name, as the content has it now: people by their names, services by their titles, and so on. */
export function optionsOf(content: Content): Options {
	const listed = (file: "pictures" | "topics" | "firm", list: string, key: string, ...label: string[]) => {
		const items = valueAt(entryOf(content, `${placeOf(file)}`)?.data, [list]);
		return (Array.isArray(items) ? items : []).flatMap((item) =>
			optionFrom(valueAt(item, [key]), valueAt(item, label)),
		);
	};
	const entries = (collection: Entry["collection"], ...label: string[]) =>
		content.entries
			.filter((entry) => entry.collection === collection)
			.flatMap(({ id, data }) => optionFrom(id, valueAt(data, label)));
	return {
		picture: listed("pictures", "pictures", "name", "es", "alt").map(({ label, value }) => ({
			value,
			label: label === value ? value : `${value}: ${label}`,
		})),
		topic: listed("topics", "topics", "id", "es", "name"),
		office: listed("firm", "offices", "id", "name"),
		jurisdiction: listed("firm", "jurisdictions", "id", "es", "name"),
		person: entries("team", "name"),
		service: entries("services", "es", "name"),
		case: entries("cases", "es", "title"),
		post: entries("posts", "es", "title"),
	};
}

function entryOf({ entries }: Content, path: string): Entry | undefined {
	return entries.find(({ file }) => file === `${contentFolder}/${path}`);
}

function optionFrom(value: unknown, label: unknown): Option[] {
	if (typeof value !== "string") return [];
	return [{ value, label: typeof label === "string" && label !== "" ? label : value }];
}
