import {
	allAreas,
	allCases,
	allClos,
	allFaqs,
	allFirms,
	allHomes,
	allPages,
	allPictures,
	allPosts,
	allServices,
	allTeams,
	allTestimonials,
	allTopics,
	allVideos,
	type Page,
} from "content-collections";
import type { PlainPageId, ServiceId } from "../pages/page-table.ts";

/**
 * The content, sorted and looked up by name. Server only: a loader picks what a page needs, in one language, and
 * nothing else of it reaches a browser.
 */

/** The one entry of a collection that has just one. */
function only<Entry>(entries: readonly Entry[], file: string): Entry {
	const [entry] = entries;
	if (!entry) throw new Error(`Content is missing: app/content/${file}`);
	return entry;
}

/** Entries with their file's name as `id`, in the order that editors gave them. */
function ordered<Entry extends { order: number; _meta: { path: string } }>(entries: readonly Entry[]) {
	return entries.map(named).sort((a, b) => a.order - b.order);
}

function named<Entry extends { _meta: { path: string } }>({ _meta, ...entry }: Entry) {
	return { ...entry, id: _meta.path };
}

export const firm = only(allFirms, "firm.yaml");
export const home = only(allHomes, "home.yaml");
export const clo = only(allClos, "clo.yaml");
export const topics = only(allTopics, "topics.yaml").topics;
export const services = ordered(allServices).map((entry) => ({ ...entry, id: entry.id as ServiceId }));
export const cases = ordered(allCases);
export const testimonials = ordered(allTestimonials);
export const team = ordered(allTeams);
export const faq = ordered(allFaqs);
export const videos = ordered(allVideos);
export const areas = ordered(allAreas);
/** The newest first. */
export const posts = allPosts.map(named).sort((a, b) => b.published.localeCompare(a.published));

const pagesById = new Map<string, Page>(allPages.map((entry) => [entry._meta.path, entry]));
const picturesByName = new Map(only(allPictures, "pictures.yaml").pictures.map((entry) => [entry.name, entry]));

/** Pages that have an entry of their own in `app/content/pages`. */
export type ContentPageId = Exclude<PlainPageId, ServiceId | "home" | "clo"> | "not-found";

/** The entry of a page. @throws when `app/content/pages` has none, which a test rules out. */
export function pageEntry(id: ContentPageId): Omit<Page, "_meta"> {
	const entry = pagesById.get(id);
	if (!entry) throw new Error(`Content is missing: app/content/pages/${id}.yaml`);
	const { _meta, ...page } = entry;
	return page;
}

/** A picture's focal point and alternative texts. @throws when `pictures.yaml` does not name it. */
export function pictureEntry(name: string) {
	const entry = picturesByName.get(name);
	if (!entry) throw new Error(`Content is missing: picture "${name}" in app/content/pictures.yaml`);
	return entry;
}

export function officeById(id: string) {
	return only(
		firm.offices.filter((office) => office.id === id),
		`firm.yaml, office ${id}`,
	);
}

export function personById(id: string) {
	return team.find((person) => person.id === id);
}

export type Service = (typeof services)[number];
export type SuccessCase = (typeof cases)[number];
export type Person = (typeof team)[number];
export type Video = (typeof videos)[number];
export type Area = (typeof areas)[number];
export type Post = (typeof posts)[number];
export type Office = (typeof firm.offices)[number];
