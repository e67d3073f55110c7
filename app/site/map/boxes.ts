/** The area that a name or a sign covers on a drawing, in drawing units. */
export interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

export interface Line {
	x1: number;
	y1: number;
	x2: number;
	y2: number;
}

export function around(x: number, y: number, across: number, down: number): Box {
	return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

export function boundsOf({ x1, y1, x2, y2 }: Line): Box {
	return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
}

export interface Circle {
	x: number;
	y: number;
	radius: number;
}

/** Distance between a name and a circle's line, in units. */
const clearance = 6;

/** Whether a circle's line crosses a box: some of the box is inside it, and some outside. */
export function isOnCircle({ left, right, top, bottom }: Box, { x, y, radius }: Circle): boolean {
	const nearest = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
	const farthest = Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y));
	return nearest < radius + clearance && radius - clearance < farthest;
}

export function isFree(box: Box, obstacles: readonly Box[]): boolean {
	return !obstacles.some((other) => overlap(box, other));
}

function overlap(a: Box, b: Box): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Whether a line crosses a box: some of it is left after clipping to each side of the box in turn (Liang and Barsky).
 */
export function crosses({ x1, y1, x2, y2 }: Line, { left, right, top, bottom }: Box): boolean {
	let [from, to] = [0, 1];
	for (const [step, room] of [
		[x1 - x2, x1 - left],
		[x2 - x1, right - x1],
		[y1 - y2, y1 - top],
		[y2 - y1, bottom - y1],
	] as const) {
		if (step === 0 && room < 0) return false;
		if (step < 0) from = Math.max(from, room / step);
		if (step > 0) to = Math.min(to, room / step);
	}
	return from <= to;
}

/** Whether two lines cross: the ends of each are on opposite sides of the other. */
export function meet(a: Line, b: Line): boolean {
	return isBetween(a, b) && isBetween(b, a);
}

function isBetween({ x1, y1, x2, y2 }: Line, other: Line): boolean {
	const side = (x: number, y: number) => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
	return side(other.x1, other.y1) !== side(other.x2, other.y2);
}
