import type { Position } from "geojson";
import { mesh } from "topojson-client";
import type { Outlines } from "./geography.ts";
import type { Region } from "./regions.ts";

/** Of the drawing: the line runs from side to side, in the middle half of its height. */
const width = 600;
const height = 24;

/** Degrees within which the outlines of two countries, which come from two sources, are one border. */
const near = 0.15;

/** Points of a border that is worth drawing. */
const fewest = 12;

/**
 * The border that the firm works across, as a line that can be stretched: between two of its states in one country, or
 * between one of its states and the other country. A plain rule where the firm has neither.
 */
export function drawBorder(states: readonly Region[], geography: Outlines, stroke: string): string {
	const border = between(states, geography);
	const d = border.length < fewest ? `M0 ${height / 2}H${width}` : pathOf(level(border));
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">`,
		`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="1.5" stroke-linejoin="round" vector-effect="non-scaling-stroke"/>`,
		"</svg>",
	].join("");
}

function between(states: readonly Region[], { unitedStates, mexico }: Outlines): Position[] {
	const northern = states.filter(({ country }) => country === "US").map(({ shape }) => shape);
	const southern = states.filter(({ country }) => country === "MX").map(({ shape }) => shape);
	const shared = (topology: Outlines[keyof Outlines], shapes: readonly string[]) =>
		longest(
			mesh(
				topology,
				topology.objects.states,
				(a, b) => a !== b && [a, b].every(({ id }) => shapes.includes(String(id))),
			).coordinates,
		);
	if (northern.length > 0 && southern.length > 0) {
		const outline = mesh(
			unitedStates,
			unitedStates.objects.states,
			(a, b) => a === b && northern.includes(String(a.id)),
		);
		const other = mesh(mexico, mexico.objects.states, (a, b) => a === b).coordinates;
		return longest(outline.coordinates.flatMap((line) => runsNear(line, other)));
	}
	return northern.length > 0 ? shared(unitedStates, northern) : shared(mexico, southern);
}

/** The parts of a line that follow another. */
function runsNear(line: Position[], others: Position[][]): Position[][] {
	const runs: Position[][] = [[]];
	for (const point of line) {
		if (others.some((other) => isNear(point, other))) runs.at(-1)?.push(point);
		else if (runs.at(-1)?.length) runs.push([]);
	}
	return runs;
}

function isNear([x = 0, y = 0]: Position, line: Position[]): boolean {
	return line.some(([toX = 0, toY = 0], index) => {
		const [fromX = 0, fromY = 0] = line[index - 1] ?? [toX, toY];
		const [alongX, alongY] = [toX - fromX, toY - fromY];
		const length = alongX ** 2 + alongY ** 2;
		const part = length ? Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length)) : 0;
		return Math.hypot(x - fromX - part * alongX, y - fromY - part * alongY) < near;
	});
}

function longest(lines: Position[][]): Position[] {
	return lines.reduce((most, line) => (line.length > most.length ? line : most), []);
}

/** A line turned so that it runs from left to right, in the units of the drawing. */
function level(line: Position[]): [x: number, y: number][] {
	const [, latitude = 0] = line[0] ?? [];
	const squeeze = Math.cos((latitude * Math.PI) / 180);
	const flat = line.map(([x = 0, y = 0]): [number, number] => [x * squeeze, -y]);
	if ((flat[0]?.[0] ?? 0) > (flat.at(-1)?.[0] ?? 0)) flat.reverse();
	const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = [flat[0], flat.at(-1)];
	const angle = Math.atan2(toY - fromY, toX - fromX);
	const chord = Math.hypot(toX - fromX, toY - fromY);
	const turned = flat.map(([x, y]): [number, number] => [
		((x - fromX) * Math.cos(angle) + (y - fromY) * Math.sin(angle)) / chord,
		((y - fromY) * Math.cos(angle) - (x - fromX) * Math.sin(angle)) / chord,
	]);
	const offsets = turned.map(([, y]) => y);
	const [top, bottom] = [Math.min(...offsets), Math.max(...offsets)];
	const deep = bottom - top || 1;
	// Where the river turns back on itself the line goes on: at this size a meander is a slip of the pen.
	let furthest = Number.NEGATIVE_INFINITY;
	return turned
		.filter(([x]) => {
			const leads = x > furthest;
			furthest = Math.max(furthest, x);
			return leads;
		})
		.map(([x, y]) => [x * width, height / 3 + (((y - top) / deep) * height) / 3]);
}

function pathOf(points: [x: number, y: number][]): string {
	const digits = (value: number) => String(Math.round(value * 10) / 10);
	return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${digits(x)} ${digits(y)}`).join("");
}
