import { personById, posts } from "../content/content.server.ts";
import { found } from "../content/found.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { relatedPosts, serviceLink } from "../content/related.server.ts";
import { reviewOf } from "../content/review.server.ts";
import { topicLink } from "../content/topics.server.ts";
import { invitation } from "../firm/invitation.server.ts";
import { readingMinutes } from "../format/reading-time.ts";
import { breadcrumbTrail } from "../pages/breadcrumbs.server.ts";
import { pageHead } from "../pages/head.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { blogPosting } from "../structured/blog-posting.server.ts";

export function postPage(ref: PageRef<"post">) {
	const { locale } = ref;
	const entry = found(posts, ref.params.slug, locale);
	const { title, description, lead, body, contents, published, updated, sources, sample } = localize(entry, locale);
	return {
		head: pageHead(ref, { title, description, kind: "article", structured: [blogPosting(ref, entry)] }),
		trail: breadcrumbTrail(ref),
		title,
		lead,
		body,
		contents,
		published,
		updated,
		sources,
		sample,
		minutes: readingMinutes(entry[locale].body.source),
		author: { id: entry.author, name: personById(entry.author)?.name ?? entry.author },
		topic: topicLink(entry.topic, locale),
		service: serviceLink(entry.service, locale),
		cover: picture(entry.cover, locale),
		review: reviewOf(entry.review),
		related: relatedPosts(entry, locale),
		invitation: invitation(locale),
	};
}
