import type { PageId, PageRef } from "../pages/page-table.ts";
import {
	areas,
	type ContentPageId,
	cases,
	clo,
	faq,
	home,
	pageEntry,
	posts,
	services,
	videos,
} from "./content.server.ts";

/**
 * The day on which what a page says last changed, from the dates that its entries state: a page that lists entries is
 * as new as the newest of them. Search engines stop trusting a `lastmod` that merely tells of a deploy.
 */
export function lastModified({ page, params }: PageRef): string {
	if (page === "post") return dateOf(posts, params.slug, ({ updated }) => updated);
	if (page === "area") return dateOf(areas, params.slug, ({ review }) => review.on);
	if (page === "case") return dateOf(cases, params.caseId, ({ published }) => published);
	if (page === "home") return home.updated;
	if (page === "clo") return clo.updated;
	const service = services.find(({ id }) => id === page);
	if (service) return service.review.on;
	return latest([pageEntry(page as ContentPageId).updated, ...listed(page)]);
}

/** Days of the entries that a page lists. */
function listed(page: PageId): string[] {
	if (page === "blog") return posts.map(({ updated }) => updated);
	if (page === "tv") return videos.map(({ published }) => published);
	if (page === "faq") return faq.map(({ review }) => review.on);
	return [];
}

/** The last of some days. Days as `YYYY-MM-DD` sort as text. */
export function latest(days: readonly string[]): string {
	const last = days.toSorted().at(-1);
	if (!last) throw new RangeError("There is no latest of no days");
	return last;
}

function dateOf<Entry extends { id: string }>(
	entries: readonly Entry[],
	id: string | undefined,
	date: (entry: Entry) => string,
): string {
	const entry = entries.find((candidate) => candidate.id === id);
	if (!entry) throw new Error(`No entry is named "${id}"`);
	return date(entry);
}
