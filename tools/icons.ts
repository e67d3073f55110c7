/**
 * Makes the site's icons from the firm's mark, on the theme's dark ground, and writes them to `public/`: `npm run icons`.
 * Runs before every build; takes half a second.
 */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { readMark, readSmallMark } from "./brand/files.ts";
import { drawn, ico, icon } from "./brand/icon.ts";
import { readTheme } from "./theme.ts";

const theme = readTheme();
const ground = theme.colour("noche");
const mark = readMark(theme);
const small = readSmallMark(theme);

for (const [name, data] of Object.entries(await icons())) {
	await writeFile(`public/${name}`, data);
	console.log(`Icons: ${name}, ${(data.length / 1024).toFixed(1)} KB`);
}

function png(svg: string, pixels: number): Promise<Buffer> {
	return sharp(Buffer.from(svg), { density: 300 })
		.resize(pixels, pixels)
		.png({ compressionLevel: 9, palette: pixels > 48 })
		.toBuffer();
}

async function icons(): Promise<Record<string, Buffer | string>> {
	const full = await drawn(mark);
	const bold = small ? await drawn(small) : undefined;
	const tiny = icon(bold ?? full, { ground, share: 0.9, corner: 0.14 });
	const rounded = icon(full, { ground, share: 0.86, corner: 0.14 });
	// Android cuts a circle of 80 % out of a maskable icon (W3C, App Manifest, "safe zone").
	const maskable = icon(full, { ground, share: 0.71, corner: 0, round: true });
	return {
		"favicon.svg": icon(full, { ground, share: 0.86, corner: 0.14, ...(bold ? { small: bold } : {}) }),
		"favicon.ico": ico([
			{ pixels: 16, data: await png(tiny, 16) },
			{ pixels: 32, data: await png(tiny, 32) },
		]),
		"apple-touch-icon.png": await png(icon(full, { ground, share: 0.8, corner: 0 }), 180),
		"icon-192.png": await png(rounded, 192),
		"icon-512.png": await png(rounded, 512),
		"icon-maskable-512.png": await png(maskable, 512),
	};
}
