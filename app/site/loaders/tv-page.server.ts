import { videos } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { chosenTopic, serviceLink, topicLinks, topicName } from "../content/views.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { videoObject } from "../structured/video-object.server.ts";
import { contentPage } from "./content-page.server.ts";

export type TvPage = ReturnType<typeof tvPage>;

/** @param query of the address: `topic` filters. */
export function tvPage(ref: PageRef<"tv">, query: URLSearchParams) {
	const { locale } = ref;
	const topic = chosenTopic(query, videos);
	const structured = videos.map((video) => videoObject(ref, video));
	return {
		...contentPage(ref, structured),
		topic,
		topics: topicLinks(videos, locale),
		videos: videos
			.filter((video) => !topic || video.topic === topic)
			.map((video) => ({
				...localize(video, locale),
				topic: topicName(video.topic, locale),
				picture: picture(video.picture, locale),
				service: serviceLink(video.service, locale),
			})),
	};
}
