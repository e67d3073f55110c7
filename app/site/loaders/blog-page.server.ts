import { posts } from "../content/content.server.ts";
import { chosenTopic, postLink, topicLinks } from "../content/views.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { contentPage } from "./content-page.server.ts";

const postsOnPage = 10;

/** @param query the address's: `topic` chooses, `page` turns the pages. What makes no sense counts as not given. */
export function blogPage(ref: PageRef<"blog">, query: URLSearchParams) {
	const { locale } = ref;
	const topic = chosenTopic(query, posts);
	const chosen = posts.filter((post) => !topic || post.topic === topic);
	const pages = Math.max(1, Math.ceil(chosen.length / postsOnPage));
	const current = Math.min(Math.max(1, Math.trunc(Number(query.get("page"))) || 1), pages);
	return {
		...contentPage(ref),
		topic,
		topics: topicLinks(posts, locale),
		posts: chosen.slice((current - 1) * postsOnPage, current * postsOnPage).map((post) => postLink(post, locale)),
		pages,
		current,
	};
}
