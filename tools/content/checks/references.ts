import type { Content } from "../content.ts";
import { hasIssueAt } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";
import { namedBy } from "../names.ts";

/** Whatever an entry names exists: people, services, cases, posts, topics, offices, laws; and no order is given twice. */
export function checkReferences(content: Content): Finding[] {
	return [...missing(content), ...missingRings(content), ...sameOrders(content)];
}

function missing({ texts, names }: Content): Finding[] {
	return texts.flatMap(({ entry, path, value, locale }) => {
		// Of an item of a list, the list's.
		const field = path.findLast((step) => typeof step === "string");
		// What is in a language is prose, such as the topic of a comparison.
		const kind = locale || !field ? undefined : namedBy(field);
		const known = kind && names[kind];
		if (!known || known.has(value) || hasIssueAt(entry, path)) return [];
		return [findingAt(entry, path, `there is no ${kind} "${value}"${suggestion(known)}`)];
	});
}

/** What it could be, where that is little to read. */
function suggestion(known: ReadonlyMap<string, string>): string {
	return known.size > 0 && known.size <= 12 ? `; there are ${Array.from(known.keys()).sort().join(", ")}` : "";
}

/** The ring of each person is a picture. */
function missingRings(content: Content): Finding[] {
	return content.valid("team").flatMap((entry) => {
		const name = `ring-${entry.fields.ring}`;
		const known = content.names.picture;
		return !known || known.has(name) ? [] : [findingAt(entry, ["ring"], `there is no picture "${name}"`)];
	});
}

/** Entries that are shown in an order: two with the same number would change places from build to build. */
function sameOrders({ entries }: Content): Finding[] {
	const taken = new Map<string, string>();
	return entries.flatMap((entry) => {
		const order = entry.document.get("order");
		if (typeof order !== "number") return [];
		const place = `${entry.collection} ${order}`;
		const other = taken.get(place);
		taken.set(place, entry.id);
		return other ? [findingAt(entry, ["order"], `has the same order as ${other}`)] : [];
	});
}
