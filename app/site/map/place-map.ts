import type { Locale } from "../../locales/locale.ts";
import { type Ground, isWithin, type MapPoint, pointsOf } from "./panel.ts";
import { type Label, placeLabels } from "./place-labels.ts";
import { type MapArea, type MapContent, officeAt, panelOf } from "./places.ts";

/** A cut of a panel around one place, with the office that attends it where the panel has that. In units of the panel. */
export interface PlaceMap {
	/** Of its drawing. */
	panel: string;
	view: { left: number; top: number; width: number; height: number };
	fontSize: number;
	/** Of the circle around the office; none where the firm states no radius. */
	radius?: number | undefined;
	office?: MapPoint | undefined;
	place: MapPoint;
	isOffice: boolean;
	names: (Label & { name: string; at: MapPoint })[];
}

/** Height of a cut, of its width. */
const proportion = 3 / 4;

/** The least that a cut shows, of the panel's width, so that a place stands in its surroundings. */
const least = 0.5;

/** Around the points, for their names: of the panel's width. */
const margin = { across: 0.19, down: 0.1 };

/** Of the cut's width: 16 px where a phone shows it. */
const fontSize = 0.046;

/** The small map of a place; undefined where the firm has no map. */
export function placeMap(area: MapArea, content: MapContent, ground: Ground, locale: Locale): PlaceMap | undefined {
	const panel = panelOf(area, ground.panels, content);
	if (!panel) return;
	const point = pointsOf(panel);
	const attending = content.firm.offices.find(({ id }) => id === area.office);
	const here = officeAt(area, content.areas, content.firm.offices);
	const at = attending && point(attending);
	const office = at && isWithin(at, panel) ? at : undefined;
	const place = point(here ?? area);
	const isOffice = here !== undefined && here === attending;
	const view = cut([place, ...(office ? [office] : [])], panel);
	const radius = content.firm.serviceRadius;
	const marks = [
		{ id: "place", name: area[locale].name, at: place, radius: isOffice ? 9 : 6 },
		...(office && attending && !isOffice ? [{ id: "office", name: attending.city, at: office, radius: 9 }] : []),
	];
	const markers = marks.map(({ at, ...mark }) => ({ ...mark, x: at.x - view.left, y: at.y - view.top }));
	const labels = placeLabels(markers, { ...view, fontSize: view.width * fontSize });
	return {
		panel: panel.id,
		view,
		fontSize: labels.fontSize,
		radius: office && radius !== undefined ? Math.round((radius / 1000) * panel.scale) : undefined,
		office,
		place,
		isOffice,
		names: marks.flatMap(({ id, name, at }) => {
			const label = labels.byId.get(id);
			return label ? [{ ...shifted(label, view), name, at }] : [];
		}),
	};
}

/** The part of a panel that shows these points in its middle. */
function cut(points: readonly MapPoint[], panel: { width: number; height: number }): PlaceMap["view"] {
	const [left, right] = range(points.map(({ x }) => x));
	const [top, bottom] = range(points.map(({ y }) => y));
	const wanted = Math.max(
		panel.width * least,
		right - left + 2 * margin.across * panel.width,
		(bottom - top + 2 * margin.down * panel.width) / proportion,
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

function range(values: readonly number[]): [least: number, most: number] {
	return [Math.min(...values), Math.max(...values)];
}

function shifted({ leader, ...label }: Label, { left, top }: PlaceMap["view"]): Label {
	const moved = { ...label, x: label.x + left, y: label.y + top };
	return leader ? { ...moved, leader: { x: leader.x + left, y: leader.y + top } } : moved;
}
