import { areas, cases, posts } from "./content.server.ts";
import type { Locale } from "./locale.ts";
import { type PageId, type Place, pages } from "./pages.ts";

/** Every page of the table in a language, with those that show an entry once for each entry. */
export function allPlaces(locale: Locale): Place[] {
	return (Object.keys(pages) as PageId[]).flatMap((page) =>
		paramsOf(page).map((params): Place => ({ page, locale, params })),
	);
}

function paramsOf(page: PageId): Place["params"][] {
	if (page === "post") return posts.map(({ id }) => ({ slug: id }));
	if (page === "area") return areas.map(({ id }) => ({ slug: id }));
	if (page === "case") return cases.map(({ id }) => ({ caseId: id }));
	return [{}];
}
