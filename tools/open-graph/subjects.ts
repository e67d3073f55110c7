import type {
	allAreas,
	allCases,
	allClos,
	allFirms,
	allHomes,
	allPages,
	allPictures,
	allPosts,
	allServices,
} from "content-collections";
import { type Locale, locales } from "../../app/locales/locale.ts";
import { openGraphImage } from "../../app/site/pages/open-graph.ts";
import { type PageId, pageRefOf, pages } from "../../app/site/pages/page-table.ts";

/** The collections that an image draws on, as `content-collections build` writes them. */
export interface Content {
	allAreas: typeof allAreas;
	allCases: typeof allCases;
	allClos: typeof allClos;
	allFirms: typeof allFirms;
	allHomes: typeof allHomes;
	allPages: typeof allPages;
	allPictures: typeof allPictures;
	allPosts: typeof allPosts;
	allServices: typeof allServices;
}

/** One image: where it goes, what stands on it, and the picture beside that. */
export interface Subject {
	/** As in the page's head: `/og/es/home.jpg`. */
	path: string;
	title: string;
	/** The line under the rule. */
	line: string;
	/** The picture's name in `pictures.yaml`. */
	picture: string;
}

/** Stands where a page has no picture: a guilloche ring on the same ground. */
const ornament = "ring-1";

interface Words {
	es: { heading: string } | { title: string };
	en: { heading: string } | { title: string };
}

/** An entry that a page shows: its words, and its picture if it has one. */
interface Shown {
	params: { slug?: string; caseId?: string };
	words: Words;
	picture: string | undefined;
}

/** Every image of the site: each page of the table, once for each entry that it shows, in each language. */
export function subjects(content: Content): Subject[] {
	const [firm] = content.allFirms;
	if (!firm) throw new Error("Content is missing: app/content/firm.yaml");
	return (Object.keys(pages) as PageId[]).flatMap((page) =>
		shownBy(page, content).flatMap(({ params, words, picture }) =>
			locales.map((locale) => ({
				path: openGraphImage(pageRefOf({ page, locale }, params)),
				title: titleOf(words, locale),
				line: `${firm.name} · ${firm.descriptor[locale]}`,
				picture: picture ?? ornament,
			})),
		),
	);
}

function shownBy(page: PageId, content: Content): Shown[] {
	if (page === "post")
		return content.allPosts.map((post) => ({ params: { slug: post._meta.path }, words: post, picture: post.cover }));
	if (page === "case")
		return content.allCases.map((story) => ({
			params: { caseId: story._meta.path },
			words: story,
			picture: story.picture,
		}));
	// An area has no picture of its own: it shows the city that attends it.
	if (page === "area")
		return content.allAreas.map((area) => ({ params: { slug: area._meta.path }, words: area, picture: area.office }));
	// The upright hero is the one that a narrow crop shows whole.
	if (page === "home") return content.allHomes.map((words) => ({ params: {}, words, picture: "hero-portrait" }));
	const entry =
		page === "clo"
			? content.allClos[0]
			: [...content.allServices, ...content.allPages].find(({ _meta }) => _meta.path === page);
	if (!entry) throw new Error(`No entry of app/content is about the page "${page}"`);
	return [{ params: {}, words: entry, picture: entry.picture }];
}

function titleOf(words: Words, locale: Locale): string {
	const own = words[locale];
	return "heading" in own ? own.heading : own.title;
}
