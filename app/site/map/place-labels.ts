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

export interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
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

/**
 * Positions each name near its point, clear of every other name and point, and inside the drawing; preferably outward
 * from the middle, as on hand-drawn maps. In a crowd all names become smaller, down to seven tenths.
 *
 * @param area.fontSize the size that is wanted, in units of the drawing
 */
export function placeLabels(markers: readonly Marker[], area: Area): Labels {
	let placed = placeAt(markers, area);
	for (const size of sizes.slice(1)) {
		if (placed.byId.size === markers.length) break;
		placed = placeAt(markers, { ...area, fontSize: area.fontSize * size });
	}
	return placed;
}

function placeAt(markers: readonly Marker[], area: Area): Labels {
	const names: Box[] = [];
	const byId = new Map<string, Label>();
	const points = markers.map(({ x, y, radius }) => around(x, y, radius, radius));
	// What matters most has the largest sign; then come long names, which fit in fewer positions.
	for (const marker of markers.toSorted((a, b) => b.radius - a.radius || b.name.length - a.name.length)) {
		const others = points.filter((_, index) => markers[index] !== marker);
		const found = candidates(marker, area).find(
			({ box, label }) =>
				isInside(box, area) &&
				isFree(box, [...names, ...others]) &&
				!crosses(marker, label.leader, [...names, ...others]),
		);
		if (!found) continue;
		names.push(found.box);
		byId.set(marker.id, found.label);
	}
	return { fontSize: round(area.fontSize), byId, taken: [...names, ...points] };
}

export function around(x: number, y: number, across: number, down: number): Box {
	return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** Positions for a name from the best to the worst. */
function candidates(marker: Marker, area: Area) {
	const outward = Math.atan2(marker.y - area.height / 2, marker.x - area.width / 2);
	const near = marker.radius + area.fontSize * 0.25;
	return [0, 0.6, 1.3, 2.2, 3.2, 4.4]
		.flatMap((step) =>
			directions.map((angle) => ({
				angle,
				distance: near + step * area.fontSize,
				// Farther is worse than turned away.
				cost: step * 2 + (1 - Math.cos(angle - outward)),
			})),
		)
		.toSorted((a, b) => a.cost - b.cost)
		.map(({ angle, distance }) => at(marker, angle, distance, near, area.fontSize));
}

function at(marker: Marker, angle: number, distance: number, near: number, fontSize: number) {
	const tip = { x: marker.x + Math.cos(angle) * distance, y: marker.y + Math.sin(angle) * distance };
	const width = marker.name.length * letter * fontSize;
	const anchor = Math.cos(angle) > 0.35 ? "start" : Math.cos(angle) < -0.35 ? "end" : "middle";
	const left = anchor === "start" ? tip.x : anchor === "end" ? tip.x - width : tip.x - width / 2;
	// The text's middle lies at the tip's height when it stands beside, above or below it when it does not.
	const middle = tip.y + (anchor === "middle" ? Math.sign(Math.sin(angle)) * fontSize * 0.5 : 0);
	const box = { left, right: left + width, top: middle - fontSize * 0.6, bottom: middle + fontSize * 0.6 };
	const label: Label = { x: round(tip.x), y: round(middle + fontSize * 0.34), anchor };
	return { box, label: distance > near ? { ...label, leader: { x: round(tip.x), y: round(tip.y) } } : label };
}

function isInside(box: Box, { width, height }: Area): boolean {
	return box.left >= 4 && box.top >= 2 && box.right <= width - 4 && box.bottom <= height - 2;
}

export function isFree(box: Box, obstacles: readonly Box[]): boolean {
	return !obstacles.some((other) => overlap(box, other));
}

/** Whether the line from a point to its name runs over any of these. */
function crosses(from: { x: number; y: number }, to: Label["leader"], obstacles: readonly Box[]): boolean {
	if (!to) return false;
	const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 2);
	return Array.from({ length: steps + 1 }, (_, index) => index / steps).some((part) => {
		const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
		return !isFree(around(x, y, 0.1, 0.1), obstacles);
	});
}

function overlap(a: Box, b: Box): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
