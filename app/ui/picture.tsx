export interface PictureData {
	name: string;
	alt: string;
	/** Changes with the picture, so that each file can be cached for good. */
	version: string;
	/** Of the master, in pixels: gives the picture its proportions before it arrives. */
	width: number;
	height: number;
	/** Widths that exist, ascending, in pixels. */
	widths: number[];
}

/** In the order in which a browser should try them. */
const modernFormats = ["avif", "webp"];

function sourceSet({ name, version, widths }: PictureData, format: string): string {
	return widths.map((width) => `/pictures/${name}-${width}.${version}.${format} ${width}w`).join(", ");
}

/**
 * A responsive picture: AVIF, then WebP, each in all its widths; then the original format in one, for the few browsers
 * that know neither. It has its proportions and its ground colour before it arrives. When every source fails, a listener
 * that runs before hydration marks it, and a text in the page's language shows instead (`boot/document-events.ts`).
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
	/** The largest paint of the page: fetched at once, before everything else. One a page. */
	first?: boolean;
	/** Another picture for narrow upright screens. */
	portrait?: PictureData;
	/** Another picture up to a tablet, as wide as the screen. */
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
 * A little less than the width of the screen: the most common phones have 720 pixels across, where 640 look the same,
 * while the next width would be twice the bytes of the largest paint.
 */
const otherSizes = "88vw";
