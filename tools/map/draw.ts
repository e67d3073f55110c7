import { gzipSync } from "node:zlib";
import { geoArea, geoGraticule, geoPath } from "d3-geo";
import type { MultiPolygon, Position } from "geojson";
import { merge, mesh } from "topojson-client";
import type { GeometryObject } from "topojson-specification";
import { earthRadius } from "../../app/site/format/distance.ts";
import { middleOf, type Panel, projectionOf } from "../../app/site/map/panel.ts";
import { atScale, countries, type Geography, type Shapes } from "./geography.ts";
import type { Region } from "./regions.ts";

type Shape = GeometryObject;

/** Units a kilometre from which a drawing shows counties. */
const countiesFrom = 0.8;

/** Square units below which an island is left out. */
const smallestIsland = 4;

/** What a drawing may weigh, compressed, in bytes. */
export const budget = 14 * 1024;

/** Parts of the detail that a drawing could show. The first is taken with which it stays within its budget. */
const details = [1, 0.7, 0.5, 0.35, 0.25];

/** The least detail of the states that stand out, in units a kilometre: the smallest of them are some thirty across. */
const leastDetail = 0.1;

/**
 * The ground of a panel as SVG: land, with the states of the offices raised, their lines, and the borders between
 * countries. Each state comes from one source, so that its coast is one line; where the sources of two countries do not
 * meet exactly, a line of the colour of the land closes the gap.
 *
 * @param raised the states of the offices
 * @param colour of the design, by its name in `theme.css`
 */
export function draw(
	panel: Panel,
	raised: readonly Region[],
	geography: Geography,
	colour: (name: string) => string,
): string {
	let svg = "";
	for (const detail of details) {
		const scale = panel.scale * detail;
		const coarse = atScale(geography, scale);
		const fine = scale >= leastDetail ? coarse : atScale(geography, Math.min(panel.scale, leastDetail));
		svg = svgOf(panel, layersOf(panel, raised, fine, coarse, detail), colour);
		if (gzipSync(svg).length <= budget) break;
	}
	return svg;
}

function svgOf(panel: Panel, { land, lines }: ReturnType<typeof layersOf>, colour: (name: string) => string): string {
	const { width, height } = panel;
	const line = (d: string, stroke: string, width: number, opacity: number) =>
		d &&
		`<path d="${d}" fill="none" stroke="${colour(stroke)}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round"/>`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
		"<desc>U.S. Census Bureau 2017, Natural Earth. Public domain.</desc>",
		`<rect width="${width}" height="${height}" fill="${colour("noche")}"/>`,
		`<g fill="${colour("petroleo")}">`,
		`<g opacity=".4">`,
		land.all && `<path d="${land.all}"/>`,
		line(lines.border, "petroleo", 8, 1),
		"</g>",
		land.raised && `<path d="${land.raised}"/>`,
		"</g>",
		line(lines.graticule, "arena", 0.5, 0.14),
		line(lines.counties, "arena", 0.8, 0.5),
		line(lines.states, "arena", 0.8, 0.45),
		line(lines.border, "arena", 1.6, 0.9),
		"</svg>\n",
	]
		.filter(Boolean)
		.join("\n");
}

/**
 * The paths of a drawing, as SVG; empty where there is nothing of a kind.
 *
 * @param fine shapes for the states that stand out
 * @param coarse shapes for what is around them
 */
function layersOf(panel: Panel, raised: readonly Region[], fine: Geography, coarse: Geography, detail: number) {
	const path = geoPath(projectionOf(panel)).digits(1);
	const isRaised = ({ id }: Shape) => raised.some(({ shape }) => shape === id);
	const isRaisedCounty = ({ id }: Shape) =>
		raised.some(({ country, shape }) => country === "US" && String(id).startsWith(shape));
	const least = smallestIsland / (panel.scale * detail * earthRadius) ** 2;
	const land = (topology: Geography[keyof Geography], shapes: Shapes["geometries"]) =>
		path(withoutSpecks(merge(topology, shapes), least)) ?? "";
	const lines = (topology: Geography[keyof Geography], shapes: Shapes, isIn: (a: Shape, b: Shape) => boolean) =>
		path(mesh(topology, shapes, (a, b) => a !== b && isIn(a, b))) ?? "";
	const { unitedStates, mexico } = fine;
	const { counties } = unitedStates.objects;
	const isNeighbour = ({ id }: Shape) => id !== countries.unitedStates && id !== countries.mexico;
	const { geometries: near } = coarse.world.objects.countries;
	return {
		land: {
			// Those that stand out as well, so that no gap is left around them.
			all: [
				land(coarse.world, near.filter(isNeighbour)),
				land(coarse.mexico, coarse.mexico.objects.states.geometries),
				land(coarse.unitedStates, coarse.unitedStates.objects.states.geometries),
			].join(""),
			raised: [unitedStates, mexico]
				.flatMap((country) => country.objects.states.geometries.filter(isRaised).map((state) => land(country, [state])))
				.join(""),
		},
		lines: {
			graticule: path(graticule(panel)()) ?? "",
			counties:
				panel.scale < countiesFrom
					? ""
					: lines(unitedStates, counties, (a, b) => isRaisedCounty(a) && isRaisedCounty(b)),
			states: [unitedStates, mexico]
				.map((country) => lines(country, country.objects.states, (a, b) => isRaised(a) || isRaised(b)))
				.join(""),
			border: lines(coarse.world, coarse.world.objects.countries, (a, b) => !isNeighbour(a) || !isNeighbour(b)),
		},
	};
}

/**
 * Land without the islands and holes that are too small; the largest part stays. A ring that simplification has left flat
 * runs the wrong way round as often as not, and would then be the outline of the whole Earth without it.
 *
 * @param least in square radians
 */
function withoutSpecks({ type, coordinates }: MultiPolygon, least: number): MultiPolygon {
	const areaOf = (ring: Position[]) => {
		const area = geoArea({ type: "Polygon", coordinates: [ring] });
		return area < 2 * Math.PI ? area : 0;
	};
	const areas = coordinates.map(([coast]) => (coast ? areaOf(coast) : 0));
	const kept = Math.min(least, Math.max(...areas));
	return {
		type,
		coordinates: coordinates
			.filter((_, index) => (areas[index] ?? 0) >= kept && areas[index] !== 0)
			// Holes run the other way round.
			.map((rings) => rings.filter((ring, index) => index === 0 || areaOf(ring.toReversed()) >= least)),
	};
}

/** Meridians and parallels, about a hundred units apart. */
function graticule(panel: Panel) {
	const step = [0.1, 0.25, 0.5, 1, 2, 5].find((degrees) => degrees * 111 * panel.scale >= 70) ?? 10;
	const { longitude, latitude } = middleOf(panel);
	// Lines of the whole Earth, a quarter of a degree apart, would take a second. At sixty degrees, meridians lie closer.
	const [across, down] = [24 * step, 12 * step];
	return geoGraticule()
		.step([step, step])
		.extent([
			[longitude - across, Math.max(latitude - down, -80)],
			[longitude + across, Math.min(latitude + down, 80)],
		]);
}
