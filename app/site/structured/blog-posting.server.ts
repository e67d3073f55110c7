import type { ArticleLeaf, BlogPostingLeaf, WithContext } from "schema-dts";
import type { Locale } from "../../locales/locale.ts";
import { firm, officeById, type Post, personById, type SuccessCase } from "../content/content.server.ts";
import { topicName } from "../content/views.server.ts";
import { startOfDay } from "../firm/wall-clock.ts";
import { absolute } from "../pages/absolute.server.ts";
import { openGraphImage } from "../pages/head.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { organizationId, personNodeId, pictureAddress } from "./addresses.server.ts";
import { profileAddress } from "./person.server.ts";
import { reviewedBy } from "./reviewed.server.ts";

export function blogPosting(place: PageRef, post: Post): WithContext<BlogPostingLeaf> {
	const { title, description } = post[place.locale];
	return {
		"@context": "https://schema.org",
		"@type": "BlogPosting",
		...written(place, { headline: title, description, picture: post.cover, ...post }),
		mainEntityOfPage: { "@type": "WebPage", "@id": absolute(hrefOf(place)), ...reviewedBy([post]) },
		author: authorOf(post, place.locale),
		articleSection: topicName(post.topic, place.locale),
	};
}

/** A success story, as an article by the firm. */
export function caseArticle(place: PageRef, story: SuccessCase): WithContext<ArticleLeaf> {
	const { title, description, category } = story[place.locale];
	return {
		"@context": "https://schema.org",
		"@type": "Article",
		...written(place, { headline: title, description, updated: story.published, ...story }),
		author: publisher(),
		articleSection: category,
	};
}

/** What posts and stories have in common. */
function written(
	place: PageRef,
	text: { headline: string; description: string; picture: string; published: string; updated: string },
) {
	const address = absolute(hrefOf(place));
	const { timeZone } = officeById(firm.principalOffice);
	return {
		"@id": `${address}#article`,
		url: address,
		mainEntityOfPage: address,
		headline: text.headline,
		description: text.description,
		image: [pictureAddress(text.picture, place.locale), absolute(openGraphImage(place))],
		datePublished: startOfDay(text.published, timeZone),
		dateModified: startOfDay(text.updated, timeZone),
		inLanguage: place.locale,
		publisher: publisher(),
	};
}

function publisher() {
	return {
		"@type": "Organization" as const,
		"@id": organizationId,
		name: firm.name,
		url: absolute("/"),
		logo: absolute("/icon-512.png"),
	};
}

/** The post's author, with the address of their profile. */
function authorOf(post: Post, locale: Locale) {
	const author = personById(post.author);
	return {
		"@type": "Person" as const,
		"@id": personNodeId(author.id),
		name: author.name,
		url: profileAddress(author, locale),
		jobTitle: author[locale].role,
	};
}
