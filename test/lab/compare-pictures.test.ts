import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { comparePictures } from "../../lab/measure/compare-pictures.ts";

const ground = { r: 243, g: 245, b: 242 };

/** A page of one colour with a rectangle on it, of 100 by 100 pixels unless it is said to be higher. */
function page(colour: string, { height = 100, left = 10 } = {}): Promise<Buffer> {
	const button = { create: { width: 20, height: 10, channels: 3 as const, background: colour } };
	return sharp({ create: { width: 100, height, channels: 3, background: ground } })
		.composite([{ input: button, left, top: 10 }])
		.png()
		.toBuffer();
}

describe("comparing pictures", () => {
	it("finds nothing in the same page, nor in an edge that was smoothed otherwise", async () => {
		expect((await comparePictures(await page("#9a3222"), await page("#9a3222"))).share).toBe(0);
		expect((await comparePictures(await page("#9a3222"), await page("#a83a2a"))).share).toBe(0);
	});

	it("counts what has another colour, and what has moved", async () => {
		expect((await comparePictures(await page("#9a3222"), await page("#123f46"))).share).toBe(0.02);
		expect((await comparePictures(await page("#9a3222"), await page("#9a3222", { left: 15 }))).share).toBe(0.01);
	});

	it("counts what only one of them has", async () => {
		expect((await comparePictures(await page("#9a3222"), await page("#9a3222", { height: 200 }))).share).toBe(0.5);
	});

	it("draws in red where they differ, as large as the larger one", async () => {
		const { drawn } = await comparePictures(await page("#9a3222"), await page("#123f46", { height: 150 }));
		const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
		expect([info.width, info.height]).toEqual([100, 150]);
		const at = (x: number, y: number) => [...data.subarray((y * 100 + x) * 3, (y * 100 + x) * 3 + 3)];
		expect(at(15, 15)).toEqual([255, 0, 0]);
		expect(at(50, 120)).toEqual([255, 0, 0]);
		expect(at(50, 50)).not.toEqual([255, 0, 0]);
	});
});
