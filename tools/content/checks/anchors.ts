import { anchors, linkedSections, ownAnchors } from "../../../app/site/corpus/anchors.ts";
import type { Content } from "../content.ts";
import { type Entry, findingAt, type Path } from "../entry.ts";
import type { Finding } from "../finding.ts";

type Anchor = [page: string, entry: Entry, path: Path, id: string];

/**
 * Each anchor of a page is given once: of two questions with the same id, a link would open the wrong one. And each
 * section that the site's code links to is there.
 */
export function checkAnchors(content: Content): Finding[] {
	const taken = new Map(pagesOwn().map((place) => [place, "the page itself"]));
	const twice = anchorsIn(content).flatMap(([page, entry, path, id]) => {
		const place = `${page}#${id}`;
		const other = taken.get(place);
		taken.set(place, entry.id);
		return other ? [findingAt("error", entry, path, `the anchor "${id}" is taken already by ${other}`)] : [];
	});
	return [...twice, ...missing(content)];
}

function missing(content: Content): Finding[] {
	return content.valid("pages").flatMap((entry) => {
		const linked = Object.entries(linkedSections).find(([page]) => page === entry.id)?.[1] ?? {};
		return Object.values(linked)
			.filter((anchor) => !entry.fields.sections.some(({ id }) => id === anchor))
			.map((anchor) => findingAt("error", entry, ["sections"], `has no section "${anchor}", which the site links to`));
	});
}

/** Anchors that pages have whatever the content says. */
function pagesOwn(): string[] {
	return Object.entries(anchors).flatMap(([page, ids]) => Object.values(ids).map((id) => `${page}#${id}`));
}

function anchorsIn(content: Content): Anchor[] {
	return [
		...content.valid("services").flatMap((entry) =>
			(["sections", "questions"] as const).flatMap((list) =>
				entry.fields[list].flatMap(({ id }, index): Anchor[] => [
					[entry.id, entry, [list, index, "id"], id],
					// Its own anchors are those of every service's page.
					...(ownAnchors("service").includes(id) ? [["service", entry, [list, index, "id"], id] satisfies Anchor] : []),
				]),
			),
		),
		...content
			.valid("faq")
			.flatMap((entry) => [
				["faq", entry, [], entry.id] satisfies Anchor,
				...entry.fields.questions.map(({ id }, index): Anchor => ["faq", entry, ["questions", index, "id"], id]),
			]),
		...content.valid("team").map((entry): Anchor => ["team", entry, [], entry.id]),
		...content.valid("videos").map((entry): Anchor => ["tv", entry, [], entry.id]),
		...[...content.valid("pages"), ...content.valid("clo")].flatMap((entry) =>
			entry.fields.sections.map(({ id }, index): Anchor => [entry.id, entry, ["sections", index, "id"], id]),
		),
	];
}
