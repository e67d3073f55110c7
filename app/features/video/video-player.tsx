import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Play } from "../../ui/icons.ts";
import { Picture, type PictureData } from "../../ui/picture.tsx";

/**
 * A video that is only a picture until it is asked for: no third party hears of the visitor before the click. Without
 * script it is a link to the video's own page. The player comes from the domain that sets no cookie before playing.
 */
export function VideoPlayer({
	youtube,
	title,
	picture,
	length,
}: {
	youtube: string;
	title: string;
	picture: PictureData;
	length: string;
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
			<Picture picture={{ ...picture, alt: "" }} sizes="(width < 64rem) 100vw, 620px" className="aspect-video" />
			<span className="absolute bottom-5 left-5">
				<span className="grid size-16 place-items-center rounded-full bg-arena outline-[1.5px] outline-offset-4 outline-arena group-hover:bg-blanco lg:size-18">
					<Play className="size-8 text-noche" aria-hidden="true" />
				</span>
			</span>
			<span className="absolute right-0 bottom-0 bg-noche px-3 py-1 text-small font-semibold text-blanco">
				<span className="sr-only">{t("play", { title })}. </span>
				{length}
			</span>
		</a>
	);
}
