import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawn, ico, icon } from "../../../tools/brand/icon.ts";
import { cleanSvg } from "../../../tools/brand/svg.ts";

const ground = "#0b272c";
const mark = (inner: string, viewBox: string) =>
	drawn(
		cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`, "public/brand/mark.svg"),
	);

/** What of a picture is not its ground: from its left, top, right and bottom, as shares of the side. */
async function marginsOf(svg: string): Promise<number[]> {
	const side = 500;
	const shown = await sharp(Buffer.from(svg)).resize(side, side).flatten({ background: ground }).png().toBuffer();
	const { info } = await sharp(shown).trim({ background: ground, threshold: 20 }).toBuffer({ resolveWithObject: true });
	const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
	return [left, top, side - left - info.width, side - top - info.height].map((each) => Math.round((each / side) * 100));
}

describe("an icon", () => {
	it("has the mark in its middle, whatever room the drawing has around it", async () => {
		const off = await mark('<circle cx="30" cy="30" r="10" fill="orange"/>', "0 0 200 100");
		expect(await marginsOf(icon(off, { ground, share: 0.8, corner: 0 }))).toEqual([10, 10, 10, 10]);
		const centred = await mark('<circle r="367" fill="orange"/>', "-400 -400 800 800");
		expect(await marginsOf(icon(centred, { ground, share: 0.8, corner: 0 }))).toEqual([10, 10, 10, 10]);
	});

	it("keeps a wide mark's proportions", async () => {
		const wide = await mark('<rect width="400" height="100" fill="orange"/>', "0 0 400 100");
		expect(await marginsOf(icon(wide, { ground, share: 0.8, corner: 0 }))).toEqual([10, 40, 10, 40]);
	});

	it("that a system may cut round has all of the mark within the circle", async () => {
		const square = await mark('<rect width="100" height="100" fill="orange"/>', "0 0 100 100");
		const [left = 0] = await marginsOf(icon(square, { ground, share: 0.71, corner: 0, round: true }));
		// Half of the diagonal of a square of half 0.25: 0.355 of the side.
		expect(left).toBe(25);
	});

	it("of a mark that shows nothing is refused", async () => {
		await expect(mark("", "0 0 100 100")).rejects.toThrow("public/brand/mark.svg shows nothing");
	});
});

it("an ICO file lists its images", async () => {
	const data = await sharp({ create: { width: 16, height: 16, channels: 3, background: ground } })
		.png()
		.toBuffer();
	const file = ico([{ pixels: 16, data }]);
	expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
	expect(file.readUInt32LE(14)).toBe(data.length);
	expect(file.subarray(file.readUInt32LE(18)).equals(data)).toBe(true);
});
