import type { Locale } from "../../locales/locale.ts";
import { areas, cases, posts, team } from "../content/content.server.ts";
import { type PageId, type PageRef, pageIds, pageRefOf } from "./page-table.ts";

/** Every page in one language; entry pages appear once per entry. */
export function allPages(locale: Locale): PageRef[] {
	return pageIds.flatMap((page) => paramsOf(page).map((params) => pageRefOf({ page, locale }, params)));
}

function paramsOf(page: PageId): Record<string, string>[] {
	if (page === "person") return team.map(({ id }) => ({ slug: id }));
	if (page === "post") return posts.map(({ id }) => ({ slug: id }));
	if (page === "area") return areas.map(({ id }) => ({ slug: id }));
	if (page === "case") return cases.map(({ id }) => ({ caseId: id }));
	return [{}];
}
