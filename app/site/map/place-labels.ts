import { around, type Box, boundsOf, crosses, isFree, type Line } from "./boxes.ts";

export interface Marker {
	id: string;
	x: number;
	y: number;
	name: string;
	/** Room around its point that no other name may take. */
	radius: number;
}

export interface Label {
	x: number;
	y: number;
	anchor: "start" | "middle" | "end";
	/** End of the line from the point to a name that is not beside it. */
	leader?: { x: number; y: number };
}

export interface Labels {
	/** In units of the drawing, the largest that will be shown. */
	fontSize: number;
	/** By marker; a name for which there is no room at any size has none. */
	byId: ReadonlyMap<string, Label>;
	/** What names and points cover. */
	taken: Box[];
}

interface Area {
	width: number;
	height: number;
	fontSize: number;
}

/** Average width of a letter of the text face in its heavier weight, in ems; a little above the truth. */
const letter = 0.6;

const directions = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);

/** Sizes that are tried, of the one that is wanted; where names do not all fit at the least, some are left out. */
const sizes = [1, 0.9, 0.8, 0.7];

/** In which order names find their places: the first takes the best, and the last what is left. */
const orders: ((a: Marker, b: Marker) => number)[] = [
	// What matters most has the largest sign; long names fit in fewer positions.
	(a, b) => b.radius - a.radius || b.name.length - a.name.length,
	(a, b) => b.name.length - a.name.length,
	(a, b) => a.x - b.x,
	(a, b) => b.x - a.x,
	(a, b) => a.y - b.y,
	(a, b) => b.y - a.y,
];

/**
 * Positions each name near its point, clear of every other name, point and line, and inside the drawing; preferably
 * outward from the middle, as on hand-drawn maps. In a crowd all names become smaller, down to seven tenths.
 *
 * @param area.fontSize the size that is wanted, in units of the drawing
 */
export function placeLabels(markers: readonly Marker[], area: Area): Labels {
	let best = placeAt(markers, area);
	for (const size of sizes.slice(1)) {
		if (best.byId.size === markers.length) break;
		best = placeAt(markers, { ...area, fontSize: area.fontSize * size });
	}
	return best;
}

/** Of some orders the one that leaves the fewest names out, and of those the one with the best positions. */
function placeAt(markers: readonly Marker[], area: Area): Labels {
	const positions = new Map(markers.map((marker) => [marker, candidates(marker, area)]));
	const [best] = orders
		.flatMap((order) => placeByTurns(markers.toSorted(order), positions))
		.toSorted((a, b) => b.byId.size - a.byId.size || a.cost - b.cost);
	return { fontSize: round(area.fontSize), byId: best?.byId ?? new Map(), taken: best?.taken ?? [] };
}

/** Times that a name which found no room is given the first choice. */
const turns = 4;

function placeByTurns(markers: Marker[], positions: Positions) {
	const results = [placeInOrder(markers, positions)];
	let order = markers;
	for (let turn = 0; turn < turns; turn++) {
		const { byId } = results.at(-1) ?? { byId: new Map() };
		const left = order.find(({ id }) => !byId.has(id));
		if (!left) break;
		order = [left, ...order.filter((marker) => marker !== left)];
		results.push(placeInOrder(order, positions));
	}
	return results;
}

type Positions = ReadonlyMap<Marker, Candidate[]>;

function placeInOrder(markers: readonly Marker[], positions: Positions) {
	const names: Box[] = [];
	const lines: Line[] = [];
	const byId = new Map<string, Label>();
	let cost = 0;
	const pointsWith = (room: number) => markers.map(({ x, y, radius }) => around(x, y, radius + room, radius + room));
	const [points, signs] = [pointsWith(0), pointsWith(-0.5)];
	for (const [index, marker] of markers.entries()) {
		const obstacles = [...names, ...points.toSpliced(index, 1)];
		const inLine = [...names, ...signs.toSpliced(index, 1)];
		const found = positions
			.get(marker)
			?.find(
				({ box, line }) =>
					isFree(box, obstacles) &&
					!lines.some((other) => crosses(other, box)) &&
					!(line && inLine.some((other) => crosses(line, other))),
			);
		if (!found) continue;
		// A name far from its point is worse when the point matters more.
		cost += found.cost * marker.radius ** 2;
		names.push(found.box);
		if (found.line) lines.push(found.line);
		byId.set(marker.id, found.label);
	}
	return { byId, taken: [...names, ...points, ...lines.map(boundsOf)], cost };
}

interface Candidate {
	box: Box;
	label: Label;
	/** From the point to a name that is not beside it. */
	line?: Line | undefined;
	cost: number;
}

/** Positions for a name that are inside the drawing, from the best to the worst. */
function candidates(marker: Marker, area: Area): Candidate[] {
	const outward = Math.atan2(marker.y - area.height / 2, marker.x - area.width / 2);
	return [0, 0.6, 1.3, 2.2, 3.2, 4.4]
		.flatMap((step) => directions.map((angle) => ({ angle, step, cost: cost(step, angle - outward) })))
		.toSorted((a, b) => a.cost - b.cost)
		.map(({ angle, step, cost }) => ({ ...at(marker, angle, step, area.fontSize), cost }))
		.filter(({ box }) => isInside(box, area));
}

/** Farther is worse than turned away, and a line is worse than none. */
function cost(step: number, turn: number): number {
	return (step > 0 ? 1 : 0) + step * 2 + (1 - Math.cos(turn));
}

function at(marker: Marker, angle: number, step: number, fontSize: number): Omit<Candidate, "cost"> {
	const distance = marker.radius + (step + 0.25) * fontSize;
	const tip = { x: marker.x + Math.cos(angle) * distance, y: marker.y + Math.sin(angle) * distance };
	const width = marker.name.length * letter * fontSize;
	const anchor = Math.cos(angle) > 0.35 ? "start" : Math.cos(angle) < -0.35 ? "end" : "middle";
	const left = anchor === "start" ? tip.x : anchor === "end" ? tip.x - width : tip.x - width / 2;
	// The text's middle lies at the tip's height when it stands beside, above or below it when it does not.
	const middle = tip.y + (anchor === "middle" ? Math.sign(Math.sin(angle)) * fontSize * 0.5 : 0);
	const box = { left, right: left + width, top: middle - fontSize * 0.6, bottom: middle + fontSize * 0.6 };
	const label: Label = { x: round(tip.x), y: round(middle + fontSize * 0.34), anchor };
	if (step === 0) return { box, label };
	const line = { x1: marker.x, y1: marker.y, x2: tip.x, y2: tip.y };
	return { box, label: { ...label, leader: { x: round(tip.x), y: round(tip.y) } }, line };
}

function isInside(box: Box, { width, height }: Area): boolean {
	return box.left >= 4 && box.top >= 2 && box.right <= width - 4 && box.bottom <= height - 2;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
