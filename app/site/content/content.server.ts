import * as collections from "content-collections";
import type { Locale } from "../../locales/locale.ts";
import type { WrittenPageId } from "../pages/page-table.ts";
import { entryById, only, siteContent } from "./site-content.ts";

export { entryById };

/**
 * The content, looked up by name. Server only: a loader picks what a page needs in one language, and nothing else
 * reaches a browser.
 */
export let content = siteContent(collections);

export let { firm, home, topics, services, cases, carousel, testimonials, team, faq, videos, areas, posts } = content;

// In development an edit replaces the content without reloading the modules that read it
// (`tools/vite/live-content.ts`).
import.meta.hot?.accept("content-collections", (edited) => {
	content = siteContent({ ...collections, ...edited });
	({ firm, home, topics, services, cases, carousel, testimonials, team, faq, videos, areas, posts } = content);
	import.meta.hot?.send("content:replaced");
});

/** Pages with an entry in `app/content/pages`. */
export type ContentPageId = WrittenPageId | "not-found";

/** The entry of a page. @throws when `app/content/pages` has none, which a test rules out */
export function pageEntry(id: ContentPageId) {
	const { id: _id, ...page } = entryById(content.pages, id);
	return page;
}

/** The page of the external Chief Legal Officer. @throws when the firm has none; its address then has no route */
export function cloEntry() {
	return only(content.clo ? [content.clo] : [], "clo.yaml");
}

/** The name of a law in a language, such as `Oregón`. */
export function jurisdictionName(id: string, locale: Locale): string {
	return entryById<Jurisdiction>(firm.jurisdictions, id)[locale].name.replaceAll(" ", "\u00a0");
}

export function officeById(id: string) {
	return entryById<Office>(firm.offices, id);
}

export function personById(id: string) {
	return entryById(team, id);
}

export type SuccessCase = (typeof cases)[number];
export type Person = (typeof team)[number];
export type Video = (typeof videos)[number];
export type Area = (typeof areas)[number];
export type Post = (typeof posts)[number];
export type Jurisdiction = (typeof firm.jurisdictions)[number];
export type Office = (typeof firm.offices)[number];
