import { type GeoProjection, geoAzimuthalEqualArea, geoAzimuthalEquidistant } from "d3-geo";
import { earthRadius } from "../format/distance.ts";

/** A part of the map: where it looks, how close, and how large its drawing is. */
export interface Panel {
	/** Of the drawing, in its own units. */
	width: number;
	height: number;
	/** What lies in its middle, in degrees: longitude, latitude. */
	centre: readonly [number, number];
	/** Units of the drawing a kilometre. */
	scale: number;
}

export const panelIds = ["overview", "houston", "monterrey"] as const;

export type PanelId = (typeof panelIds)[number];

/** Both states at a glance, and a closer view around each office, where places are crowded. */
export const panels: Readonly<Record<PanelId, Panel>> = {
	overview: { width: 660, height: 770, centre: [-100.1, 29.9], scale: 0.5 },
	houston: { width: 420, height: 350, centre: [-95.31, 29.71], scale: 2.6 },
	monterrey: { width: 420, height: 350, centre: [-100.3, 25.63], scale: 2.6 },
};

/**
 * The projection of a panel. Equal area for the states, so that neither looks larger than it is; true distances from
 * the middle for the closer ones.
 */
export function projectionOf(id: PanelId): GeoProjection {
	const { width, height, centre, scale } = panels[id];
	const projection = id === "overview" ? geoAzimuthalEqualArea() : geoAzimuthalEquidistant();
	return projection
		.rotate([-centre[0], -centre[1]])
		.translate([width / 2, height / 2])
		.scale(scale * earthRadius)
		.clipExtent([
			[-2, -2],
			[width + 2, height + 2],
		]);
}
