import { pageLoader } from "../.server/page-loader.ts";
import { useWords } from "../locales/words.ts";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { TopicFilter } from "../sections/topic-filter.tsx";
import { VideoEntry } from "../sections/video-entry.tsx";
import { services, topics, videos } from "../site/content.server.ts";
import { pageMeta } from "../site/head.ts";
import { inLanguage } from "../site/in-language.ts";
import { invitation } from "../site/invitation.server.ts";
import { pageData } from "../site/page-data.ts";
import { pageHeaders } from "../site/page-headers.ts";
import { picture } from "../site/pictures.server.ts";
import { topicName } from "../site/related.server.ts";
import { videoObject } from "../site/structured/video-object.server.ts";
import { writtenPage } from "../site/written-page.server.ts";
import type { Route } from "./+types/tv";

export const loader = pageLoader<"tv", ReturnType<typeof load>>(({ place, url }) =>
	load(place, url.searchParams.get("topic")),
);

function load(place: Parameters<typeof writtenPage>[0], wanted: string | null) {
	const { locale } = place;
	const topic = topics.find(({ id }) => id === wanted)?.id;
	return {
		...writtenPage(
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
				const { order: _order, topic: topicId, service, ...words } = inLanguage(video, locale);
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
