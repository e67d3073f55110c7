import { geoCircle, geoPath } from "d3-geo";
import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { type Area, areas, firm } from "../content/content.server.ts";
import { distanceInKilometres } from "../format/distance.ts";
import { earthRadius, type PanelId, panelIds, panels, projectionOf } from "./panels.ts";
import { type Label, type Marker, placeLabels } from "./place-labels.ts";

/** A place with its page, as a panel shows it. */
export interface MapPlace extends Label {
	id: string;
	name: string;
	at: { x: number; y: number };
	/** In the same city as an office, whose sign stands for it. */
	isOffice: boolean;
}

/** What is laid over the ground of a panel, in units of its drawing. */
export interface MapPanel {
	id: PanelId;
	width: number;
	height: number;
	/** The city in its middle; nothing for the whole. */
	city?: string;
	offices: { id: string; at: { x: number; y: number }; circle: string }[];
	places: MapPlace[];
	/** Names that lead nowhere: the states, and on the whole the offices' cities. */
	names: { text: string; x: number; y: number; isState: boolean }[];
}

/** The largest size of a name, in units: 15 px and more on a phone, where a panel is as wide as the screen. */
const fontSize: Record<PanelId, number> = { overview: 30, houston: 20, monterrey: 20 };

/** Where the states' names stand: longitude, latitude. */
const stateNames = { texas: [-99.2, 31.7], "nuevo-leon": [-100.0, 23.95] } as const;

/** Nearer than this to an office, in kilometres, a place is that office's city. */
const sameCity = 5;

/** The map of areas: each area once, in the closest panel that shows it. */
export function areaMap(locale: Locale): MapPanel[] {
	const t = translator(locale, "areas");
	return panelIds.map((id) => {
		const { width, height } = panels[id];
		const project = pointsOf(id);
		const shown = areas.filter((area) => panelOf(area) === id);
		const city = firm.offices.find((office) => office.id === id)?.city;
		const offices = firm.offices.flatMap((office) => {
			const at = project(office);
			return isWithin(at, id) ? [{ id: office.id, at, circle: circleOf(office, id) }] : [];
		});
		const isOverview = id === "overview";
		const cities = isOverview
			? firm.offices.map((office) => markerOf(office.id, office.city, project(office), true))
			: [];
		const markers = shown.map((area) =>
			markerOf(area.id, area[locale].name, project(officeOf(area) ?? area), officeOf(area) !== undefined),
		);
		const states = isOverview
			? (["texas", "nuevo-leon"] as const).map((state) => {
					const [longitude, latitude] = stateNames[state];
					return { text: t(`states.${state}`), ...project({ longitude, latitude }), isState: true };
				})
			: [];
		const labels = placeLabels([...markers, ...cities], { width, height, fontSize: fontSize[id] });
		const labelOf = (marker: Marker): Label => labels.get(marker.id) ?? { x: marker.x, y: marker.y, anchor: "start" };
		return {
			id,
			width,
			height,
			...(city ? { city } : {}),
			offices,
			places: shown.flatMap((area, index) => {
				const marker = markers[index];
				if (!marker) return [];
				const at = { x: marker.x, y: marker.y };
				return [{ id: area.id, name: marker.name, at, isOffice: officeOf(area) !== undefined, ...labelOf(marker) }];
			}),
			names: [...states, ...cities.map((marker) => ({ ...labelOf(marker), text: marker.name, isState: false }))],
		};
	});
}

function panelOf(area: Area): PanelId {
	const close = panelIds.find((id) => id !== "overview" && isWithin(pointsOf(id)(area), id));
	return close ?? "overview";
}

function officeOf(area: Area) {
	return firm.offices.find((office) => distanceInKilometres(area, office) < sameCity);
}

function markerOf(id: string, name: string, { x, y }: { x: number; y: number }, isOffice: boolean): Marker {
	return { id, name, x, y, radius: isOffice ? 9 : 6 };
}

/** Where a point of the Earth lies on a panel, in its units. */
function pointsOf(id: PanelId) {
	// Without the frame's edge, so that what lies outside has a place as well.
	const projection = projectionOf(id).clipExtent(null);
	return ({ longitude, latitude }: { longitude: number; latitude: number }) => {
		const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
		return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
	};
}

/** The service radius around an office in true distance: a circle on the Earth, projected. */
function circleOf({ longitude, latitude }: { longitude: number; latitude: number }, id: PanelId): string {
	const degrees = ((firm.serviceRadius / 1000 / earthRadius) * 180) / Math.PI;
	const circle = geoCircle().center([longitude, latitude]).radius(degrees).precision(6);
	return geoPath(projectionOf(id).clipExtent(null)).digits(1)(circle()) ?? "";
}

function isWithin({ x, y }: { x: number; y: number }, id: PanelId): boolean {
	const { width, height } = panels[id];
	return x > 8 && y > 8 && x < width - 8 && y < height - 8;
}
