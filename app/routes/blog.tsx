import { useTranslation } from "react-i18next";
import { ContentPage } from "../sections/content-page.tsx";
import { PageNumbers } from "../sections/page-numbers.tsx";
import { PostList } from "../sections/post-list.tsx";
import { SiteSearch } from "../sections/site-search.tsx";
import { TopicFilter } from "../sections/topic-filter.tsx";
import { UrgentGuides } from "../sections/urgent-guides.tsx";
import { blogPage } from "../site/loaders/blog-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/blog";

export const loader = ({ context, url }: Route.LoaderArgs) => blogPage(pageRef(context, "blog"), url.searchParams);

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Blog({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("blog");
	return (
		<ContentPage page={page} brief>
			<UrgentGuides guides={page.urgent} />
			<div className="mx-auto max-w-page px-edge pt-4 md:pt-8 lg:pt-10">
				<TopicFilter label={t("topics")} all={t("all")} page="blog" topics={page.topics} current={page.topic} />
				<PostList posts={page.posts} />
				<PageNumbers pages={page.pages} current={page.current} topic={page.topic} />
				<SiteSearch className="mt-5 md:mt-8 lg:w-7/12" />
			</div>
		</ContentPage>
	);
}
