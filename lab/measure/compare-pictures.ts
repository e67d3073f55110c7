import sharp from "sharp";

/** How much a channel of a pixel may differ, of 255: smoothed edges are never quite the same twice. */
const tolerance = 40;

export interface Difference {
	/** Of all pixels of the larger picture, from 0 to 1. */
	share: number;
	/** Where the pictures differ, in red on a pale copy of the second one; a PNG. */
	drawn: Buffer;
}

/** Compares two pictures pixel by pixel, from their top left corners; what only one of them has differs. */
export async function comparePictures(one: string | Buffer, other: string | Buffer): Promise<Difference> {
	const sizes = await Promise.all([one, other].map((picture) => sharp(picture).metadata()));
	const width = Math.max(...sizes.map((size) => size.width));
	const height = Math.max(...sizes.map((size) => size.height));
	// Where a picture has nothing, its alpha is 0.
	const [a = Buffer.of(), b = Buffer.of()] = await Promise.all(
		[one, other].map((picture, index) => {
			const extended = { right: width - (sizes[index]?.width ?? 0), bottom: height - (sizes[index]?.height ?? 0) };
			const pixels = sharp(picture).toColourspace("srgb").ensureAlpha();
			return pixels
				.extend({ ...extended, background: "transparent" })
				.raw()
				.toBuffer();
		}),
	);
	const drawn = Buffer.alloc(width * height * 3);
	let differing = 0;
	for (let pixel = 0; pixel < width * height; pixel++) {
		const differs = isOther(a, b, pixel * 4);
		if (differs) differing++;
		for (let channel = 0; channel < 3; channel++) {
			const red = channel === 0 ? 255 : 0;
			drawn[pixel * 3 + channel] = differs ? red : 192 + (b[pixel * 4 + channel] ?? 0) / 4;
		}
	}
	const raw = { width, height, channels: 3 as const };
	return { share: differing / (width * height), drawn: await sharp(drawn, { raw }).png().toBuffer() };
}

function isOther(a: Buffer, b: Buffer, at: number): boolean {
	for (let channel = at; channel < at + 4; channel++) {
		if (Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)) > tolerance) return true;
	}
	return false;
}
