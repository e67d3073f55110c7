import type { Content } from "../content.ts";
import { type Entry, findingAt, type Path } from "../entry.ts";
import type { Finding } from "../finding.ts";
import { outlineOf } from "../markdown.ts";
import { pairsOf } from "../texts.ts";

/**
 * Both languages of an entry say the same in the same order: as many headings, list items and table rows. Links that
 * only one of them has are a hint, since one language may need a link that the other does not.
 */
export function checkParity({ entries }: Content): Finding[] {
	return entries.flatMap((entry) => pairsOf(entry).flatMap(({ path, es, en }) => compared(entry, path, [], es, en)));
}

/** Compares two values that stand at the same place in both languages. */
function compared(entry: Entry, group: Path, path: Path, es: unknown, en: unknown): Finding[] {
	const at = [...group, "en", ...path];
	if (typeof es === "string" && typeof en === "string") return comparedTexts(entry, at, es, en);
	if (Array.isArray(es) && Array.isArray(en)) {
		if (es.length !== en.length) {
			return [findingAt("error", entry, at, `${at.join(".")} has ${en.length} items where Spanish has ${es.length}`)];
		}
		return es.flatMap((item, index) => compared(entry, group, [...path, index], item, en[index]));
	}
	if (isGroup(es) && isGroup(en)) {
		return Object.keys({ ...es, ...en }).flatMap((key) => compared(entry, group, [...path, key], es[key], en[key]));
	}
	// What is missing on one side, the schema's check says too; a group without schema would go unnoticed.
	return es === undefined || en === undefined
		? [findingAt("error", entry, at, `${at.join(".")} is in one language only`)]
		: [];
}

function isGroup(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function comparedTexts(entry: Entry, at: Path, es: string, en: string): Finding[] {
	const field = at.join(".");
	if (/\S/.test(es) !== /\S/.test(en)) return [findingAt("error", entry, at, `${field} is in one language only`)];
	const [spanish, english] = [outlineOf(es), outlineOf(en)];
	const differing = (["headings", "lists", "tables"] as const)
		.filter((part) => spanish[part].join() !== english[part].join())
		.map((part) => `${field} has ${part} ${shown(english[part])} where Spanish has ${shown(spanish[part])}`);
	const links =
		spanish.links.length === english.links.length
			? []
			: [
					findingAt(
						"hint",
						entry,
						at,
						`${field} has ${english.links.length} links where Spanish has ${spanish.links.length}`,
					),
				];
	return [...differing.map((message) => findingAt("error", entry, at, message)), ...links];
}

function shown(values: readonly (string | number)[]): string {
	return `[${values.join(", ")}]`;
}
