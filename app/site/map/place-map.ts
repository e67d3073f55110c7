import type { Locale } from "../../locales/locale.ts";
import { distanceInKilometres, formatShortDistance } from "../format/distance.ts";
import type { Circle } from "./boxes.ts";
import { type Ground, isWithin, type MapPoint, pointsOf } from "./panel.ts";
import { type Label, placeLabels } from "./place-labels.ts";
import { type MapArea, type MapContent, officeAt, panelOf } from "./places.ts";

/** A crop of a panel around one place, with the office that serves it and the towns nearby. In panel units. */
export interface PlaceMap {
	/** The id of its drawing. */
	panel: string;
	view: { left: number; top: number; width: number; height: number };
	fontSize: number;
	/** From the place to the office that serves it. */
	way?: { from: MapPoint; to: MapPoint } | undefined;
	/** Radius of the circle around the office; undefined if the firm states none or the crop shows only part of it. */
	radius?: number | undefined;
	/** The office that serves the place, if the panel shows it. */
	office?: MapPoint | undefined;
	marks: PlaceMark[];
}

export interface PlaceMark {
	name: string;
	at: MapPoint;
	isOffice: boolean;
	/** A nearby place, shown for orientation. */
	isNear: boolean;
	/** Not a town: the distance to the office, near the middle of the way. */
	isDistance?: boolean;
	/** Position of its name, vertically centered. Undefined if there is no room for it. */
	label?: Label | undefined;
}

/** Height of a crop, relative to its width. */
const proportion = 3 / 4;

/** Smallest width of a crop, relative to the panel, so that it shows the place's surroundings. */
const least = 0.31;

/** The part of a crop that every frame shows, whether low or narrow, with room to its edge. */
const safe = { across: 0.8, down: 0.75 };

/** Relative to the overview's width: a crop of it makes room for circles up to this radius; closer views for any. */
const widestCircle = 0.12;

/** In font sizes: a shorter way has no room for its distance. */
const shortestWay = 3;

/** Relative to the crop's width: the largest distance from the place to a nearby town. */
const farthest = 0.45;

/** Space between the marks and the edge of the safe part, in units. */
const margin = 14;

/** Relative to the crop's width: 16 px on a phone. */
const fontSize = 0.042;

/** Radius of a mark, in font sizes. */
const markRadius = 0.55;

/** The small map of a place; undefined if the firm has no map. */
export function placeMap(area: MapArea, content: MapContent, ground: Ground, locale: Locale): PlaceMap | undefined {
	const panel = panelOf(area, ground.panels, content);
	if (!panel) return;
	const point = pointsOf(panel);
	const { areas, firm } = content;
	const attending = firm.offices.find(({ id }) => id === area.office);
	const here = officeAt(area, areas, firm.offices);
	const at = attending && point(attending);
	const office = at && isWithin(at, panel) ? at : undefined;
	const isOffice = here !== undefined && here === attending;
	const own: PlaceMark[] = [
		{ name: area[locale].name, at: point(here ?? area), isOffice, isNear: false },
		...(office && attending && !isOffice ? [{ name: attending.city, at: office, isOffice: true, isNear: false }] : []),
	];
	const radius =
		office && firm.serviceRadius !== undefined ? Math.round((firm.serviceRadius / 1000) * panel.scale) : undefined;
	const bounds = office && radius ? ends(office, radius) : [];
	const hasRoom = panel.offices.length > 0 || (radius !== undefined && radius < panel.width * widestCircle);
	const view = cut([...own.map(({ at }) => at), ...(hasRoom ? bounds : [])], panel);
	const circle = office && radius && bounds.every((end) => isIn(end, view)) ? { ...office, radius } : undefined;
	const way = office && !isOffice ? { from: point(here ?? area), to: office } : undefined;
	const distance = attending && way ? distanceOn(way, view, distanceInKilometres(area, attending), locale) : [];
	const near = areas.flatMap((other) => {
		const itsOffice = officeAt(other, areas, firm.offices);
		const itsPoint = point(itsOffice ?? other);
		if (other === area || (itsOffice && itsOffice === attending) || isFar(itsPoint, point(area), view)) return [];
		return [{ name: other[locale].name, at: itsPoint, isOffice: itsOffice !== undefined, isNear: true }];
	});
	return {
		panel: panel.id,
		view,
		fontSize: Math.round(view.width * fontSize * 10) / 10,
		radius: circle?.radius,
		office,
		way,
		marks: named([...own, ...distance], near, view, circle),
	};
}

/** Position along a way, from the place: closer to it than to the office, whose name is longer and bold. */
const along = 0.42;

