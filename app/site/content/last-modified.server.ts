import { isServiceId, type PageId, type PageRef } from "../pages/page-table.ts";
import {
	areas,
	cases,
	cloEntry,
	entryById,
	faq,
	firm,
	home,
	pageEntry,
	posts,
	services,
	videos,
} from "./content.server.ts";

/**
 * The day a page's content last changed, from the dates of its entries: a list page is as new as its newest entry.
 * Search engines stop trusting a `lastmod` that changes with every deploy.
 */
export function lastModified({ page, params }: PageRef): string {
	if (page === "post") return entryById(posts, params.slug).updated;
	if (page === "area") return lastReview(entryById(areas, params.slug));
	if (page === "case") return entryById(cases, params.caseId).published;
	if (page === "person") return firm.updated;
	if (page === "home") return home.updated;
	if (page === "clo") return cloEntry().updated;
	if (isServiceId(page)) return lastReview(entryById(services, page));
	return latest([pageEntry(page).updated, ...listed(page)]);
}

function listed(page: PageId): string[] {
	if (page === "blog") return posts.map(({ updated }) => updated);
	if (page === "tv") return videos.map(({ published }) => published);
	if (page === "faq") return faq.map(lastReview);
	return [];
}

/** The day of an entry's newest review, or the date of the firm's facts if nobody has reviewed it. */
function lastReview({ review }: { review: readonly { on: string }[] }): string {
	return review.length > 0 ? latest(review.map(({ on }) => on)) : firm.updated;
}

/** The latest of some days as `YYYY-MM-DD`, which sort as strings. */
export function latest(days: readonly string[]): string {
	const last = days.toSorted().at(-1);
	if (!last) throw new RangeError("There is no latest of no days");
	return last;
}
