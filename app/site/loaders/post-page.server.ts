import { entryById, personById, posts, services } from "../content/content.server.ts";
import { found } from "../content/found.server.ts";
import { localize } from "../content/localize.ts";
import { matterPeople } from "../content/matter-people.server.ts";
import { picture } from "../content/pictures.server.ts";
import { proseParts } from "../content/prose-parts.ts";
import {
	citations,
	reading,
	readingMinutes,
	relatedPosts,
	reviewsOf,
	serviceLink,
	topicLink,
} from "../content/views.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { blogPosting } from "../structured/blog-posting.server.ts";
import { pageFrame } from "./page-frame.server.ts";

export type PostPage = ReturnType<typeof postPage>;

export function postPage(ref: PageRef<"post">) {
	const { locale } = ref;
	const entry = found(posts, ref.params.slug, locale);
	const { description, body, urgent: _, ...post } = localize(entry, locale);
	const { id, name } = personById(entry.author);
	return {
		...pageFrame(ref, { title: post.title, description, kind: "article", structured: [blogPosting(ref, entry)] }),
		...post,
		text: proseParts(body),
		minutes: readingMinutes(entry, locale),
		author: { id, name },
		topic: topicLink(entry.topic, locale),
		service: serviceLink(entry.service, locale),
		people: matterPeople(
			{
				services: [entry.service],
				laws: entry.review.flatMap(({ jurisdictions }) => jurisdictions),
				author: entry.author,
			},
			locale,
		),
		picture: picture(entryById(services, entry.service).picture, locale),
		review: reviewsOf(entry.review, locale),
		sources: citations(entry.sources),
		related: { ...reading(relatedPosts(entry, locale), locale), topic: topicLink(entry.topic, locale) },
	};
}
