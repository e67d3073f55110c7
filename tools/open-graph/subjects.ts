import { type Locale, locales } from "../../app/locales/locale.ts";
import { only, type SiteContent } from "../../app/site/content/site-content.ts";
import { openGraphImage } from "../../app/site/pages/head.ts";
import { type PageId, pageIds, pageRefOf } from "../../app/site/pages/page-table.ts";

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

/** An entry that a page shows: its words, and its picture if it has one. */
interface Shown {
	params?: { slug: string } | { caseId: string };
	words: Record<Locale, { heading: string } | { title: string }>;
	picture: string | undefined;
}

/** Every image of the site: each page of the table, once for each entry that it shows, in each language. */
export function subjects(content: SiteContent): Subject[] {
	const { name, descriptor } = content.firm;
	return pageIds.flatMap((page) =>
		shownBy(page, content).flatMap(({ params = {}, words, picture = ornament }) =>
			locales.map((locale) => {
				const own = words[locale];
				return {
					path: openGraphImage(pageRefOf({ page, locale }, params)),
					title: "heading" in own ? own.heading : own.title,
					line: `${name} · ${descriptor[locale]}`,
					picture,
				};
			}),
		),
	);
}

function shownBy(page: PageId, content: SiteContent): Shown[] {
	const { posts, cases, areas, home, clo, services, team, pages: written } = content;
	switch (page) {
		case "person":
			return team.map(({ id, name, ring }) => ({
				params: { slug: id },
				words: { es: { title: name }, en: { title: name } },
				picture: `ring-${ring}`,
			}));
		case "post":
			return posts.map((post) => ({ params: { slug: post.id }, words: post, picture: post.cover }));
		case "case":
			return cases.map((story) => ({ params: { caseId: story.id }, words: story, picture: story.picture }));
		case "area":
			// An area has no picture of its own: it shows the city that attends it.
			return areas.map((area) => {
				const office = content.firm.offices.find(({ id }) => id === area.office);
				return { params: { slug: area.id }, words: area, picture: office?.picture };
			});
		case "home":
			// The upright hero is the one that a narrow crop shows whole.
			return [{ words: home, picture: "hero-portrait" }];
		case "clo":
			return clo ? [{ words: clo, picture: clo.picture }] : [];
		default: {
			const entries = [...services, ...written].filter(({ id }) => id === page);
			const entry = only<{ picture?: string } & Shown["words"]>(entries, `an entry about the page "${page}"`);
			return [{ words: entry, picture: entry.picture }];
		}
	}
}
