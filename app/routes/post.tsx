import { found, pageLoader } from "../.server/page-loader.ts";
import { useWords } from "../locales/words.ts";
import { Contents } from "../sections/contents.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PostHead } from "../sections/post-head.tsx";
import { PostLinks } from "../sections/related.tsx";
import { ReviewNote } from "../sections/review-note.tsx";
import { personById, posts, services } from "../site/content/content.server.ts";
import { invitation } from "../site/content/invitation.server.ts";
import { localize } from "../site/content/localize.ts";
import { picture } from "../site/content/pictures.server.ts";
import { relatedPosts, topicName } from "../site/content/related.server.ts";
import { reviewOf } from "../site/content/review.server.ts";
import { readingMinutes } from "../site/format/reading-time.ts";
import { breadcrumbTrail } from "../site/pages/breadcrumbs.server.ts";
import { pageHead } from "../site/pages/head.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { blogPosting } from "../site/structured/blog-posting.server.ts";
import { Prose } from "../ui/prose.tsx";
import type { Route } from "./+types/post";

export const loader = pageLoader(({ place, locale, params }) => {
	const entry = found(
		posts.find(({ id }) => id === params.slug),
		locale,
	);
	const { title, description, lead, body, contents, published, updated, sources, sample } = localize(entry, locale);
	return {
		head: pageHead(place, { title, description, kind: "article", structured: [blogPosting(place, entry)] }),
		trail: breadcrumbTrail(place),
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
		topic: { id: entry.topic, name: topicName(entry.topic, locale) },
		service: { id: entry.service, name: services.find(({ id }) => id === entry.service)?.[locale].name ?? "" },
		cover: picture(entry.cover, locale),
		review: reviewOf(entry.review),
		related: relatedPosts(entry, locale),
		invitation: invitation(locale),
	};
});

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Post({ loaderData: page }: Route.ComponentProps) {
	const { blog } = useWords();
	return (
		<>
			<article>
				<PostHead post={page} />
				<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-12 pb-4 lg:grid-cols-12 lg:pt-20">
					<Contents
						title={blog.contents}
						entries={page.contents}
						className="mb-12 lg:sticky lg:top-10 lg:col-span-4 lg:self-start lg:pr-8"
					/>
					<div className="min-w-0 lg:col-span-8">
						<Prose html={page.body} className="max-w-prose text-[1.0625rem] leading-[1.68]" />
						<ReviewNote review={page.review} sources={page.sources} className="mt-14 max-w-prose" />
						{page.sample ? <p className="mt-3 text-small text-gris">{blog.sampleNotice}</p> : null}
					</div>
				</div>
			</article>
			<PostLinks heading={blog.related} posts={page.related} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
