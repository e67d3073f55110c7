import type { BreadcrumbListLeaf, WithContext } from "schema-dts";
import {
	areas,
	cases,
	cloEntry,
	entryById,
	home,
	pageEntry,
	personById,
	posts,
	services,
} from "../content/content.server.ts";
import { absolute } from "./absolute.server.ts";
import { href, hrefOf, isServiceId, type PageId, type PageRef } from "./page-table.ts";

interface Breadcrumb {
	name: string;
	path: string;
}

/**
 * Breadcrumbs from the home page to the page itself. Services and cases are children of the home page, because no page
 * lists them.
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

/** Breadcrumbs as structured data. The home page has none: a list needs at least two steps. */
export function breadcrumbList(ref: PageRef): WithContext<BreadcrumbListLeaf> {
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: breadcrumbTrail(ref).map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: absolute(path),
		})),
	};
}

function parentOf(page: PageId): "blog" | "areas" | "team" | undefined {
	if (page === "person") return "team";
	if (page === "post") return "blog";
	if (page === "area") return "areas";
	return undefined;
}

/** The name of a page in menus and lists. @throws when the page's entry does not exist */
export function pageName({ page, locale, params }: PageRef): string {
	if (page === "person") return personById(params.slug).name;
	if (page === "post") return entryById(posts, params.slug)[locale].title;
	if (page === "area") return entryById(areas, params.slug)[locale].name;
	if (page === "case") return entryById(cases, params.caseId)[locale].title;
	if (page === "home") return home[locale].name;
	if (page === "clo") return cloEntry()[locale].name;
	if (isServiceId(page)) return entryById(services, page)[locale].name;
	return pageEntry(page)[locale].name;
}
