import type { VideoObjectLeaf, WithContext } from "schema-dts";
import { firm, officeById, type Video } from "../content/content.server.ts";
import { plain } from "../corpus/markdown.ts";
import { startOfDay } from "../firm/wall-clock.ts";
import { absolute } from "../pages/absolute.server.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { organizationId, pictureAddress } from "./addresses.server.ts";

/** An entry of the video library. */
export function videoObject(place: PageRef, video: Video): WithContext<VideoObjectLeaf> {
	const { title, description, transcript } = video[place.locale];
	return {
		"@context": "https://schema.org",
		"@type": "VideoObject",
		"@id": absolute(`/tv#${video.id}`),
		url: absolute(`${hrefOf(place)}#${video.id}`),
		name: title,
		description,
		thumbnailUrl: pictureAddress(video.picture, place.locale),
		uploadDate: startOfDay(video.published, officeById(firm.principalOffice).timeZone),
		duration: isoDuration(video.seconds),
		embedUrl: `https://www.youtube-nocookie.com/embed/${video.youtube}`,
		inLanguage: video.spoken,
		transcript: plain(transcript.source).replace(/\n+/g, "\n"),
		publisher: { "@type": "Organization", "@id": organizationId, name: firm.name },
	};
}

/** An ISO 8601 duration from seconds, such as `PT1M50S`. */
export function isoDuration(seconds: number): string {
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor((seconds % 3600) / 60);
	const rest = seconds % 60;
	return `PT${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}${rest || seconds === 0 ? `${rest}S` : ""}`;
}
