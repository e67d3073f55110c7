import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Play } from "../../ui/icons.ts";
import { Picture, type PictureData } from "../../ui/picture.tsx";

/**
 * A video that is only a picture until it is clicked, so that no third party learns of the visitor before. Without
 * scripts it is a link to the video's own page. The player comes from the domain that sets no cookie before playing.
 */
export function VideoPlayer({
	youtube,
	title,
	picture,
	length,
	language,
	large,
}: {
	youtube: string;
	title: string;
	picture: PictureData;
	length: string;
	/** The language spoken in it. */
	language: string;
	/** Whether it is about as wide as the page. */
	large: boolean;
}) {
	const { t } = useTranslation("tv");
	const [playing, setPlaying] = useState(false);
	if (playing) {
		return (
			<iframe
				src={`https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`}
				title={title}
				allow="accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture"
				allowFullScreen
				referrerPolicy="strict-origin-when-cross-origin"
				className="aspect-video w-full rounded-plate border-0 bg-noche"
			/>
		);
	}
	return (
		<a
			href={`https://www.youtube.com/watch?v=${youtube}`}
			rel="noopener"
			data-replay
			onClick={(event) => {
				event.preventDefault();
				setPlaying(true);
			}}
			className="zoom group relative block overflow-hidden rounded-plate"
		>
			<Picture
				picture={{ ...picture, alt: "" }}
				sizes={large ? "(width < 64rem) 100vw, 820px" : "(width < 48rem) 136px, (width < 64rem) 47vw, 400px"}
				className="aspect-video"
			/>
			<span
				className={`absolute grid place-items-center rounded-full bg-arena text-noche group-hover:bg-blanco ${large ? "inset-0 m-auto size-14 md:size-20 *:size-7 md:*:size-9" : "bottom-2 left-2 size-6 *:size-4 md:bottom-3 md:left-3 md:size-9 md:*:size-5"}`}
			>
				<Play aria-hidden="true" />
			</span>
			<span
				className={`absolute right-0 bottom-0 bg-noche font-semibold text-blanco ${large ? "px-3 py-1 text-small" : "px-1.5 text-[0.8125rem] md:px-2.5 md:py-0.5 md:text-small"}`}
			>
				<span className="sr-only">{t("play", { title })}. </span>
				<span className={large ? undefined : "max-md:hidden"}>{language} · </span>
				{length}
			</span>
		</a>
	);
}
