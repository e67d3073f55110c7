import type { Locale } from "../../locales/locale.ts";
import { formatDistance } from "../format/distance.ts";
import { formatList } from "../format/list.ts";
import { around, type Box, isFree } from "./boxes.ts";
import { type Ground, isWithin, type MapPoint, type Panel, pointsOf } from "./panel.ts";
import { type Label, type Labels, placeLabels } from "./place-labels.ts";
import { type MapContent, officeAt, panelOf } from "./places.ts";

/** A place that links to its page. */
export interface MapPlace {
	id: string;
	name: string;
	at: MapPoint;
	/** Whether it is in the same city as an office, whose sign marks it. */
	isOffice: boolean;
	/** Undefined if there is no room for the name. */
	label?: Label | undefined;
}

/** What a page overlays on a panel's drawing, in drawing units. */
export interface MapPanel {
	id: string;
	width: number;
	height: number;
	/** The largest font size of names. */
	fontSize: number;
	/** The cities it shows up close; undefined for the overview. */
	near?: { cities: string; count: number } | undefined;
	/** Radius of the circles around offices; undefined if the firm states none. */
	radius?: number | undefined;
	offices: (MapPoint & { id: string })[];
	places: MapPlace[];
	/** Names of office cities that do not link to a place. */
	cities: (Label & { name: string })[];
	states: (MapPoint & { name: string })[];
	/** The 5:4 part that contains all names and marks; a phone shows only that part. Undefined if no such part does. */
	part?: Part | undefined;
}

export type Part = "YMin" | "YMid" | "YMax";

/** The map of areas, and the facts for its alternative text. */
export interface AreaMap {
	states: string;
	offices: number;
	radius?: string | undefined;
	panels: MapPanel[];
}

/** Font size of names in drawing units: at least 15 px on a phone, where a panel is as wide as the screen. */
const fontSizes = { overview: 30, closer: 20 };

/** For state names: font size relative to other names, and width of a letter of the display face in ems. */
const stateName = { size: 1.25, letter: 0.5 };

const radii = { office: 9, place: 6 };

/**
 * The map of areas: each area once, in the closest panel that shows it.
 *
 * @param ground the output of `npm run map`
 * @returns undefined for a firm without areas
 */
export function areaMap(content: MapContent, ground: Ground, locale: Locale): AreaMap | undefined {
	const { offices, serviceRadius } = content.firm;
	if (ground.panels.length === 0) return;
	const states = ground.states.map((state) => ({ ...state, name: nameOf(state, content, locale) }));
	return {
		states: formatList(
			states.map(({ name }) => name),
			locale,
		),
		offices: offices.length,
		radius: serviceRadius === undefined ? undefined : formatDistance(serviceRadius / 1000, locale),
		panels: ground.panels.map((panel) => panelWith(content, ground.panels, panel, states, locale)),
	};
}

function nameOf({ jurisdiction, name }: Ground["states"][number], { firm }: MapContent, locale: Locale): string {
	return firm.jurisdictions.find(({ id }) => id === jurisdiction)?.[locale].name ?? name;
}

