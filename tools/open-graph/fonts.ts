import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const printable = String.fromCodePoint(
	...Array.from({ length: 95 }, (_, index) => 0x20 + index),
	...Array.from({ length: 96 }, (_, index) => 0xa0 + index),
);
const beyond = `${printable}–—‘’“”…•−‑`;

/** The site's faces as static outlines: satori reads neither WOFF2 nor variable fonts. */
export async function loadFonts(): Promise<Font[]> {
	return [
		{
			name: "Newsreader",
			weight: 400,
			data: await pinned("@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2", {
				opsz: 72,
				wght: 400,
			}),
		},
		{
			name: "Schibsted Grotesk",
			weight: 400,
			data: await pinned("@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2", {
				wght: 500,
			}),
		},
	];
}

async function pinned(file: string, axes: Record<string, number>): Promise<Buffer> {
	const source = await readFile(require.resolve(file));
	return subsetFont(source, beyond, { targetFormat: "sfnt", variationAxes: axes });
}
