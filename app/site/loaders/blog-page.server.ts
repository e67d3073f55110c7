import { entryById, posts, services } from "../content/content.server.ts";
import { picture } from "../content/pictures.server.ts";
import { chosenTopic, postLinks, topicLinks, urgentGuides } from "../content/views.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { contentPage } from "./content-page.server.ts";

/** One lead post, and the others in whole rows of two and of three. */
const postsOnPage = 7;

/** @param query of the address: `topic` filters, `page` selects the page. Invalid values are ignored. */
export function blogPage(ref: PageRef<"blog">, query: URLSearchParams) {
	const { locale } = ref;
	const topic = chosenTopic(query, posts);
	const chosen = posts.filter((post) => !topic || post.topic === topic);
	const pages = Math.max(1, Math.ceil(chosen.length / postsOnPage));
	const current = Math.min(Math.max(1, Math.trunc(Number(query.get("page"))) || 1), pages);
	const shown = chosen.slice((current - 1) * postsOnPage, current * postsOnPage);
	return {
		...contentPage(ref),
		topic,
		topics: topicLinks(posts, locale),
		// The lead post shows its practice area's picture: covers are ornaments, for small pictures.
		posts: postLinks(shown, locale).map((link, index) => {
			const post = index === 0 && shown[0];
			return post ? { ...link, picture: picture(entryById(services, post.service).picture, locale) } : link;
		}),
		/** Only on the very first page. */
		urgent: topic || current > 1 ? [] : urgentGuides(locale),
		pages,
		current,
	};
}
