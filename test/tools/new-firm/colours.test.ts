import { readFileSync } from "node:fs";
import Color from "colorjs.io";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recolour } from "../../../tools/new-firm/colours.ts";

const theme = readFileSync("app/ui/theme.css", "utf8");

function contrast(css: string, [one, other]: readonly [string, string]): number {
	const colour = (name: string) => new Color(new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? "");
	return colour(one).contrast(colour(other), "WCAG21");
}

/** Pairs of text and ground. */
const pairs = [
	["tinta", "papel"],
	["tinta", "cal"],
	["gris", "papel"],
	["gris", "niebla"],
	["lacre", "papel"],
	["lacre", "cal"],
	["blanco", "lacre"],
	["blanco", "noche"],
	["blanco", "bayou"],
	["arena", "petroleo"],
] as const;

const hex = fc
	.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
	.map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`);

describe("other colours", () => {
	it("stand in the stylesheet as they were chosen, where text on them can be read", () => {
		const { css, notes } = recolour(theme, { ground: "#0b1226", accent: "#7a1f2b" });
		expect(css).toContain("--color-noche: #0b1226;");
		expect(css).toContain("--color-lacre: #7a1f2b;");
		expect(css).toContain("--color-blanco: #ffffff;");
		expect(notes).toEqual([]);
		// Nothing but colours changes.
		const without = (text: string) => text.replace(/#[0-9a-f]{6}/g, "");
		expect(without(css)).toBe(without(theme));
	});

	it("are darkened, and said to be, where it could not be", () => {
		const { css, notes } = recolour(theme, { ground: "#0b1226", accent: "#f2c14e" });
		expect(notes).toHaveLength(1);
		expect(notes[0]).toContain("#f2c14e became");
		expect(contrast(css, ["blanco", "lacre"])).toBeGreaterThanOrEqual(4.5);
	});

	it("keep the contrast of every pair, whatever is chosen", () => {
		fc.assert(
			fc.property(hex, hex, (ground, accent) => {
				const { css } = recolour(theme, { ground, accent });
				for (const pair of pairs) {
					expect(contrast(css, pair)).toBeGreaterThanOrEqual(Math.min(contrast(theme, pair) * 0.97, 7));
				}
			}),
			{ numRuns: 20 },
		);
	});
});
