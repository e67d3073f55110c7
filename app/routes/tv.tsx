import { pageLoader } from "../.server/page-loader.ts";
import { useWords } from "../locales/words.ts";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { TopicFilter } from "../sections/topic-filter.tsx";
import { VideoEntry } from "../sections/video-entry.tsx";
import { services, topics, videos } from "../site/content/content.server.ts";
import { contentPage } from "../site/content/content-page.server.ts";
import { invitation } from "../site/content/invitation.server.ts";
import { localize } from "../site/content/localize.ts";
import { picture } from "../site/content/pictures.server.ts";
import { topicName } from "../site/content/related.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { videoObject } from "../site/structured/video-object.server.ts";
import type { Route } from "./+types/tv";

export const loader = pageLoader<"tv", ReturnType<typeof load>>(({ place, url }) =>
	load(place, url.searchParams.get("topic")),
);

function load(place: Parameters<typeof contentPage>[0], wanted: string | null) {
	const { locale } = place;
	const topic = topics.find(({ id }) => id === wanted)?.id;
	return {
		...contentPage(
			place,
			videos.map((video) => videoObject(place, video)),
		),
		topic,
		topics: topics
			.filter(({ id }) => videos.some((video) => video.topic === id))
			.map(({ id }) => ({ id, name: topicName(id, locale) })),
		videos: videos
			.filter((video) => !topic || video.topic === topic)
			.map((video) => {
				const { order: _order, topic: topicId, service, ...words } = localize(video, locale);
				return {
					...words,
					topic: topicName(topicId, locale),
					picture: picture(video.picture, locale),
					service: { id: service, name: services.find(({ id }) => id === service)?.[locale].name ?? "" },
				};
			}),
		invitation: invitation(locale),
	};
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Tv({ loaderData: page }: Route.ComponentProps) {
	const { tv } = useWords();
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} picture={page.picture} />
			<div className="mx-auto max-w-page px-edge pt-10 lg:pt-14">
				<TopicFilter label={tv.topics} all={tv.all} page="tv" topics={page.topics} current={page.topic} />
				<ul className="mt-10 grid gap-x-gap gap-y-14 lg:grid-cols-2">
					{page.videos.map((video) => (
						<li key={video.id}>
							<VideoEntry video={video} />
						</li>
					))}
				</ul>
			</div>
			<TextSections sections={page.sections} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
