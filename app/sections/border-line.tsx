import border from "#generated/map/border.svg?url";
import borderDark from "#generated/map/border-dark.svg?url";

interface BorderLineProps {
	/** What it is drawn on. */
	ground?: "light" | "dark";
	/** Between two columns, from top to bottom. */
	upright?: boolean;
	/** Its place and its height, or its width if it is upright; the other comes of what it is in. */
	className?: string;
}

/**
 * The course of the border between the firm's places, drawn from the map's geometry; a plain rule where there is none.
 * An ornament: silent to screen readers. It is a picture rather than a background, so that it is printed and seen in
 * forced colours, and it is drawn as it comes into view (`ui/border.css`).
 */
export function BorderLine({ ground = "light", upright = false, className = "" }: BorderLineProps) {
	const line = ground === "dark" ? borderDark : border;
	if (upright) {
		return (
			<svg
				viewBox="0 0 24 600"
				preserveAspectRatio="none"
				aria-hidden="true"
				className={`border-line-upright h-full ${className}`}
			>
				<image href={line} width="600" height="24" preserveAspectRatio="none" transform="matrix(0 1 -1 0 24 0)" />
			</svg>
		);
	}
	return (
		<img src={line} width="600" height="24" alt="" loading="lazy" className={`border-line ${className}`.trimEnd()} />
	);
}
