import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { VideoPlayer } from "../features/video/video-player.tsx";
import { formatDay, formatSeconds } from "../site/format/dates.ts";
import { href, type ServiceId } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { CaretDown } from "../ui/icons.ts";
import type { PictureData } from "../ui/picture.tsx";
import { Prose } from "../ui/prose.tsx";

export interface VideoData {
	id: string;
	title: string;
	description: string;
	captions: string;
	transcript: string;
	published: string;
	seconds: number;
	youtube: string;
	spoken: "es" | "en";
	topic: string;
	service: { id: ServiceId; name: string };
	picture: PictureData;
}

/** A video: its player, what it is about, and every word of it. */
export function VideoEntry({ video }: { video: VideoData }) {
	const { t } = useTranslation(["tv", "common"]);
	const locale = useLocale();
	return (
		<article id={video.id} aria-labelledby={`${video.id}-title`}>
			<VideoPlayer
				youtube={video.youtube}
				title={video.title}
				picture={video.picture}
				length={formatSeconds(video.seconds)}
			/>
			<p className="mt-4 text-small text-gris">
				{video.topic} · {t(`common:languages.${video.spoken}`)} ·{" "}
				<time dateTime={video.published}>{formatDay(video.published, locale)}</time>
			</p>
			<h2 id={`${video.id}-title`} className="mt-1.5 text-h3 text-noche">
				{video.title}
			</h2>
			<p className="mt-2 text-gris">{video.description}</p>
			<p className="mt-2">
				<Link to={href(locale, video.service.id)} className="font-semibold underline decoration-lacre">
					{video.service.name}
				</Link>
			</p>
			<details className="group mt-4 border-y border-(--hairline)">
				<summary className="flex items-center justify-between gap-4 py-3.5 font-semibold hover:text-lacre">
					{t("transcript")}
					<CaretDown
						className="shrink-0 text-lacre transition-transform duration-150 group-open:rotate-180"
						aria-hidden="true"
					/>
				</summary>
				<Prose html={video.transcript} className="pb-6" />
				<p className="pb-6 text-small text-gris">
					{t("captions")}: {video.captions}
				</p>
			</details>
		</article>
	);
}
