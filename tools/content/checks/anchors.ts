import { linkedSections } from "../../../app/site/corpus/anchors.ts";
import type { Content, Valid } from "../content.ts";
import { type Finding, findingAt } from "../findings.ts";
import { pagesOf } from "../site-map.ts";

/**
 * Each anchor of a page is given once: of two questions with the same id, a link would open the wrong one. And each
 * section that the site's code names is there.
 */
export function checkAnchors(content: Content): Finding[] {
	const twice = pagesOf(content).flatMap(({ own, given }) => {
		const taken = new Map(own.map((id) => [id, "the page itself"]));
		return given.flatMap(({ entry, path, id }) => {
			const other = taken.get(id);
			taken.set(id, entry.id);
			return other ? [findingAt(entry, path, `the anchor "${id}" is taken already by ${other}`)] : [];
		});
	});
	return [...twice, ...missing(content)];
}

function missing(content: Content): Finding[] {
	const [firm] = content.valid("firm");
	// What the firm does not have, nobody knows while its file has a fault.
	if (!firm) return [];
	const unlinked = new Set(sectionsWithoutLinks(firm.fields));
	return content.valid("pages").flatMap((entry) => {
		const linked = Object.entries(linkedSections).find(([page]) => page === entry.id)?.[1] ?? {};
		const named = entry.id === "terms" ? sectionsNamed(firm.fields) : [];
		return [...Object.values<string>(linked), ...named]
			.filter((anchor) => !unlinked.has(anchor) && !entry.fields.sections.some(({ id }) => id === anchor))
			.map((anchor) => findingAt(entry, ["sections"], `has no section "${anchor}", which the site’s code names`));
	});
}

/** Sections of the terms that the firm's file names. */
function sectionsNamed({ residents, grievances }: Valid<"firm">["fields"]): string[] {
	return [residents, grievances].flatMap((named) => (named ? [named.section] : []));
}

/** Sections about what a firm does not have: nothing links to them. */
function sectionsWithoutLinks({ claims, careersEmail, chat }: Valid<"firm">["fields"]): string[] {
	return [
		...(claims.length === 0 ? [linkedSections.about.figures] : []),
		...(careersEmail ? [] : [linkedSections.team.careers]),
		...(chat ? [] : [linkedSections.terms.assistant]),
	];
}
