export interface PictureData {
	name: string;
	alt: string;
	/** Changes with the picture, so that each file can be cached forever. */
	version: string;
	/** The master's size in pixels, which gives the picture its proportions before it loads. */
	width: number;
	height: number;
	/** Available widths, ascending, in pixels. */
	widths: number[];
}

/** In the order in which browsers should try them. */
const modernFormats = ["avif", "webp"];

function sourceSet({ name, version, widths }: PictureData, format: string): string {
	return widths.map((width) => `/pictures/${name}-${width}.${version}.${format} ${width}w`).join(", ");
}

/**
 * A responsive picture: AVIF, then WebP, each in all its widths; then the original format in one width, for the few
 * browsers that support neither. It has its proportions and background color before it loads. If every source fails, a
 * listener that runs before hydration marks it, and a text in the page's language is shown instead
 * (`boot/document-events.ts`).
 */
export function Picture({
	picture,
	sizes,
	className = "",
	first = false,
	portrait,
	upToTablet,
}: {
	picture: PictureData;
	/** The `sizes` attribute: how wide the picture is shown. */
	sizes: string;
	className?: string;
	/** The page's largest paint: fetched at once, before everything else. One per page. */
	first?: boolean;
	/** A different picture for narrow upright screens. */
	portrait?: PictureData;
	/** A different picture for screens up to tablet size, as wide as the screen. */
	upToTablet?: PictureData | undefined;
}) {
	const [other, media] = portrait ? [portrait, portraitMedia] : [upToTablet, "(width < 64rem)"];
	const fallback = picture.widths.at(1) ?? picture.widths.at(-1);
	return (
		<span data-picture="" className={`picture-${picture.name} ${className}`.trimEnd()}>
			<picture>
				{other
					? modernFormats.map((format) => (
							<source
								key={`other-${format}`}
								media={media}
								type={`image/${format}`}
								srcSet={sourceSet(other, format)}
								sizes={otherSizes}
								width={other.width}
								height={other.height}
							/>
						))
					: null}
				{modernFormats.map((format) => (
					<source key={format} type={`image/${format}`} srcSet={sourceSet(picture, format)} sizes={sizes} />
				))}
				<img
					src={`/pictures/${picture.name}-${fallback}.${picture.version}.jpg`}
					alt={picture.alt}
					width={picture.width}
					height={picture.height}
					loading={first ? "eager" : "lazy"}
					decoding={first ? "sync" : "async"}
					fetchPriority={first ? "high" : undefined}
				/>
			</picture>
		</span>
	);
}

export const portraitMedia = "(width < 48rem) and (orientation: portrait)";

/**
 * Slightly less than the screen width: the most common phones are 720 pixels across, where 640 looks the same, and the
 * next width would double the bytes of the largest paint.
 */
const otherSizes = "88vw";
