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
	const areSamples = page.videos.every(({ sample }) => sample);
	// Videos that would not fill a last row of three come first, each half the width of the page.
	const halves = (page.videos.length - 1) % 3;
	return (
		<ContentPage page={page} brief>
			<div className="mx-auto max-w-page px-edge pt-4 lg:pt-10">
				<TopicFilter label={t("topics")} all={t("all")} page="tv" topics={page.topics} current={page.topic} />
				<ul className="mt-4 grid gap-x-gap *:py-3 max-md:divide-y max-md:divide-(--hairline) md:mt-6 md:grid-cols-2 md:*:pt-0 md:*:pb-10 lg:grid-cols-6 lg:*:pb-14">
					{page.videos.map((video, index) => (
						<li
							key={video.id}
							className={
								index === 0
									? "md:col-span-full"
									: `md:row-span-6 md:grid md:grid-rows-subgrid ${index > halves ? "lg:col-span-2" : "lg:col-span-3"}`
							}
						>
							<VideoEntry video={video} leads={index === 0} sample={video.sample && !areSamples} />
							{index === 0 ? (
								<p className="mt-3 text-small text-balance text-gris">
									{t("consent")} {areSamples ? t("sampleNotice") : null}
								</p>
							) : null}
						</li>
					))}
				</ul>
			</div>
		</ContentPage>
	);
}
