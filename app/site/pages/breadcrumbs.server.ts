import { areas, cases, clo, entryById, home, pageEntry, posts, services } from "../content/content.server.ts";
import { href, hrefOf, isServiceId, type PageId, type PageRef } from "./page-table.ts";

/** A step on the way from the home page to a page. */
export interface Breadcrumb {
	name: string;
	path: string;
}

/**
 * The way to a page, the home page first and the page itself last: what breadcrumbs show, also to search
 * engines. Services and cases hang from the home page, because the table has no page that lists them.
 */
export function breadcrumbTrail(ref: PageRef): Breadcrumb[] {
	const here = { name: pageName(ref), path: hrefOf(ref) };
	const top = { name: home[ref.locale].name, path: href(ref.locale, "home") };
	if (ref.page === "home") return [top];
	const parent = parentOf(ref.page);
	if (!parent) return [top, here];
	const step = { name: pageEntry(parent)[ref.locale].name, path: href(ref.locale, parent) };
	return [top, step, here];
}

function parentOf(page: PageId): "blog" | "areas" | undefined {
	if (page === "post") return "blog";
	if (page === "area") return "areas";
	return undefined;
}

/** The name of a page in menus and lists. @throws when the page shows an entry that does not exist. */
export function pageName({ page, locale, params }: PageRef): string {
	if (page === "post") return entryById(posts, params.slug)[locale].title;
	if (page === "area") return entryById(areas, params.slug)[locale].name;
	if (page === "case") return entryById(cases, params.caseId)[locale].title;
	if (page === "home") return home[locale].name;
	if (page === "clo") return clo[locale].name;
	if (isServiceId(page)) return entryById(services, page)[locale].name;
	return pageEntry(page)[locale].name;
}