/** The distance, near the middle of a way that is long enough to show it. */
function distanceOn({ from, to }: NonNullable<PlaceMap["way"]>, view: PlaceMap["view"], km: number, locale: Locale) {
	if (Math.hypot(from.x - to.x, from.y - to.y) < shortestWay * fontSize * view.width) return [];
	const at = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
	return [{ name: formatShortDistance(km, locale), at, isOffice: false, isNear: false, isDistance: true }];
}

/** The corners of the square around a circle. */
function ends({ x, y }: MapPoint, radius: number): MapPoint[] {
	return [
		{ x: x - radius, y: y - radius },
		{ x: x + radius, y: y + radius },
	];
}

/** A town near the office says nothing about a place at the other end of the map. */
function isFar(a: MapPoint, b: MapPoint, { width }: PlaceMap["view"]): boolean {
	return Math.hypot(a.x - b.x, a.y - b.y) > width * farthest;
}

/** The place and its office with their names, and nearby places whose names fit next to their points. */
function named(own: PlaceMark[], near: PlaceMark[], view: PlaceMap["view"], circle?: Circle): PlaceMark[] {
	const inner = safePart(view);
	const size = view.width * fontSize;
	const first = withLabels(own, inner, size, circle);
	let shown = first.every(({ label }) => label) ? first : withLabels(own, view, size, circle);
	for (const mark of near.filter(({ at }) => isIn(at, inner))) {
		const more = withLabels([...shown, mark], inner, size, circle);
		if (more.every(({ label, isNear }) => label && !(isNear && label.leader))) shown = more;
	}
	return shown;
}

function withLabels(marks: readonly PlaceMark[], part: PlaceMap["view"], size: number, circle?: Circle): PlaceMark[] {
	const { radius = 0 } = circle ?? {};
	const labels = placeLabels(
		marks.map(({ name, at, isOffice, isDistance }, index) => ({
			id: String(index),
			// Padding, so that the distance touches no name.
			name: isDistance ? `  ${name}  ` : name,
			x: at.x - part.left,
			y: at.y - part.top,
			// Names go outside small circles and inside wide ones.
			radius: isOffice && radius < part.width / 5 ? Math.max(radius, size * markRadius) : size * markRadius,
		})),
		{
			width: part.width,
			height: part.height,
			fontSize: size,
			circles: circle ? [{ x: circle.x - part.left, y: circle.y - part.top, radius }] : [],
		},
	);
	const isFull = labels.fontSize > size * 0.95;
	return marks.map((mark, index) => {
		const label = labels.byId.get(String(index));
		return { ...mark, label: label && isFull ? shifted(label, part, size) : undefined };
	});
}

function isIn({ x, y }: MapPoint, { left, top, width, height }: PlaceMap["view"]): boolean {
	return x > left && x < left + width && y > top && y < top + height;
}

/** The part of a panel with these points at its center. */
function cut(points: readonly MapPoint[], panel: { width: number; height: number }): PlaceMap["view"] {
	const [left, right] = range(points.map(({ x }) => x));
	const [top, bottom] = range(points.map(({ y }) => y));
	const wanted = Math.max(
		panel.width * least,
		(right - left + 2 * margin) / safe.across,
		(bottom - top + 2 * margin) / safe.down / proportion,
	);
	const width = Math.round(Math.min(wanted, panel.width, panel.height / proportion));
	const height = Math.round(width * proportion);
	const within = (middle: number, size: number, whole: number) =>
		Math.round(Math.min(Math.max(middle - size / 2, 0), whole - size));
	return {
		left: within((left + right) / 2, width, panel.width),
		top: within((top + bottom) / 2, height, panel.height),
		width,
		height,
	};
}

function safePart({ left, top, width, height }: PlaceMap["view"]): PlaceMap["view"] {
	return {
		left: left + (width * (1 - safe.across)) / 2,
		top: top + (height * (1 - safe.down)) / 2,
		width: width * safe.across,
		height: height * safe.down,
	};
}

function range(values: readonly number[]): [least: number, most: number] {
	return [Math.min(...values), Math.max(...values)];
}

/** From part to panel coordinates, and from the text's baseline to its middle. */
function shifted({ leader, ...label }: Label, { left, top }: PlaceMap["view"], size: number): Label {
	const round = (value: number) => Math.round(value * 10) / 10;
	const moved = { ...label, x: round(label.x + left), y: round(label.y + top - size * 0.34) };
	return leader ? { ...moved, leader: { x: round(leader.x + left), y: round(leader.y + top) } } : moved;
}
