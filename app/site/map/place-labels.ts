import { around, type Box, boundsOf, type Circle, crosses, isFree, isOnCircle, type Line, meet } from "./boxes.ts";

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
	/** Whose lines should not run through a name. */
	circles?: readonly Circle[];
}

/** Average width of a letter of the text face in its heavier weight, in ems; a little above the truth. */
const letter = 0.56;

const directions = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);

/** Sizes that are tried, of the one that is wanted; where names do not all fit at the least, some are left out. */
const sizes = [1, 0.95, 0.9, 0.85, 0.8, 0.7];

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
		if (best.unlucky === 0) break;
		const smaller = placeAt(markers, { ...area, fontSize: area.fontSize * size });
		if (smaller.unlucky < best.unlucky) best = smaller;
	}
	return best;
}

/** Of some orders the one that leaves the fewest names out, and of those the one with the best positions. */
function placeAt(markers: readonly Marker[], area: Area): Labels & { unlucky: number } {
	const positions = new Map(markers.map((marker) => [marker, positionsOf(marker, markers, area)]));
	const [best] = orders
		.flatMap((order) => placeByTurns(markers.toSorted(order), positions))
		.toSorted((a, b) => b.byId.size - a.byId.size || a.cost - b.cost);
	const points = markers.map(({ x, y, radius }) => around(x, y, radius, radius));
	return {
		fontSize: round(area.fontSize),
		byId: best?.byId ?? new Map(),
		taken: [...points, ...(best?.taken ?? [])],
		unlucky: best?.unlucky.length ?? 0,
	};
}

/** Positions for a name that are clear of all points, from the best to the worst. */
function positionsOf(marker: Marker, markers: readonly Marker[], area: Area): Candidate[] {
	const others = markers.filter((other) => other !== marker);
	const points = others.map(({ x, y, radius }) => around(x, y, radius, radius));
	const signs = others.map(({ x, y, radius }) => around(x, y, radius - 0.5, radius - 0.5));
	return candidates(marker, area).filter(
		({ box, line }) => isFree(box, points) && !(line && signs.some((sign) => crosses(line, sign))),
	);
}

/** Times that a name which found no room, or none clear of a circle, is given the first choice. */
const turns = 4;

function placeByTurns(markers: readonly Marker[], positions: Positions, left = turns): Placed[] {
	const placed = placeInOrder(markers, positions);
	const [unlucky] = placed.unlucky;
	if (!unlucky || left === 0) return [placed];
	const next = [unlucky, ...markers.filter((marker) => marker !== unlucky)];
	return [placed, ...placeByTurns(next, positions, left - 1)];
}

type Placed = ReturnType<typeof placeInOrder>;

type Positions = ReadonlyMap<Marker, Candidate[]>;

function placeInOrder(markers: readonly Marker[], positions: Positions) {
	const names: Box[] = [];
	const lines: Line[] = [];
	const byId = new Map<string, Label>();
	let cost = 0;
	const unlucky: Marker[] = [];
	for (const marker of markers) {
		const found = positions
			.get(marker)
			?.find(
				({ box, line }) =>
					isFree(box, names) &&
					!lines.some((other) => crosses(other, box) || (line && meet(line, other))) &&
					!(line && names.some((name) => crosses(line, name))),
			);
		if (!found || found.cost >= struck) unlucky.push(marker);
		if (!found) continue;
		// A name far from its point is worse when the point matters more.
		cost += found.cost * marker.radius ** 2;
		names.push(found.box);
		if (found.line) lines.push(found.line);
		byId.set(marker.id, found.label);
	}
	return { byId, taken: [...names, ...lines.map(boundsOf)], cost, unlucky };
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
		.flatMap((step) =>
			directions.map((angle) => {
				const position = at(marker, angle, step, area.fontSize);
				const isStruck = area.circles?.some((circle) =>
					isOnCircle(inked(position, marker.name, area.fontSize), circle),
				);
				return { ...position, cost: cost(step, angle - outward) + (isStruck ? struck : 0) };
			}),
		)
		.filter(({ box }) => isInside(box, area))
		.toSorted((a, b) => a.cost - b.cost);
}

/** Widths of letters of the text face, in ems. */
const widthOf = (character: string) =>
	/[ .'fijlrtI]/.test(character) ? 0.3 : /[mwMW]/.test(character) ? 0.8 : /\p{Lu}/u.test(character) ? 0.63 : 0.53;

/** Of a name's room what its letters take, which keep clear of a circle. */
function inked({ box, label: { anchor } }: Pick<Candidate, "box" | "label">, name: string, fontSize: number): Box {
	const spare = Math.max(box.right - box.left - [...name].reduce((sum, each) => sum + widthOf(each), 0) * fontSize, 0);
	const before = anchor === "start" ? 0 : anchor === "end" ? spare : spare / 2;
	const above = (box.bottom - box.top) * 0.15;
	return {
		left: box.left + before,
		right: box.right - (spare - before),
		top: box.top + above,
		bottom: box.bottom - above,
	};
}

/** Of a name that a circle's line runs through: worse than any way off, better than none at all. */
const struck = 40;

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
