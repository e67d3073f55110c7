import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { joined, readDrawing } from "../../../tools/brand/skyline.ts";

const folder = mkdtempSync(join(tmpdir(), "project-skyline-"));
afterAll(() => rmSync(folder, { recursive: true }));

const inks = { ground: "#f3f5f2", line: "#2e6268", accent: "#9a3222" };

function drawing(name: string, inner: string, viewBox = "0 0 1200 950") {
	const file = join(folder, `${name}.svg`);
	writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`);
	return readDrawing(file, name, inks);
}

/** The colour of a point of the joined drawing. */
async function colourAt(source: string, left: number, top: number): Promise<string> {
	const pixel = await sharp(Buffer.from(source))
		.extract({ left, top, width: 1, height: 1 })
		.removeAlpha()
		.raw()
		.toBuffer();
	return `#${pixel.toString("hex")}`;
}

describe("a skyline", () => {
	it("takes the ground for white, the line for black and grey, the accent for any other colour", () => {
		const { source } = drawing(
			"inks",
			'<path fill="white" stroke="#000" d="M0 0h9"/><path fill="#444" stroke="rgb(200 30 30)" d="M0 0h9"/><path fill="none" stroke="currentColor" d="M0 0h9"/>',
		);
		expect(source).toContain('fill="#f3f5f2" stroke="#2e6268"');
		expect(source).toContain('fill="#2e6268" stroke="#9a3222"');
		expect(source).toContain('fill="none" stroke="#2e6268"');
	});

	it("of one colour alone is all lines", () => {
		const { source } = drawing(
			"alone",
			'<path fill="none" stroke="#a58bc4" d="M0 0h9"/><path fill="#fff" stroke="#a58bc4" d="M0 0h9"/>',
		);
		expect(source.match(/stroke="#\w+"/g)).toEqual(['stroke="#2e6268"', 'stroke="#2e6268"']);
	});

	it("stands beside the next one, each as high as the other", async () => {
		const one = drawing("one", '<path fill="black" d="M0 0h1v1z"/><path fill="red" d="M0 0h1200v950H0z"/>');
		const two = drawing("two", '<path d="M100 0h300v190H100z"/>', "100 0 300 190");
		const { source, width, height } = joined([one, two], inks);
		expect([width, height]).toEqual([2700, 950]);
		expect(await colourAt(source, 600, 475)).toBe("#9a3222");
		expect(await colourAt(source, 1190, 940)).toBe("#9a3222");
		expect(await colourAt(source, 1210, 10)).toBe("#2e6268");
		expect(await colourAt(source, 2690, 940)).toBe("#2e6268");
	});

	it("that is alone stands at the right, and its left end fades", async () => {
		const { source, width } = joined([drawing("alone", '<path d="M0 0h1200v950H0z"/>')], inks);
		expect(width).toBe(2400);
		expect(await colourAt(source, 600, 475)).toBe("#f3f5f2");
		for (const x of [1198, 1199, 1200, 1202]) expect(await colourAt(source, x, 475)).toMatch(/^#f[0-3]f/);
		expect(await colourAt(source, 1600, 475)).toBe("#2e6268");
		expect(await colourAt(source, 2399, 475)).toBe("#2e6268");
	});

	it("that is missing is named", () => {
		expect(() => readDrawing("public/brand/skyline-nowhere.svg", "a", inks)).toThrow(
			"public/brand/skyline-nowhere.svg is missing",
		);
	});
});
