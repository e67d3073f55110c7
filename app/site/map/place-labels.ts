import { around, type Box, boundsOf, type Circle, crosses, isFree, isOnCircle, type Line, meet } from "./boxes.ts";

export interface Marker {
	id: string;
	x: number;
	y: number;
	name: string;
	/** Radius around its point that no other name may enter. */
	radius: number;
}

export interface Label {
	x: number;
	y: number;
	anchor: "start" | "middle" | "end";
	/** End of the line from the point to a name that is not next to it. */
	leader?: { x: number; y: number };
}

export interface Labels {
	/** In drawing units: the largest size that will be shown. */
	fontSize: number;
	/** By marker id; names that do not fit at any size are missing. */
	byId: ReadonlyMap<string, Label>;
	/** The areas that names and points cover. */
	taken: Box[];
}

interface Area {
	width: number;
	height: number;
	fontSize: number;
	/** Circles whose lines should not cross a name. */
	circles?: readonly Circle[];
}

/** Average letter width of the text face in its heavier weight, in ems; slightly overestimated. */
const letter = 0.56;

const directions = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);

/**
 * Font sizes to try, relative to the requested one; if the smallest still does not fit all names, some are left out.
 */
const sizes = [1, 0.95, 0.9, 0.85, 0.8, 0.7];

/** Orders in which to place names: the first name gets the best position, the last what is left. */
const orders: ((a: Marker, b: Marker) => number)[] = [
	// The most important markers have the largest signs; long names fit in fewer positions.
	(a, b) => b.radius - a.radius || b.name.length - a.name.length,
	(a, b) => b.name.length - a.name.length,
	(a, b) => a.x - b.x,
	(a, b) => b.x - a.x,
	(a, b) => a.y - b.y,
	(a, b) => b.y - a.y,
];

/**
 * Positions each name near its point, clear of every other name, point and line, and inside the drawing; preferably
 * outward from the center, as on hand-drawn maps. In crowded areas all names shrink, to 70% at the least.
 *
 * @param area.fontSize the requested size, in drawing units
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

/** Tries all orders and picks the one that places the most names, then the one with the best positions. */
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

/** Positions for a name that are clear of all points, best first. */
function positionsOf(marker: Marker, markers: readonly Marker[], area: Area): Candidate[] {
	const others = markers.filter((other) => other !== marker);
	const points = others.map(({ x, y, radius }) => around(x, y, radius, radius));
	const signs = others.map(({ x, y, radius }) => around(x, y, radius - 0.5, radius - 0.5));
	return candidates(marker, area).filter(
		({ box, line }) => isFree(box, points) && !(line && signs.some((sign) => crosses(line, sign))),
	);
}

/** How often a name that found no room, or none clear of a circle, gets first choice. */
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
		// A name far from its point costs more when the point matters more.
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
	/** From the point to a name that is not next to it. */
	line?: Line | undefined;
	cost: number;
}

/** Positions for a name that are inside the drawing, best first. */
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

/** The part of a name's box that its letters cover, which must stay clear of circles. */
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

/** Cost of a name crossed by a circle's line: worse than any distance, better than no name. */
const struck = 40;

/** Distance costs more than direction, and a line costs more than none. */
function cost(step: number, turn: number): number {
	return (step > 0 ? 1 : 0) + step * 2 + (1 - Math.cos(turn));
}

function at(marker: Marker, angle: number, step: number, fontSize: number): Omit<Candidate, "cost"> {
	const distance = marker.radius + (step + 0.25) * fontSize;
	const tip = { x: marker.x + Math.cos(angle) * distance, y: marker.y + Math.sin(angle) * distance };
	const width = marker.name.length * letter * fontSize;
	const anchor = Math.cos(angle) > 0.35 ? "start" : Math.cos(angle) < -0.35 ? "end" : "middle";
	const left = anchor === "start" ? tip.x : anchor === "end" ? tip.x - width : tip.x - width / 2;
	// The text is vertically centered on the tip when it is beside it; otherwise it is above or below it.
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
