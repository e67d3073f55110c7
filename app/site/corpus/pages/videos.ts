import { translator } from "../../../locales/instances.server.ts";
import type { SiteContent } from "../../content/site-content.ts";
import { formatDay, formatSeconds } from "../../format/dates.ts";
import { heading, link, list, sentence, text } from "../markdown.ts";
import type { Passage, Source } from "../passage.ts";
import { passagesOn } from "../passages-on.ts";
import { topicName } from "./lists.ts";

/** An entry of the video library. The transcript is searchable, so a video is found by what is said in it. */
export function videoPassage(video: SiteContent["videos"][number], source: Source): Passage {
	const { locale } = source;
	const t = translator(locale, ["tv", "common"]);
	const { title, description, captions, transcript } = video[locale];
	const shown = [
		heading(2, title),
		text(description),
		...(video.sample ? [`*${sentence(t("common:sample"))}*`] : []),
		list([
			link(t("play", { title }), `https://www.youtube.com/watch?v=${video.youtube}`),
			`${t("length")}: ${formatSeconds(video.seconds)}`,
			`${t("published")}: ${formatDay(video.published, locale)}`,
			`${t("topics")}: ${text(topicName(video.topic, source))}`,
			`${t("captions")}: ${text(captions)}`,
		]),
		heading(3, t("transcript")),
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
