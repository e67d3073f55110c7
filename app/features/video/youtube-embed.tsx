import LiteYouTubeEmbed from "react-lite-youtube-embed";

/** The embedded player, on the domain that sets no cookie before playing. */
export default function YouTubeEmbed({ youtube, title }: { youtube: string; title: string }) {
	return (
		<LiteYouTubeEmbed
			id={youtube}
			title={title}
			cookie={false}
			alwaysLoadIframe
			autoplay
			iframeClass="absolute inset-0 size-full border-0"
			wrapperClass="contents"
		/>
	);
}
