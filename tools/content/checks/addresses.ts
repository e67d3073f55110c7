import { isServiceId, pageIds, pages } from "../../../app/site/pages/page-table.ts";
import type { Content } from "../content.ts";
import { contentFolder, hasIssueAt } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";
import { valueAt } from "../names.ts";

/** Each address leads to one page, and every address that the firm has given out still leads somewhere. */
export function checkAddresses(content: Content): Finding[] {
	return [...taken(content), ...withdrawn(content)];
}

/** Addresses that services give themselves, and another page has. */
function taken({ entries }: Content): Finding[] {
	const fixed = pageIds.filter((page) => !isServiceId(page));
	const patterns = fixed.flatMap((page) =>
		Object.values(pages[page]).map((path) => ({ page, pattern: patternOf(path) })),
	);
	const given = new Map<string, string>();
	return entries.flatMap((entry) => {
		if (entry.collection !== "services" || hasIssueAt(entry, ["address", "es"])) return [];
		return ["es", "en"].flatMap((locale) => {
			const path = valueAt(entry.data, ["address", locale]);
			if (typeof path !== "string") return [];
			const other = given.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.page;
			given.set(path, entry.id);
			return other ? [findingAt(entry, ["address", locale], `${path} is the address of "${other}" already`)] : [];
		});
	});
}

/** Of `/blog/:slug`, what it stands for. */
function patternOf(path: string): RegExp {
	return new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
}

function withdrawn({ addresses, entries }: Content): Finding[] {
	const known = new Set(
		pageIds.flatMap((page) => [pages[page].es, pages[page].en].map((path) => path.replace(/:(\w+)/g, "{$1}"))),
	);
	// A service whose file cannot be read may have any address.
	if (entries.some((entry) => entry.collection === "services" && hasIssueAt(entry, ["address", "es"]))) return [];
	return addresses.flatMap(({ path, line }): Finding[] => {
		const message = `${path} was given out and leads to no page any more: bring its page back, or take the line out`;
		return known.has(path) ? [] : [{ level: "error", file: `${contentFolder}/addresses.yaml`, line, message }];
	});
}
