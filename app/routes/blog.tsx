import { useTranslation } from "react-i18next";
import { ContentPage } from "../sections/content-page.tsx";
import { PageNumbers } from "../sections/page-numbers.tsx";
import { PostList } from "../sections/post-list.tsx";
import { SiteSearch } from "../sections/site-search.tsx";
import { TopicFilter } from "../sections/topic-filter.tsx";
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
			<div className="mx-auto max-w-page px-edge pt-4 md:pt-8 lg:pt-12">
				<div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-gap gap-y-3 md:gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<TopicFilter label={t("topics")} all={t("all")} page="blog" topics={page.topics} current={page.topic} />
					<SiteSearch />
				</div>
				<PostList posts={page.posts} />
				<PageNumbers pages={page.pages} current={page.current} topic={page.topic} />
			</div>
		</ContentPage>
	);
}
