import { useTranslation } from "react-i18next";
import { VideoPlayer } from "../features/video/video-player.tsx";
import { formatSeconds, formatShortDay } from "../site/format/dates.ts";
import type { TvPage } from "../site/loaders/tv-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { CaretDown } from "../ui/icons.ts";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { SampleLabel } from "./sample-label.tsx";

interface VideoEntryProps {
	video: TvPage["videos"][number];
	/** It leads: beside its words on a desk. Looks: `video-entry.css`. */
	leads: boolean;
	/** The page has not said it of all of them. */
	sample: boolean;
}

/** A video with its player, description and transcript. What is said of it is folded on a phone, but of the one that leads. */
export function VideoEntry({ video, leads, sample }: VideoEntryProps) {
	const { t } = useTranslation(["tv", "common"]);
	const locale = useLocale();
	const language = t(`common:languages.${video.spoken}`);
	return (
		<article
			id={video.id}
			aria-labelledby={`${video.id}-title`}
			className={`video ${leads ? "video-lead" : ""}`.trimEnd()}
		>
			<div>
				<VideoPlayer
					youtube={video.youtube}
					title={video.title}
					picture={video.picture}
					length={formatSeconds(video.seconds)}
					language={language}
					large={leads}
				/>
			</div>
			<p className="text-small leading-tight">
				<PageLink page={video.service.id} className="font-semibold text-bayou hover:underline">
					{video.service.name}
				</PageLink>
			</p>
			<SectionHeading
				id={`${video.id}-title`}
				text={video.title}
				className={`text-noche ${leads ? "text-tile" : "text-[1.0625rem]/[1.25] md:text-h4"}`}
			/>
			<p className={`text-small text-gris ${leads ? "" : "max-md:text-[0.84375rem]"}`.trimEnd()}>
				{leads ? null : <span className="md:hidden">{language} · </span>}
				<time dateTime={video.published} className="whitespace-nowrap">
					{formatShortDay(video.published, locale)}
				</time>
				<SampleLabel sample={sample} />
			</p>
			<details className="fold" open={leads}>
				<summary>
					<span>{t("about")}</span>
					<CaretDown className="text-bayou" aria-hidden="true" />
				</summary>
				<p className="text-gris">{video.description}</p>
				<details>
					<summary className="inline-flex items-center gap-2 py-2 font-semibold hover:text-bayou">
						{t("transcript")}
						<CaretDown className="text-bayou" aria-hidden="true" />
					</summary>
					<Prose html={video.transcript} className="pt-2 pb-6" />
					<p className="pb-6 text-small text-gris">
						{t("captions")}: {video.captions}
					</p>
				</details>
			</details>
		</article>
	);
}
