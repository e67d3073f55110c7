import { useTranslation } from "react-i18next";
import { ContentPage } from "../sections/content-page.tsx";
import { TopicFilter } from "../sections/topic-filter.tsx";
import { VideoEntry } from "../sections/video-entry.tsx";
import { type TvPage, tvPage } from "../site/loaders/tv-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { Fold } from "../ui/fold.tsx";
import type { Route } from "./+types/tv";

export const loader = ({ context, url }: Route.LoaderArgs) => tvPage(pageRef(context, "tv"), url.searchParams);

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

/** Videos that are not folded on a phone: one that leads, and two rows of a tablet, or one of a desk. */
const first = 5;

export default function Tv({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("tv");
	return (
		<ContentPage page={page} brief actions={<p className="text-small text-cal">{t("consent")}</p>}>
			<div className="mx-auto max-w-page px-edge pt-4 lg:pt-10">
				<TopicFilter label={t("topics")} all={t("all")} page="tv" topics={page.topics} current={page.topic} />
				<VideoList videos={page.videos.slice(0, first)} leads />
				{page.videos.length > first ? (
					<div className="folds mt-7 md:mt-0">
						<Fold heading={t("more")} headingClass="sr-only">
							<VideoList videos={page.videos.slice(first)} />
						</Fold>
					</div>
				) : null}
			</div>
		</ContentPage>
	);
}

function VideoList({ videos, leads = false }: { videos: TvPage["videos"]; leads?: boolean }) {
	return (
		<ul
			className={`grid gap-x-gap gap-y-7 md:grid-cols-2 md:gap-y-10 md:pb-10 lg:grid-cols-4 lg:pb-14 ${leads ? "mt-6" : "max-md:mt-6"}`}
		>
			{videos.map((video, index) => (
				<li key={video.id} className={leads && index === 0 ? "md:col-span-2 lg:col-span-4" : ""}>
					<VideoEntry video={video} leads={leads && index === 0} />
				</li>
			))}
		</ul>
	);
}
