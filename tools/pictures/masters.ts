import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { parse } from "yaml";

/** What the site knows of a picture: see `app/site/content/pictures.server.ts`. */
export interface PictureFacts {
	version: string;
	width: number;
	height: number;
	widths: number[];
	colour: string;
}

export type Manifest = Record<string, PictureFacts>;

/** A picture as `pictures.yaml` names it. */
export interface PictureEntry {
	name: string;
	kind: string;
	sky?: boolean;
	focus: [number, number];
}

export const masters = "app/content/pictures";
export const manifestFile = "app/site/pictures.json";

export async function pictureEntries(): Promise<PictureEntry[]> {
	return parse(await readFile("app/content/pictures.yaml", "utf8")).pictures;
}

export async function readManifest(): Promise<Manifest> {
	return JSON.parse(await readFile(manifestFile, "utf8").catch(() => "{}"));
}

/** A picture's master, and what the site has to know of it: the same object as before when nothing has changed. */
export async function readMaster(entry: PictureEntry, before: PictureFacts | undefined) {
	const master = await readFile(`${masters}/${entry.name}.jpg`);
	const image = sharp(master);
	const { width, height } = await image.metadata();
	const widths = widthsOf(entry.kind).filter((each) => each <= width);
	const version = createHash("sha256")
		.update(master)
		.update(JSON.stringify([widths, qualityOf(entry)]))
		.digest("hex")
		.slice(0, 8);
	if (before?.version === version) return { master, facts: before };
	const { dominant } = await image.stats();
	const hex = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, "0")).join("");
	return { master, facts: { version, width, height, widths, colour: `#${hex}` } };
}

/**
 * Engravings are served at even fractions of their 1600 px, or their lines moiré. Ornaments and engravings are line
 * art at small size: sharp quality loss shows as a shifted ground, so they get 4:4:4 too.
 */
function widthsOf(kind: string): number[] {
	if (kind === "engraving") return [533, 800, 1600];
	if (kind === "portrait") return [480, 640, 960];
	if (kind === "ring") return [320, 640];
	if (kind === "ornament") return [320, 640, 1024];
	return [640, 1024, 1920];
}

export function qualityOf({ kind, sky }: PictureEntry) {
	if (kind === "ornament" || kind === "ring")
		return { avif: 42, webp: 50, jpeg: 52, chromaSubsampling: "4:4:4" as const };
	if (sky) return { avif: 62, webp: 80, jpeg: 78, chromaSubsampling: "4:4:4" as const };
	if (kind === "engraving") return { avif: 34, webp: 36, jpeg: 42, chromaSubsampling: "4:4:4" as const };
	return { avif: 52, webp: 74, jpeg: 72, chromaSubsampling: "4:2:0" as const };
}
