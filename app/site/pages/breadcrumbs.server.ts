import type { Locale } from "../../locales/locale.ts";
import { areas, type ContentPageId, cases, clo, home, pageEntry, posts, services } from "../content/content.server.ts";
import { href, hrefOf, type PageId, type PageRef } from "./page-table.ts";

/** A step on the way from the home page to a page. */
export interface Breadcrumb {
	name: string;
	path: string;
}

/**
 * The way to a page, the home page first and the page itself last: what breadcrumbs show and what search engines are
 * told. Services and cases hang from the home page, because the table has no page that lists them.
 */
export function breadcrumbTrail(place: PageRef): Breadcrumb[] {
	const here = { name: pageName(place), path: hrefOf(place) };
	const top = { name: home[place.locale].name, path: href(place.locale, "home") };
	if (place.page === "home") return [top];
	const parent = parentOf(place.page);
	if (!parent) return [top, here];
	const step = { name: pageEntry(parent)[place.locale].name, path: href(place.locale, parent) };
	return [top, step, here];
}

function parentOf(page: PageId): "blog" | "areas" | undefined {
	if (page === "post") return "blog";
	if (page === "area") return "areas";
	return undefined;
}

/** The name of a page in menus and lists. @throws when the page shows an entry that does not exist. */
export function pageName({ page, locale, params }: PageRef): string {
	if (page === "post") return entryOf(posts, params.slug)[locale].title;
	if (page === "area") return entryOf(areas, params.slug)[locale].name;
	if (page === "case") return entryOf(cases, params.caseId)[locale].title;
	if (page === "home") return home[locale].name;
	if (page === "clo") return clo[locale].name;
	return serviceName(page, locale) ?? pageEntry(page as ContentPageId)[locale].name;
}

function serviceName(page: PageId, locale: Locale): string | undefined {
	return services.find(({ id }) => id === page)?.[locale].name;
}

function entryOf<Entry extends { id: string }>(entries: readonly Entry[], id: string | undefined): Entry {
	const entry = entries.find((candidate) => candidate.id === id);
	if (!entry) throw new Error(`No entry is named "${id}"`);
	return entry;
}
