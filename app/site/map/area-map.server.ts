import { geoCircle, geoPath } from "d3-geo";
import type { Locale } from "../../locales/locale.ts";
import { type Area, areas, firm, jurisdictionName } from "../content/content.server.ts";
import { distanceInKilometres, earthRadius } from "../format/distance.ts";
import { type PanelId, panelIds, panels, projectionOf } from "./panels.ts";
import { type Label, type Marker, placeLabels } from "./place-labels.ts";

/** In units of a panel's drawing. */
export interface MapPoint {
	x: number;
	y: number;
}

/** A place that links to its page. */
export interface MapPlace extends Label {
	id: string;
	name: string;
	at: MapPoint;
	/** In the same city as an office, whose sign marks it. */
	isOffice: boolean;
}

/** The overlay of a panel, in units of its drawing. */
export interface MapPanel {
	id: PanelId;
	width: number;
	height: number;
	/** The city in its middle; undefined for the overview. */
	city?: string;
	offices: { id: string; at: MapPoint; circle: string }[];
	places: MapPlace[];
	/** Names without a link: the states, and on the overview the offices' cities. */
	names: (MapPoint & Partial<Label> & { text: string; isState: boolean })[];
}

/** The largest size of a name, in units: 15 px and more on a phone, where a panel is as wide as the screen. */
const fontSize: Record<PanelId, number> = { overview: 30, houston: 20, monterrey: 20 };

/** Positions of the states' names: longitude, latitude. */
const stateNames = { texas: [-99.2, 31.7], "nuevo-leon": [-100.0, 23.95] } as const;

/** Nearer than this to an office, in kilometres, a place is that office's city. */
const sameCity = 5;

/** The map of areas: each area once, in the closest panel that shows it. */
export function areaMap(locale: Locale): MapPanel[] {
	return panelIds.map((id) => {
		const { width, height } = panels[id];
		const project = pointsOf(id);
		const city = firm.offices.find((office) => office.id === id)?.city;
		const places = areas
			.filter((area) => panelOf(area) === id)
			.map((area) => {
				const office = firm.offices.find((each) => distanceInKilometres(area, each) < sameCity);
				const at = project(office ?? area);
				return { id: area.id, name: area[locale].name, at, isOffice: office !== undefined };
			});
		const isOverview = id === "overview";
		const cities = isOverview
			? firm.offices.map((office) => ({ id: office.id, name: office.city, at: project(office), isOffice: true }))
			: [];
		const labels = placeLabels([...places, ...cities].map(markerOf), { width, height, fontSize: fontSize[id] });
		return {
			id,
			width,
			height,
			...(city ? { city } : {}),
			offices: firm.offices
				.map((office) => ({ id: office.id, at: project(office), circle: circleOf(office, id) }))
				.filter(({ at }) => isWithin(at, id)),
			places: places.map((place) => ({ ...place, ...labels(place.id) })),
			names: [
				...(isOverview ? stateLabels(locale) : []),
				...cities.map(({ id, name }) => ({ ...labels(id), text: name, isState: false })),
			],
		};
	});
}

function stateLabels(locale: Locale): MapPanel["names"] {
	return (["texas", "nuevo-leon"] as const).map((state) => {
		const [longitude, latitude] = stateNames[state];
		return { text: jurisdictionName(state, locale), ...pointsOf("overview")({ longitude, latitude }), isState: true };
	});
}

function panelOf(area: Area): PanelId {
	const close = panelIds.find((id) => id !== "overview" && isWithin(pointsOf(id)(area), id));
	return close ?? "overview";
}

function markerOf({ id, name, at, isOffice }: Omit<MapPlace, keyof Label>): Marker {
	return { id, name, ...at, radius: isOffice ? 9 : 6 };
}

/** Where a point of the Earth lies on a panel, in its units. */
function pointsOf(id: PanelId) {
	// Unclipped, so that points outside the frame are projected as well.
	const projection = projectionOf(id).clipExtent(null);
	return ({ longitude, latitude }: { longitude: number; latitude: number }) => {
		const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
		return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
	};
}

/** The service radius around an office in true distance: a circle on the Earth, projected. */
function circleOf({ longitude, latitude }: { longitude: number; latitude: number }, id: PanelId): string {
	const degrees = (((firm.serviceRadius ?? 0) / 1000 / earthRadius) * 180) / Math.PI;
	const circle = geoCircle().center([longitude, latitude]).radius(degrees).precision(6);
	return geoPath(projectionOf(id).clipExtent(null)).digits(1)(circle()) ?? "";
}

function isWithin({ x, y }: { x: number; y: number }, id: PanelId): boolean {
	const { width, height } = panels[id];
	return x > 8 && y > 8 && x < width - 8 && y < height - 8;
}
