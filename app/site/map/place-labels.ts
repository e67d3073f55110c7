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

interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

/** Average width of a letter of the text face in its heavier weight, in ems; a little above the truth. */
const letter = 0.6;

const directions = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);

/**
 * Positions each name near its point, clear of every other name and point, and inside the drawing; preferably outward
 * from the middle, as on hand-drawn maps.
 *
 * @param area.fontSize in units of the drawing, the largest that will be shown
 * @returns the label of a marker, by its id
 * @throws RangeError when there is no room for a name, which a test rules out for the current content
 */
export function placeLabels(
	markers: readonly Marker[],
	area: { width: number; height: number; fontSize: number },
): (id: string) => Label {
	const taken: Box[] = [];
	const labels = new Map<string, Label>();
	const dots = markers.map(({ x, y, radius }) => ({
		left: x - radius,
		right: x + radius,
		top: y - radius,
		bottom: y + radius,
	}));
	// Long names fit in fewer positions, so they go first.
	for (const marker of markers.toSorted((a, b) => b.name.length - a.name.length)) {
		const obstacles = [...taken, ...dots.filter((_, index) => markers[index] !== marker)];
		const found = candidates(marker, area).find(
			({ box }) => isInside(box, area) && !obstacles.some((other) => overlap(box, other)),
		);
		if (!found) throw new RangeError(`The map has no room for the name "${marker.name}"`);
		taken.push(found.box);
		labels.set(marker.id, found.label);
	}
	return (id) => {
		const label = labels.get(id);
		if (!label) throw new RangeError(`The map has no marker "${id}"`);
		return label;
	};
}

/** Positions for a name from the best to the worst. */
function candidates(marker: Marker, area: { width: number; height: number; fontSize: number }) {
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

function isInside(box: Box, { width, height }: { width: number; height: number }): boolean {
	return box.left >= 4 && box.top >= 2 && box.right <= width - 4 && box.bottom <= height - 2;
}

function overlap(a: Box, b: Box): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
