import { use } from "react";
import { UnavailableText } from "./unavailable-text.ts";

/** What it takes to show a picture; the site makes it of the manifest. */
export interface PictureData {
	name: string;
	alt: string;
	/** Changes with the picture, so that a browser may keep each file for good. */
	version: string;
	/** Of the master, in pixels: gives the picture its proportions before it arrives. */
	width: number;
	height: number;
	/** Widths that exist, ascending, in pixels. */
	widths: number[];
}

/** Formats in the order in which a browser should try them. */
const formats = [
	["avif", "image/avif"],
	["webp", "image/webp"],
] as const;

function sourceSet({ name, version, widths }: PictureData, format: string): string {
	return widths.map((width) => `/pictures/${name}-${width}.${version}.${format} ${width}w`).join(", ");
}

/**
 * A responsive picture: AVIF, then WebP, then the original format, each in all its widths. It has its proportions and
 * its ground colour before it arrives. When every source fails, a listener that runs before hydration marks it, and the
 * text in the page's language shows instead (`boot.ts`).
 */
export function Picture({
	picture,
	sizes,
	className = "",
	first = false,
	portrait,
}: {
	picture: PictureData;
	/** As of the `sizes` attribute: how wide the picture is shown. */
	sizes: string;
	/** Of the element around it: gives it its place and its proportions. */
	className?: string;
	/** The largest paint of the page: fetched at once, before everything else. One a page. */
	first?: boolean;
	/** Another picture for narrow upright screens. */
	portrait?: PictureData;
}) {
	const unavailable = use(UnavailableText);
	const fallback = picture.widths.at(1) ?? picture.widths.at(-1);
	return (
		<span data-picture className={`ground-${picture.name} relative block overflow-hidden ${className}`}>
			<picture>
				{portrait
					? formats.map(([format, type]) => (
							<source
								key={`portrait-${format}`}
								media={portraitMedia}
								type={type}
								srcSet={sourceSet(portrait, format)}
								sizes={portraitSizes}
								width={portrait.width}
								height={portrait.height}
							/>
						))
					: null}
				{portrait ? (
					<source
						media={portraitMedia}
						srcSet={sourceSet(portrait, "jpg")}
						sizes={portraitSizes}
						width={portrait.width}
						height={portrait.height}
					/>
				) : null}
				{formats.map(([format, type]) => (
					<source key={format} type={type} srcSet={sourceSet(picture, format)} sizes={sizes} />
				))}
				<img
					src={`/pictures/${picture.name}-${fallback}.${picture.version}.jpg`}
					srcSet={sourceSet(picture, "jpg")}
					sizes={sizes}
					alt={picture.alt}
					width={picture.width}
					height={picture.height}
					loading={first ? "eager" : "lazy"}
					decoding={first ? "sync" : "async"}
					fetchPriority={first ? "high" : "auto"}
					className={`focus-${picture.name} absolute inset-0 size-full object-cover`}
				/>
			</picture>
			<span className="unavailable absolute inset-0 place-items-center p-4 text-center text-small text-gris">
				{unavailable}
			</span>
		</span>
	);
}

/** Where the upright picture takes over from the wide one. */
export const portraitMedia = "(width < 48rem) and (orientation: portrait)";

/**
 * As wide as the screen, said a little smaller: the most common phones have 720 pixels across, and 640 stretched by an
 * eighth cannot be told from them, while the next width would be twice the bytes of the largest paint.
 */
const portraitSizes = "88vw";
