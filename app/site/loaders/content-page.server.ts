import { type ContentPageId, pageEntry } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { breadcrumbTrail } from "../pages/breadcrumbs.server.ts";
import { pageHead } from "../pages/head.server.ts";
import type { StructuredData } from "../pages/head.ts";
import type { PageId, PageRef } from "../pages/page-table.ts";

/** What every page of `app/content/pages` has: its head, its breadcrumbs, its heading, its picture and its sections. */
export function contentPage(ref: PageRef<Extract<ContentPageId, PageId>>, structured: StructuredData[] = []) {
	const entry = pageEntry(ref.page);
	const { title, description, heading, lead, sections, updated } = localize(entry, ref.locale);
	return {
		head: pageHead(ref, { title, description, structured }),
		trail: breadcrumbTrail(ref),
		heading,
		lead,
		sections,
		updated,
		picture: entry.picture ? picture(entry.picture, ref.locale) : undefined,
	};
}
