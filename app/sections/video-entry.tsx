import { useTranslation } from "react-i18next";
import { VideoPlayer } from "../features/video/video-player.tsx";
import { formatDay, formatSeconds } from "../site/format/dates.ts";
import type { TvPage } from "../site/loaders/tv-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { CaretDown } from "../ui/icons.ts";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** A video with its player, description and transcript; the one that leads is larger, with its text beside it. */
export function VideoEntry({ video, leads }: { video: TvPage["videos"][number]; leads: boolean }) {
	const { t } = useTranslation(["tv", "common"]);
	const locale = useLocale();
	return (
		<article
			id={video.id}
			aria-labelledby={`${video.id}-title`}
			className={leads ? "items-center gap-x-gap lg:grid lg:grid-cols-12" : ""}
		>
			<div className={leads ? "lg:col-span-8" : ""}>
				<VideoPlayer
					youtube={video.youtube}
					title={video.title}
					picture={video.picture}
					length={formatSeconds(video.seconds)}
				/>
			</div>
			<div className={leads ? "lg:col-span-4 lg:pl-2" : ""}>
				<SectionHeading
					id={`${video.id}-title`}
					text={video.title}
					className={`mt-4 text-noche ${leads ? "text-tile lg:mt-0" : "text-h3 lg:text-h4"}`}
				/>
				<p className="mt-2 text-small text-gris">
					{t(`common:languages.${video.spoken}`)} ·{" "}
					<time dateTime={video.published}>{formatDay(video.published, locale)}</time>
					<SampleLabel sample={video.sample} />
				</p>
				<p className="mt-2 text-gris">{video.description}</p>
				<p className="mt-2">
					<PageLink page={video.service.id} className="font-semibold underline decoration-(--accent)">
						{video.service.name}
					</PageLink>
				</p>
				<details className="mt-1">
					<summary className="inline-flex items-center gap-2 py-2 font-semibold hover:text-bayou">
						{t("transcript")}
						<CaretDown className="text-bayou" aria-hidden="true" />
					</summary>
					<Prose html={video.transcript} className="pt-2 pb-6" />
					<p className="pb-6 text-small text-gris">
						{t("captions")}: {video.captions}
					</p>
				</details>
			</div>
		</article>
	);
}
