import { pageLoader } from "../.server/page-loader.ts";
import { useWords } from "../locales/words.ts";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { PageNumbers } from "../sections/page-numbers.tsx";
import { PostList } from "../sections/post-list.tsx";
import { SiteSearch } from "../sections/site-search.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { TopicFilter } from "../sections/topic-filter.tsx";
import { posts, topics } from "../site/content/content.server.ts";
import { contentPage } from "../site/content/content-page.server.ts";
import { invitation } from "../site/content/invitation.server.ts";
import { postLink, topicName } from "../site/content/related.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import type { Route } from "./+types/blog";

const postsOnPage = 10;

export const loader = pageLoader<"blog", ReturnType<typeof load>>(({ place, url }) => load(place, url.searchParams));

function load(place: Parameters<typeof contentPage>[0], query: URLSearchParams) {
	const { locale } = place;
	const topic = topics.find(({ id }) => id === query.get("topic"))?.id;
	const chosen = posts.filter((post) => !topic || post.topic === topic);
	const pages = Math.max(1, Math.ceil(chosen.length / postsOnPage));
	const current = Math.min(Math.max(1, Math.trunc(Number(query.get("page"))) || 1), pages);
	return {
		...contentPage(place),
		topic,
		topics: topics.map(({ id }) => ({ id, name: topicName(id, locale) })),
		posts: chosen.slice((current - 1) * postsOnPage, current * postsOnPage).map((post) => postLink(post, locale)),
		pages,
		current,
		invitation: invitation(locale),
	};
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Blog({ loaderData: page }: Route.ComponentProps) {
	const { blog } = useWords();
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} picture={page.picture} />
			<div className="mx-auto max-w-page px-edge pt-10 lg:pt-14">
				<TopicFilter label={blog.topics} all={blog.all} page="blog" topics={page.topics} current={page.topic} />
				<PostList posts={page.posts} />
				<PageNumbers pages={page.pages} current={page.current} topic={page.topic} />
				<SiteSearch className="mt-14 max-w-[46rem] border-t border-(--hairline) pt-10" />
			</div>
			<TextSections sections={page.sections} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
