import { breadcrumbTrail } from "../pages/breadcrumbs.server.ts";
import { pageHead } from "../pages/head.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { type ContentPageId, pageEntry } from "./content.server.ts";
import { localize } from "./localize.ts";
import { picture } from "./pictures.server.ts";

type Structured = NonNullable<Parameters<typeof pageHead>[1]["structured"]>;

/** What every page of `app/content/pages` has: its head, its way, its heading, its picture and its sections. */
export function contentPage(place: PageRef & { page: ContentPageId }, structured: Structured = []) {
	const entry = pageEntry(place.page);
	const { title, description, heading, lead, sections, updated } = localize(entry, place.locale);
	return {
		head: pageHead(place, { title, description, structured }),
		trail: breadcrumbTrail(place),
		heading,
		lead,
		sections,
		updated,
		picture: entry.picture ? picture(entry.picture, place.locale) : undefined,
	};
}
