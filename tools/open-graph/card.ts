import { readFile } from "node:fs/promises";
import { createElement as element } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { type Svg, svgDataUrl } from "../brand/svg.ts";
import { facesOf } from "../fonts/faces.ts";
import type { FontRole, Theme } from "../theme.ts";

/** What social networks ask for, in pixels. */
const size = { width: 1200, height: 630 };

/** The picture stands at the right, from edge to edge. */
const pictureWidth = 456;

const margin = 64;

/** The mark is as high as this, and a wide one no wider than that; in pixels. */
const markHeight = 88;
const widestMark = 320;

/** Long titles are set smaller; all of them stay on four lines. Sizes in pixels. */
function titleSize(length: number): number {
	if (length <= 30) return 76;
	if (length <= 48) return 66;
	if (length <= 62) return 58;
	return 52;
}

/**
 * The words of an image as SVG on a transparent ground: the brand above, the title, a hairline and the firm's line
 * below. Words are outlines, so whoever draws it needs no font.
 */
export function card(
	{ title, line, mark }: { title: string; line: string; mark: Svg },
	{ colour }: Pick<Theme, "colour">,
	fonts: Font[],
): Promise<string> {
	const height = Math.min(markHeight, (widestMark * mark.height) / mark.width);
	const width = (height * mark.width) / mark.height;
	const [name, descriptor] = line.split(" · ");
	return satori(
		element(
			"div",
			{
				style: {
					display: "flex",
					flexDirection: "column",
					justifyContent: "space-between",
					width: size.width - pictureWidth,
					height: size.height,
					boxSizing: "border-box",
					padding: margin,
					color: colour("blanco"),
				},
			},
			element("img", { src: svgDataUrl(mark), width, height }),
			element(
				"div",
				{ style: { display: "flex", flexDirection: "column" } },
				element(
					"div",
					{
						style: {
							fontFamily: "display",
							fontSize: titleSize(title.length),
							lineHeight: 1.06,
							letterSpacing: "-0.018em",
							textWrap: "balance",
							marginBottom: 40,
						},
					},
					title,
				),
				element("div", { style: { height: 2, backgroundColor: colour("arena"), marginBottom: 24 } }),
				element(
					"div",
					{ style: { display: "flex", gap: 12, fontFamily: "text", fontSize: 28 } },
					element("span", {}, name),
					element("span", { style: { color: colour("arena") } }, "·"),
					element("span", {}, descriptor),
				),
			),
		),
		{ ...size, fonts },
	);
}

/** A picture and the point of it that must stay in view, in percent from its top left corner. */
interface Crop {
	file: string;
	focus: [x: number, y: number];
}

/** Draws an image: the ground in its colour, the picture at the right, and the words over both. */
export async function draw(words: string, crop: Crop, ground: string): Promise<Buffer> {
	return sharp({ create: { ...size, channels: 3, background: ground } })
		.composite([
			{ input: await cropped(crop), left: size.width - pictureWidth, top: 0 },
			{ input: Buffer.from(words), left: 0, top: 0 },
		])
		.jpeg({ quality: 82, progressive: true, chromaSubsampling: "4:4:4" })
		.toBuffer();
}

async function cropped({ file, focus: [x, y] }: Crop): Promise<Buffer> {
	const { width, height } = await sharp(file).metadata();
	const scale = Math.max(pictureWidth / width, size.height / height);
	const full = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
	return sharp(file)
		.resize(full.width, full.height)
		.extract({
			left: edge(full.width, pictureWidth, x),
			top: edge(full.height, size.height, y),
			width: pictureWidth,
			height: size.height,
		})
		.toBuffer();
}

/** Where a crop begins so that the focal point is as near to its middle as the picture allows. */
function edge(whole: number, part: number, focus: number): number {
	return Math.round(Math.min(whole - part, Math.max(0, (whole * focus) / 100 - part / 2)));
}

const printable = String.fromCodePoint(
	...Array.from({ length: 95 }, (_, index) => 0x20 + index),
	...Array.from({ length: 96 }, (_, index) => 0xa0 + index),
);
const beyond = `${printable}–—‘’“”…•−‑`;

/** The site's faces as static outlines, named by their part: satori reads neither WOFF2 nor variable fonts. */
export function loadFonts(): Promise<Font[]> {
	return Promise.all([pinned("display", 400, 72), pinned("text", 500)]);
}

async function pinned(name: FontRole, weight: number, opticalSize?: number): Promise<Font> {
	const [face] = facesOf(name, { weights: [weight], ...(opticalSize ? { opticalSize } : {}) });
	if (!face) throw new Error(`The font for ${name} has no file`);
	const source = await readFile(face.file);
	const data = await subsetFont(source, beyond, { targetFormat: "sfnt", variationAxes: face.axes });
	return { name, weight: 400, data };
}
