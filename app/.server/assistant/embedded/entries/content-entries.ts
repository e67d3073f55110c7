import type * as collections from "content-collections";
import type { Locale } from "../../../../locales/locale.ts";
import type { Entry } from "./entry.ts";
import { firmEntries } from "./firm.ts";
import { areaEntries } from "./places.ts";
import { serviceEntries } from "./services.ts";
import { caseEntry, personEntry, postEntries, videoEntry } from "./stories.ts";
import { cloEntries, faqEntries, homeEntry, isPlainPage, pageEntries } from "./written-pages.ts";

/** The content as the collections give it: handed in, so that the same code runs in the Worker and at build time. */
export type Content = typeof collections;

/**
 * All of `app/content` as entries in one language. Testimonials and pictures are left out: an answer that quoted a
 * client would lack what the page says beside the quotation.
 *
 * Order and number depend on the content alone: the index that was made at build time counts on it.
 */
export function contentEntries(content: Content, locale: Locale): Entry[] {
	const [firm] = content.allFirms;
	if (!firm) throw new Error("Content is missing: app/content/firm.yaml");
	const notice = firm[locale].pastResults;
	return [
		...content.allHomes.map((home) => homeEntry(home, locale)),
		...firmEntries(firm, { people: content.allTeams, services: content.allServices, cases: content.allCases }, locale),
		...content.allFaqs.flatMap((topic) => faqEntries(topic, content.allPosts, locale)),
		...content.allServices.flatMap((service) => serviceEntries(service, locale)),
		...content.allCases.map((story) => caseEntry(story, notice, locale)),
		...content.allTeams.map((person) => personEntry(person, locale)),
		...content.allVideos.map((video) => videoEntry(video, locale)),
		...content.allPosts.flatMap((post) => postEntries(post, locale)),
		...content.allAreas.flatMap((area) => areaEntries(area, locale)),
		...content.allPages.flatMap((page) => {
			const id = page._meta.path;
			return isPlainPage(id) ? pageEntries(page, id, locale) : [];
		}),
		...content.allClos.flatMap((clo) => cloEntries(clo, locale)),
	];
}
