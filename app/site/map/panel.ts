import { type GeoProjection, geoAzimuthalEqualArea } from "d3-geo";
import { earthRadius } from "../format/distance.ts";

/** A point of the Earth, in degrees. */
export interface Position {
	latitude: number;
	longitude: number;
}

/** A point of a drawing, in its units. */
export interface MapPoint {
	x: number;
	y: number;
}

/**
 * A view of the map: a drawing of its ground, and where on Earth that is. Written by `npm run map` beside the drawings,
 * so that what a page lays over them always lies where they have it.
 */
export interface Panel {
	/** Of its drawing as well. */
	id: string;
	/** Of the drawing, in its own units. */
	width: number;
	height: number;
	/** The tangent point of the projection, in degrees, and where on the drawing it is. */
	longitude: number;
	latitude: number;
	x: number;
	y: number;
	/** Units of the drawing a kilometre. */
	scale: number;
	/** The offices that it looks at closely; none for the overview. */
	offices: string[];
}

/** What `npm run map` writes: the overview first, then the closer views; nothing for a firm without areas. */
export interface Ground {
	panels: Panel[];
	/** The states of the offices. The overview writes their names, each at the first of its points that is free. */
	states: { jurisdiction?: string; name: string; points: MapPoint[] }[];
}

/** The projection of a panel: equal area, so that no state looks larger than it is. */
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

/** Where points of the Earth lie on a panel; outside its frame as well. */
export function pointsOf(panel: Panel): (position: Position) => MapPoint {
	const projection: GeoProjection = projectionOf(panel).clipExtent(null);
	return ({ longitude, latitude }) => {
		const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
		return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
	};
}

/** What lies in the middle of a panel. */
export function middleOf(panel: Panel): Position {
	const projection = projectionOf(panel);
	const [longitude, latitude] = projection.invert?.([panel.width / 2, panel.height / 2]) ?? [
		panel.longitude,
		panel.latitude,
	];
	return { longitude, latitude };
}

/** Units of a frame's edge in which nothing should stand. */
const edge = 8;

export function isWithin({ x, y }: MapPoint, { width, height }: { width: number; height: number }): boolean {
	return x > edge && y > edge && x < width - edge && y < height - edge;
}
