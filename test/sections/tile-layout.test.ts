import { describe, expect, test } from "vitest";
import { endsAlone, type TileShape, tileShapes } from "../../app/sections/tile-layout.ts";

/** Columns and rows of twelve that each shape takes. */
const cells: Record<TileShape, number> = { large: 14, wide: 5, third: 4, half: 6, full: 12 };

describe("tiles", () => {
	test.each(Array.from({ length: 12 }, (_, index) => index + 1))("%i fill their grid without a hole", (count) => {
		const shapes = tileShapes(count);
		expect(shapes).toHaveLength(count);
		expect(shapes.reduce((sum, shape) => sum + cells[shape], 0) % 12).toBe(0);
		// In two columns the large tile takes a row, and the last one too where it would stand alone.
		const halves = shapes.reduce((sum, shape) => sum + (shape === "large" ? 2 : 1), 0) + (endsAlone(shapes) ? 1 : 0);
		expect(halves % 2).toBe(0);
	});
});
