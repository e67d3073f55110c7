import { useTranslation } from "react-i18next";
import { ContentPage } from "../sections/content-page.tsx";
import { TopicFilter } from "../sections/topic-filter.tsx";
import { VideoEntry } from "../sections/video-entry.tsx";
import { tvPage } from "../site/loaders/tv-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/tv";

export const loader = ({ context, url }: Route.LoaderArgs) => tvPage(pageRef(context, "tv"), url.searchParams);

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Tv({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("tv");
	// Two or one after the last whole row of three take a row of their own.
	const rest = page.videos.length - 1;
	const rows = rest % 3;
	const isRow = (index: number) => index > rest - rows;
	return (
		<ContentPage page={page} brief actions={<p className="text-small text-cal">{t("consent")}</p>}>
			<div className="mx-auto max-w-page px-edge pt-4 lg:pt-10">
				<TopicFilter label={t("topics")} all={t("all")} page="tv" topics={page.topics} current={page.topic} />
				<ul className="mt-6 grid gap-x-gap *:py-3 max-md:divide-y max-md:divide-(--hairline) md:grid-cols-2 md:*:pt-0 md:*:pb-10 lg:grid-cols-6 lg:*:pb-14">
					{page.videos.map((video, index) => (
						<li
							key={video.id}
							className={
								index === 0
									? "md:col-span-full"
									: `md:row-span-5 md:grid md:grid-rows-subgrid ${isRow(index) ? (rows === 1 ? "lg:col-span-full lg:row-span-1 lg:block" : "lg:col-span-3 lg:row-span-1 lg:block") : "lg:col-span-2"}`
							}
						>
							<VideoEntry video={video} look={index === 0 ? "lead" : isRow(index) ? "row" : "card"} />
						</li>
					))}
				</ul>
			</div>
		</ContentPage>
	);
}
