import { linkedSections } from "../../../app/site/corpus/anchors.ts";
import type { Content, Valid } from "../content.ts";
import { type Finding, findingAt } from "../findings.ts";
import { pagesOf } from "../site-map.ts";

/**
 * Each anchor of a page is given once: of two questions with the same id, a link would open the wrong one. And each
 * section that the site's code links to is there.
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
	const unlinked = new Set(content.valid("firm").flatMap(({ fields }) => sectionsWithoutLinks(fields)));
	return content.valid("pages").flatMap((entry) => {
		const linked = Object.entries(linkedSections).find(([page]) => page === entry.id)?.[1] ?? {};
		return Object.values<string>(linked)
			.filter((anchor) => !unlinked.has(anchor) && !entry.fields.sections.some(({ id }) => id === anchor))
			.map((anchor) => findingAt(entry, ["sections"], `has no section "${anchor}", which the site links to`));
	});
}

/** Sections about what a firm does not have: nothing links to them. */
function sectionsWithoutLinks({ claims, careersEmail, chat }: Valid<"firm">["fields"]): string[] {
	return [
		...(claims.length === 0 ? [linkedSections.about.figures] : []),
		...(careersEmail ? [] : [linkedSections.team.careers]),
		...(chat ? [] : [linkedSections.terms.assistant]),
	];
}
