import type { Content } from "../content.ts";
import type { Entry, Path } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";
import { outlineOf } from "../markdown.ts";
import { textsByPlace } from "../pairs.ts";

/** Both languages of an entry have the same fields, and the same headings, list items and table rows in the same order. */
export function checkParity({ entries }: Content): Finding[] {
	return entries.flatMap((entry) => {
		const [spanish, english] = [new Map(textsByPlace(entry, "es")), new Map(textsByPlace(entry, "en"))];
		return Array.from(new Map([...spanish, ...english]), ([place, { path }]) =>
			compared(entry, path, spanish.get(place)?.value, english.get(place)?.value),
		).flat();
	});
}

function compared(entry: Entry, path: Path, es: string | undefined, en: string | undefined): Finding[] {
	const field = path.join(".");
	if (es === undefined || en === undefined) return [findingAt(entry, path, `${field} is in one language only`)];
	const [spanish, english] = [outlineOf(es), outlineOf(en)];
	return (["headings", "lists", "tables"] as const)
		.filter((part) => spanish[part].join() !== english[part].join())
		.map((part) => `${field} has ${part} ${shown(english[part])} where Spanish has ${shown(spanish[part])}`)
		.map((message) => findingAt(entry, path, message));
}

function shown(values: readonly (string | number)[]): string {
	return `[${values.join(", ")}]`;
}
