import { geoAzimuthalEqualArea, geoCentroid, geoCircle } from "d3-geo";
import type { MultiPoint, MultiPolygon, Polygon } from "geojson";
import { distanceInKilometres, earthRadius } from "../../app/site/format/distance.ts";
import type { Panel, Position } from "../../app/site/map/panel.ts";

type Office = Position & { id: string };

/** Kilometres around an office that a closer view shows at least and at most, and when the firm states no radius. */
const reaches = { least: 20, most: 120, unstated: 45 };

/** Areas that are farther from the nearest office, in reaches, stand on the overview alone. */
const aroundReach = 1.6;

const overviewSize = { width: 660, height: 770 };

/** Room that the frame of a closer view leaves for names, in units. */
const room = 45;

/**
 * The views of the map: one of everything, and one of each office with what is near it. Offices whose circles meet
 * share one.
 *
 * @param states outlines of the offices' states
 * @param radius of service, in kilometres; undefined where the firm states none
 */
export function planPanels(
	offices: readonly Office[],
	areas: readonly Position[],
	states: readonly MultiPolygon[],
	radius: number | undefined,
): Panel[] {
	if (areas.length === 0 || offices.length === 0) return [];
	const reach = Math.min(Math.max(radius ?? reaches.unstated, reaches.least), reaches.most);
	const around = offices.map((office) => circle(office, reach));
	const clusters = clustersOf(offices, reach * 2);
	return [
		{ id: "overview", offices: [], ...frame([...states, ...around, points(areas)], overviewSize, 16) },
		...clusters.map((cluster, index) => {
			const near = areas.filter((area) => {
				const office = nearest(area, offices);
				return cluster.includes(office) && distanceInKilometres(area, office) < reach * aroundReach;
			});
			const shapes = [...cluster.map((office) => circle(office, reach)), points(near)];
			const ids = cluster.map(({ id }) => id);
			return { id: `near-${ids[0]}`, offices: ids, ...frame(shapes, closerSize(clusters.length, index), room) };
		}),
	];
}

/** Beside the overview stand either two closer views, one above the other, or one as high as the overview. */
function closerSize(count: number, index: number) {
	return { width: 420, height: count % 2 === 1 && index === 0 ? 490 : 350 };
}

/** Groups of offices that are less than so many kilometres from another one of their group, in the offices' order. */
export function clustersOf<T extends Position>(offices: readonly T[], most: number): T[][] {
	return offices.reduce<T[][]>((clusters, office) => {
		const isNear = (cluster: T[]) => cluster.some((other) => distanceInKilometres(office, other) < most);
		const near = clusters.filter(isNear);
		const [first, ...others] = near;
		if (!first) return clusters.concat([[office]]);
		const joined = [first, ...others].flat().concat(office);
		return clusters.filter((each) => !others.includes(each)).map((each) => (each === first ? joined : each));
	}, []);
}

/** The view that has all of these shapes in its middle, as large as its margins allow. */
function frame(
	shapes: readonly (Polygon | MultiPolygon | MultiPoint)[],
	size: { width: number; height: number },
	margin: number,
): Omit<Panel, "id" | "offices"> {
	const { width, height } = size;
	const all = { type: "GeometryCollection" as const, geometries: [...shapes] };
	// The centre of gravity of what has an area: near enough to the middle for a projection without much distortion.
	const [longitude, latitude] = geoCentroid(all);
	const projection = geoAzimuthalEqualArea()
		.rotate([-longitude, -latitude])
		.fitExtent(
			[
				[margin, margin],
				[width - margin, height - margin],
			],
			all,
		);
	const [x, y] = projection.translate();
	const scale = projection.scale() / earthRadius;
	return {
		...size,
		longitude: round(longitude, 4),
		latitude: round(latitude, 4),
		x: round(x, 2),
		y: round(y, 2),
		scale: round(scale, 5),
	};
}

function nearest(area: Position, offices: readonly Office[]): Office {
	return offices.reduce((best, office) =>
		distanceInKilometres(area, office) < distanceInKilometres(area, best) ? office : best,
	);
}

function circle({ longitude, latitude }: Position, kilometres: number): Polygon {
	const degrees = ((kilometres / earthRadius) * 180) / Math.PI;
	return geoCircle().center([longitude, latitude]).radius(degrees)();
}

function points(places: readonly Position[]): MultiPoint {
	return { type: "MultiPoint", coordinates: places.map(({ longitude, latitude }) => [longitude, latitude]) };
}

function round(value: number, digits: number): number {
	return Number(value.toFixed(digits));
}
