import sharp from "sharp";
import { smallWorker, type Worker } from "../measure/workerd.ts";

/** Bytes of the limit's picture: what a good first picture weighed when the measure was agreed. */
const pictureSize = 98 * 1024;

/**
 * The limit: a page that nothing can beat by much, and that is none of ours. 2 KB of HTML with its style, one picture,
 * no script and no font. It never changes, so that the site is not measured against itself.
 */
export async function limitWorker(): Promise<Worker> {
	const picture = await fixedPicture();
	// In paragraphs: a single one would be the largest paint, and the picture would not count.
	const text =
		`<p>${"The quick brown fox jumps over the lazy dog while the river runs on to the sea. ".repeat(4)}</p>`.repeat(4);
	const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Limit</title><meta name="viewport" content="width=device-width"><meta name="description" content="A page to compare with."><style>body{margin:0;font:1rem/1.5 sans-serif}img{width:100%;height:auto;display:block}main{padding:1rem}</style></head><body><img src="/limit.jpg" width="960" height="720" alt="Noise"><main><h1>Limit</h1>${text}</main></body></html>`;
	return smallWorker(`const html = ${JSON.stringify(html)};
const picture = Uint8Array.from(atob(${JSON.stringify(picture.toString("base64"))}), (character) => character.charCodeAt(0));
export default {
	fetch: ({ url }) => {
		const { pathname } = new URL(url);
		if (pathname === "/") return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
		if (pathname === "/limit.jpg") return new Response(picture, { headers: { "content-type": "image/jpeg" } });
		return new Response(null, { status: 404 });
	},
};`);
}

/** Noise that is the same in every run, as a JPEG of exactly that many bytes: what follows its end is not looked at. */
async function fixedPicture(): Promise<Buffer> {
	const [width, height] = [960, 720];
	let seed = 1;
	const pixels = Buffer.from(
		Uint8Array.from({ length: (width * height) / 64 }, () => {
			seed = (seed * 48_271) % 2_147_483_647;
			return seed >> 16;
		}),
	);
	const raw = { width: width / 8, height: height / 8, channels: 1 as const };
	for (let quality = 95; quality > 5; quality -= 3) {
		const jpeg = await sharp(pixels, { raw }).resize(width, height).jpeg({ quality }).toBuffer();
		if (jpeg.length <= pictureSize) return Buffer.concat([jpeg, Buffer.alloc(pictureSize - jpeg.length)]);
	}
	throw new Error("The limit's picture cannot be made");
}