function panelWith(
	content: MapContent,
	panels: readonly Panel[],
	panel: Panel,
	states: Ground["states"],
	locale: Locale,
): MapPanel {
	const { id, width, height, scale } = panel;
	const isOverview = panel.offices.length === 0;
	const { serviceRadius } = content.firm;
	const radius = serviceRadius === undefined ? undefined : Math.round((serviceRadius / 1000) * scale * 10) / 10;
	const offices = officesOn(panel, content);
	const places = placesOn(panel, panels, content, locale);
	const cities = citiesAmong(offices, places);
	const markers = [...places, ...cities].map(({ id, name, at, isOffice }) => ({
		id,
		name,
		...at,
		radius: isOffice ? radii.office : radii.place,
	}));
	const labels = placeLabels(markers, {
		width,
		height,
		fontSize: isOverview ? fontSizes.overview : fontSizes.closer,
		circles: radius === undefined ? [] : offices.map(({ at }) => ({ ...at, radius })),
	});
	const named = isOverview ? stateNames(states, labels, offices, radius ?? 0) : [];
	const circles = offices.map(({ at }) => around(at.x, at.y, radius ?? 0, radius ?? 0));
	const names = named.map(({ x, y }) => around(x, y - labels.fontSize * 0.4, 0, labels.fontSize * 0.6));
	return {
		id,
		width,
		height,
		fontSize: labels.fontSize,
		near: isOverview ? undefined : nameOfView(panel, content, locale),
		radius,
		offices: offices.map(({ id, at }) => ({ id, ...at })),
		places: places.map((place) => ({ ...place, label: labels.byId.get(place.id) })),
		cities: cities.flatMap(({ id, name }) => {
			const label = labels.byId.get(id);
			return label ? [{ ...label, name }] : [];
		}),
		states: named,
		part: isOverview ? partWith([...labels.taken, ...circles, ...names], panel) : undefined,
	};
}

function partWith(boxes: Box[], { width, height }: Panel): Part | undefined {
	const room = height - width * 0.8;
	const tops = { YMin: 0, YMid: room / 2, YMax: room };
	return (["YMid", "YMax", "YMin"] as const).find(
		(part) => room > 0 && boxes.every(({ top, bottom }) => top > tops[part] && bottom < tops[part] + height - room),
	);
}

function nameOfView(panel: Panel, { firm }: MapContent, locale: Locale) {
	const offices = firm.offices.filter(({ id }) => panel.offices.includes(id));
	return { cities: formatList([...new Set(offices.map(({ city }) => city))], locale), count: offices.length };
}

interface OfficeOnMap {
	id: string;
	city: string;
	at: MapPoint;
}

function officesOn(panel: Panel, { firm }: MapContent): OfficeOnMap[] {
	const point = pointsOf(panel);
	return firm.offices
		.map((office) => ({ id: office.id, city: office.city, at: point(office) }))
		.filter(({ at }) => isWithin(at, panel));
}

function placesOn(panel: Panel, panels: readonly Panel[], content: MapContent, locale: Locale): MapPlace[] {
	const point = pointsOf(panel);
	return content.areas
		.filter((area) => panelOf(area, panels, content) === panel)
		.map((area) => {
			const office = officeAt(area, content.areas, content.firm.offices);
			return { id: area.id, name: area[locale].name, at: point(office ?? area), isOffice: office !== undefined };
		});
}

/** Office cities that no place of the panel names, each once. */
function citiesAmong(offices: readonly OfficeOnMap[], places: readonly MapPlace[]): MapPlace[] {
	const unnamed = offices.filter(
		({ at, city }) => !places.some((place) => place.name === city || (place.at.x === at.x && place.at.y === at.y)),
	);
	return unnamed
		.filter(({ city }, index) => unnamed.findIndex((other) => other.city === city) === index)
		.map(({ id, city, at }) => ({ id: `office-${id}`, name: city, at, isOffice: true }));
}

/** State names, where they cover no other name, point or circle; a state without such a spot stays unnamed. */
function stateNames(states: Ground["states"], labels: Labels, offices: readonly OfficeOnMap[], radius: number) {
	const obstacles: Box[] = [...labels.taken, ...offices.map(({ at }) => around(at.x, at.y, radius, radius))];
	const size = labels.fontSize * stateName.size;
	return states.flatMap(({ name, points }) => {
		const boxAt = ({ x, y }: MapPoint) => around(x, y, (name.length * stateName.letter * size) / 2, size * 0.7);
		const point = points.find((each) => isFree(boxAt(each), obstacles));
		if (!point) return [];
		obstacles.push(boxAt(point));
		// The baseline of the text.
		return [{ name, x: point.x, y: Math.round(point.y + size * 0.3) }];
	});
}
