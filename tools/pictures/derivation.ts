import { createHash, type Hash } from "node:crypto";

/** What is derived from a picture depends on this much of its entry in `pictures.yaml`. */
export interface PictureEntry {
	kind: string;
	/** Skies band: they are encoded at a higher quality. */
	sky?: boolean;
}

/** What the site knows of each picture: see `app/site/content/pictures.server.ts`. */
export type PictureManifest = Record<
	string,
	{ version: string; width: number; height: number; widths: number[]; colour: string }
>;

/**
 * Widths in which a kind of picture is served. Engravings are served at even fractions of their 1600 px, or their lines
 * moiré.
 */
export function widthsOf(kind: string): number[] {
	if (kind === "engraving") return [800, 1600];
	if (kind === "duotone") return [320, 720, 1280];
	if (kind === "portrait") return [480, 640, 960];
	if (kind === "object") return [240, 480];
	if (kind === "ring") return [320, 640];
	if (kind === "ornament") return [320, 640, 1024];
	return [640, 1024, 1920];
}

/** Pixels that the source of a kind of picture has at the least: the widest that is served. */
export function leastWidth(kind: string): number {
	return Math.max(...widthsOf(kind));
}

/** Ornaments and engravings are line art at small size: sharp quality loss shows as a shifted ground, so they get 4:4:4 too. */
export function qualityOf({ kind, sky }: PictureEntry) {
	if (kind === "ornament" || kind === "ring")
		return { avif: 42, webp: 50, jpeg: 52, chromaSubsampling: "4:4:4" as const };
	if (sky) return { avif: 62, webp: 80, jpeg: 78, chromaSubsampling: "4:4:4" as const };
	if (kind === "duotone") return { avif: 46, webp: 66, jpeg: 66, chromaSubsampling: "4:2:0" as const };
	if (kind === "engraving") return { avif: 34, webp: 36, jpeg: 42, chromaSubsampling: "4:4:4" as const };
	return { avif: 52, webp: 74, jpeg: 72, chromaSubsampling: "4:2:0" as const };
}

/** The hash of a source's bytes, to go on with. */
export function hashOf(source: Uint8Array): Hash {
	return createHash("sha256").update(source);
}

/** What is derived changes its name with the source, the widths and the quality. */
export function versionOf(source: Hash, entry: PictureEntry, fullWidth: number): string {
	const widths = widthsOf(entry.kind).filter((width) => width <= fullWidth);
	return source
		.copy()
		.update(JSON.stringify([widths, qualityOf(entry)]))
		.digest("hex")
		.slice(0, 8);
}
