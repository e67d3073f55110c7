import { geoArea, geoContains, geoPath } from "d3-geo";
import type { MultiPolygon } from "geojson";
import { merge } from "topojson-client";
import { type Panel, projectionOf } from "../../app/site/map/panel.ts";
import type { Outlines } from "./geography.ts";
import type { Region } from "./regions.ts";

/** A state's outline without the islands that are less than a hundredth of it. @throws RangeError when it has none */
export function outlineOf({ country, shape }: Region, { unitedStates, mexico }: Outlines): MultiPolygon {
	const topology = country === "US" ? unitedStates : mexico;
	const found = topology.objects.states.geometries.filter(({ id }) => id === shape);
	if (found.length === 0) throw new RangeError(`The atlas has no state ${shape} of ${country}`);
	const { type, coordinates } = merge(topology, found);
	const areas = coordinates.map((rings) => geoArea({ type: "Polygon", coordinates: rings }));
	const least = areas.reduce((sum, area) => sum + area, 0) / 100;
	return { type, coordinates: coordinates.filter((_, index) => (areas[index] ?? 0) >= least) };
}

/** Points of a drawing that are tried, in units apart; and how many of them are kept. */
const grid = 18;
const most = 100;

/**
 * Where a state's name may stand in a panel, the best point first: on the state as far as it has room, and near its
 * middle.
 *
 * @param text size of the name, in units
 * @returns the middles of the text
 */
export function namePoints(outline: MultiPolygon, panel: Panel, text: { width: number; height: number }) {
	const path = geoPath(projectionOf(panel).clipExtent(null));
	const [middleX, middleY] = path.centroid(outline);
	const [[left, top], [right, bottom]] = path.bounds(outline);
	const found: { x: number; y: number; cost: number }[] = [];
	const [across, down] = [(right - left) / 2 + grid, (bottom - top) / 2 + 60];
	for (let x = middleX - Math.floor(across / grid) * grid; x <= middleX + across; x += grid) {
		for (let y = middleY - Math.floor(down / grid) * grid; y <= middleY + down; y += grid) {
			if (!isWithin({ x, y }, text, panel)) continue;
			const outside = 1 - shareInside({ x, y }, text, panel, outline);
			found.push({ x, y, cost: outside * text.width + Math.hypot(x - middleX, y - middleY) });
		}
	}
	return found
		.sort((a, b) => a.cost - b.cost)
		.slice(0, most)
		.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** Whether a text around a point has room in the drawing. */
function isWithin({ x, y }: { x: number; y: number }, text: { width: number; height: number }, panel: Panel): boolean {
	const [across, down] = [text.width / 2 + 8, text.height];
	return x > across && x < panel.width - across && y > down && y < panel.height - down;
}

/** How much of a text is on a state, by a sample of its points. */
function shareInside(
	{ x, y }: { x: number; y: number },
	text: { width: number; height: number },
	panel: Panel,
	outline: MultiPolygon,
) {
	const projection = projectionOf(panel);
	const samples = [-0.5, -0.25, 0, 0.25, 0.5].flatMap((across) =>
		[-0.5, 0.5].map((down) => projection.invert?.([x + across * text.width, y + down * text.height])),
	);
	return samples.filter((point) => point && geoContains(outline, point)).length / samples.length;
}
