import { useTranslation } from "react-i18next";
import type { MessagesHandle } from "../locales/namespaces.ts";
import { ContentPage } from "../sections/content-page.tsx";
import { TopicFilter } from "../sections/topic-filter.tsx";
import { VideoEntry } from "../sections/video-entry.tsx";
import { tvPage } from "../site/loaders/tv-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/tv";

export const loader = ({ context, url }: Route.LoaderArgs) => tvPage(pageRef(context, "tv"), url.searchParams);

export const handle = { i18n: ["tv"] } satisfies MessagesHandle;

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args, handle.i18n);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Tv({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("tv");
	return (
		<ContentPage page={page}>
			<div className="mx-auto max-w-page px-edge pt-10 lg:pt-14">
				<TopicFilter label={t("topics")} all={t("all")} page="tv" topics={page.topics} current={page.topic} />
				<ul className="mt-10 grid gap-x-gap gap-y-14 lg:grid-cols-2">
					{page.videos.map((video) => (
						<li key={video.id}>
							<VideoEntry video={video} />
						</li>
					))}
				</ul>
			</div>
		</ContentPage>
	);
}
