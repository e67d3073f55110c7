import type { SiteContent } from "../../content/site-content.ts";
import { formatDay, formatSeconds } from "../../format/dates.ts";
import { heading, link, list, text } from "../markdown.ts";
import type { Passage, Source } from "../passage.ts";
import { passagesOn } from "../passages-on.ts";
import { topicName } from "./lists.ts";

/** An entry of the video library. The transcript is searched, so that a video is found by what is said in it. */
export function videoPassage(video: SiteContent["videos"][number], source: Source): Passage {
	const { locale } = source;
	const { tv: labels } = source.labels;
	const { title, description, captions, transcript } = video[locale];
	const shown = [
		heading(2, title),
		text(description),
		list([
			link(labels.play(title), `https://www.youtube.com/watch?v=${video.youtube}`),
			`${labels.length}: ${formatSeconds(video.seconds)}`,
			`${labels.published}: ${formatDay(video.published, locale)}`,
			`${labels.topics}: ${text(topicName(video.topic, source))}`,
			`${labels.captions}: ${text(captions)}`,
		]),
		heading(3, labels.transcript),
		transcript.source,
	];
	return passagesOn(
		{ page: "tv", locale, params: {} },
		{ kind: "video", under: "videos" },
	)({
		id: video.id,
		anchor: video.id,
		title,
		context: "TV video",
		markdown: description,
		more: transcript.source.replace(/\*\*[^*]+:\*\*/g, ""),
		shown: shown.join("\n\n"),
		about: { service: video.service, facets: ["video"] },
	});
}
