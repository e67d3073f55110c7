import { type GeoProjection, geoAzimuthalEqualArea } from "d3-geo";
import { earthRadius } from "../format/distance.ts";

/** A point on Earth, in degrees. */
export interface Position {
	latitude: number;
	longitude: number;
}

/** A point on a drawing, in drawing units. */
export interface MapPoint {
	x: number;
	y: number;
}

/**
 * A view of the map: a drawing of the ground and its place on Earth. `npm run map` writes both together, so that what a
 * page overlays always matches the drawing.
 */
export interface Panel {
	/** Also the id of its drawing. */
	id: string;
	/** Size of the drawing, in its own units. */
	width: number;
	height: number;
	/** The tangent point of the projection, in degrees, and its position on the drawing. */
	longitude: number;
	latitude: number;
	x: number;
	y: number;
	/** Drawing units per kilometer. */
	scale: number;
	/** The offices it shows up close; empty for the overview. */
	offices: string[];
}

/** The output of `npm run map`: the overview first, then the closer views; empty for a firm without areas. */
export interface Ground {
	panels: Panel[];
	/** The states of the offices. The overview writes each name at the first of its points that is free. */
	states: { jurisdiction?: string; name: string; points: MapPoint[] }[];
}

/** The projection of a panel: equal-area, so that no state looks larger than it is. */
export function projectionOf({ width, height, longitude, latitude, x, y, scale }: Omit<Panel, "id" | "offices">) {
	return geoAzimuthalEqualArea()
		.rotate([-longitude, -latitude])
		.translate([x, y])
		.scale(scale * earthRadius)
		.clipExtent([
			[-2, -2],
			[width + 2, height + 2],
		]);
}

/** Projects points on Earth to a panel, even outside its frame. */
export function pointsOf(panel: Panel): (position: Position) => MapPoint {
	const projection: GeoProjection = projectionOf(panel).clipExtent(null);
	return ({ longitude, latitude }) => {
		const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
		return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
	};
}

/** The position at the center of a panel. */
export function middleOf(panel: Panel): Position {
	const projection = projectionOf(panel);
	const [longitude, latitude] = projection.invert?.([panel.width / 2, panel.height / 2]) ?? [
		panel.longitude,
		panel.latitude,
	];
	return { longitude, latitude };
}

/** Width of a frame's edge that should stay empty, in units. */
const edge = 8;

export function isWithin({ x, y }: MapPoint, { width, height }: { width: number; height: number }): boolean {
	return x > edge && y > edge && x < width - edge && y < height - edge;
}
