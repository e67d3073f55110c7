import * as collections from "content-collections";
import type { PlainPageId, ServiceId } from "../pages/page-table.ts";
import { entryById, siteContent } from "./site-content.ts";

export { entryById };

/**
 * The content, looked up by name. Server only: a loader picks what a page needs, in one language, and nothing else of
 * it reaches a browser.
 */
export const content = siteContent(collections);

export const { firm, home, clo, topics, services, cases, testimonials, team, faq, videos, areas, posts } = content;

const pagesById = new Map(content.pages.map((entry) => [entry.id, entry]));
const picturesByName = new Map(content.pictures.map((entry) => [entry.name, entry]));

/** Pages that have an entry of their own in `app/content/pages`. */
export type ContentPageId = Exclude<PlainPageId, ServiceId | "home" | "clo"> | "not-found";

/** The entry of a page. @throws when `app/content/pages` has none, which a test rules out. */
export function pageEntry(id: ContentPageId) {
	const entry = pagesById.get(id);
	if (!entry) throw new Error(`Content is missing: app/content/pages/${id}.yaml`);
	const { id: _id, ...page } = entry;
	return page;
}

/** A picture's focal point and alternative texts. @throws when `pictures.yaml` does not name it. */
export function pictureEntry(name: string) {
	const entry = picturesByName.get(name);
	if (!entry) throw new Error(`Content is missing: picture "${name}" in app/content/pictures.yaml`);
	return entry;
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
export type Office = (typeof firm.offices)[number];
