import sharp from "sharp";
import { pictureWidth, size } from "./card.ts";

/** A picture and the point of it that must stay in view, in percent from its top left corner. */
export interface Crop {
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
