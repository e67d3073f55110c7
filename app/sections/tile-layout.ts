/** Shapes of a tile in a grid of twelve columns; on narrower screens all but the large one are a half. */
export type TileShape = "large" | "wide" | "third" | "half" | "full";

/**
 * The shapes of a number of tiles that fill their grid without a hole: a large tile beside two wide ones, then rows of
 * three, and what is left over shares the last row.
 */
export function tileShapes(count: number): TileShape[] {
	if (count < 3) return Array.from({ length: count }, () => (count === 1 ? "full" : "half"));
	const rest = count - 3;
	const last: TileShape = rest % 3 === 1 ? "full" : "half";
	const inRows = Array.from({ length: rest }, (_, index) => (index < rest - (rest % 3) ? "third" : last));
	return ["large", "wide", "wide", ...inRows];
}

/** Whether the last tile is alone in its row of two, and takes all of it. */
export function endsAlone(shapes: readonly TileShape[]): boolean {
	return shapes.filter((shape) => shape !== "large").length % 2 === 1;
}

/** How wide the picture of a tile is shown. */
export const tilePictureSizes: Readonly<Record<TileShape, string>> = {
	large: "(width < 64rem) 100vw, 720px",
	wide: "(width < 40rem) 100vw, (width < 64rem) 50vw, 520px",
	third: "(width < 40rem) 100vw, (width < 64rem) 50vw, 410px",
	half: "(width < 40rem) 100vw, (width < 64rem) 50vw, 620px",
	full: "(width < 40rem) 100vw, (width < 64rem) 50vw, 840px",
};
