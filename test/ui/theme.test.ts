import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("app/ui/theme.css", "utf8");

function colour(name: string): [number, number, number] {
	const hex = new RegExp(`--color-${name}: #([0-9a-f]{6});`).exec(css)?.[1];
	if (!hex) throw new Error(`The theme has no colour "${name}"`);
	return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

/** Relative luminance (WCAG 2.2). */
function luminance(name: string): number {
	const [r, g, b] = colour(name).map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
	const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

describe("contrast", () => {
	it.each(["papel", "niebla", "cal", "blanco"])("of body text on %s is AAA", (ground) => {
		expect(contrast("tinta", ground)).toBeGreaterThanOrEqual(7);
	});

	it.each(["noche", "petroleo", "lacre-oscuro"])("of body text on the dark ground %s is AAA", (ground) => {
		expect(contrast("blanco", ground)).toBeGreaterThanOrEqual(7);
	});

	it.each([
		["gris", "papel"],
		["gris", "niebla"],
		["gris", "cal"],
		["gris", "blanco"],
		["lacre", "papel"],
		["lacre", "niebla"],
		["lacre", "cal"],
		["blanco", "lacre"],
		["blanco", "bayou"],
		["cal", "noche"],
		["cal", "petroleo"],
		["cal", "lacre-oscuro"],
		["arena", "noche"],
		["arena", "petroleo"],
		["noche", "cal"],
		["noche", "papel"],
	])("of %s on %s is AA", (text, ground) => {
		expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
	});

	it("of both rings of the focus is seen on every ground", () => {
		for (const ground of ["papel", "niebla", "cal", "noche", "petroleo", "lacre"]) {
			expect(Math.max(contrast("blanco", ground), contrast("noche", ground))).toBeGreaterThanOrEqual(3);
		}
	});
});
