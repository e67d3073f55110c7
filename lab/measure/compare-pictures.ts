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
	const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
	const width = Math.max(a.width, b.width);
	const height = Math.max(a.height, b.height);
	const drawn = Buffer.alloc(width * height * 3);
	let differing = 0;
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const differs = isOther(a, b, x, y);
			if (differs) differing++;
			for (let channel = 0; channel < 3; channel++) {
				const red = channel === 0 ? 255 : 0;
				drawn[(y * width + x) * 3 + channel] = differs ? red : 192 + (valueAt(b, x, y, channel) ?? 0) / 4;
			}
		}
	}
	return {
		share: differing / (width * height),
		drawn: await sharp(drawn, { raw: { width, height, channels: 3 } })
			.png()
			.toBuffer(),
	};
}

interface Pixels {
	data: Buffer;
	width: number;
	height: number;
}

async function pixelsOf(picture: string | Buffer): Promise<Pixels> {
	const { data, info } = await sharp(picture).removeAlpha().toColourspace("srgb").raw().toBuffer({
		resolveWithObject: true,
	});
	return { data, width: info.width, height: info.height };
}

function valueAt({ data, width, height }: Pixels, x: number, y: number, channel: number): number | undefined {
	return x < width && y < height ? data[(y * width + x) * 3 + channel] : undefined;
}

function isOther(a: Pixels, b: Pixels, x: number, y: number): boolean {
	for (let channel = 0; channel < 3; channel++) {
		const [one, other] = [valueAt(a, x, y, channel), valueAt(b, x, y, channel)];
		if (one === undefined || other === undefined || Math.abs(one - other) > tolerance) return true;
	}
	return false;
}
