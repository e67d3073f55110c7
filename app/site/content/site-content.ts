import type * as collections from "content-collections";

export type Collections = typeof collections;

/**
 * The content in display order, each entry with its file name as `id`. The collections are an argument, so that the
 * Worker, the tests and the build tools read them the same way.
 *
 * @throws when a single-entry collection is empty
 */
export function siteContent(all: Collections) {
	return {
		firm: only(all.allFirms, "firm.yaml"),
		home: only(all.allHomes, "home.yaml"),
		/** Optional: a firm may omit this page. */
		clo: all.allClos[0],
		topics: all.allTopics[0]?.topics ?? [],
		services: all.allServices.map(({ _meta, ...entry }) => entry).sort(byOrder),
		cases: ordered(all.allCases),
		/** The stories in the home page's carousel. */
		carousel: ordered(all.allCases.filter(({ carousel }) => carousel)),
		testimonials: ordered(all.allTestimonials),
		team: ordered(all.allTeams),
		faq: ordered(all.allFaqs),
		videos: ordered(all.allVideos),
		areas: ordered(all.allAreas),
		/** Newest first. */
		posts: all.allPosts.map(named).sort((a, b) => b.published.localeCompare(a.published)),
		pages: all.allPages.map(named),
		pictures: only(all.allPictures, "pictures.yaml").pictures,
	};
}

export type SiteContent = ReturnType<typeof siteContent>;

export function only<Entry>(entries: readonly Entry[], file: string): Entry {
	const [entry] = entries;
	if (!entry) throw new Error(`Content is missing: app/content/${file}`);
	return entry;
}

/** An entry by its id. @throws when there is none, which `content:check` rules out for references within the content */
export function entryById<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
	return only(
		entries.filter((entry) => entry.id === id),
		`${id}`,
	);
}

/** Entries sorted by their `order` field. */
function ordered<Entry extends { order: number; _meta: { path: string } }>(entries: readonly Entry[]) {
	return entries.map(named).sort(byOrder);
}

function byOrder(a: { order: number }, b: { order: number }): number {
	return a.order - b.order;
}

function named<Entry extends { _meta: { path: string } }>({ _meta, ...entry }: Entry) {
	return { ...entry, id: _meta.path };
}
