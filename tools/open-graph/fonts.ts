import { readFile } from "node:fs/promises";
import type { Font } from "satori";
import subsetFont from "subset-font";
import { facesOf } from "../fonts/faces.ts";
import type { FontRole } from "../theme.ts";

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
