import type { Locale } from "../../locales/locale.ts";
import { distanceInKilometres } from "../format/distance.ts";
import { isWithin, type Panel, type Position, pointsOf } from "./panel.ts";

/** The content that the map shows. */
export interface MapContent {
	firm: {
		offices: readonly (Position & { id: string; city: string })[];
		/** Meters. */
		serviceRadius?: number | undefined;
		jurisdictions: readonly ({ id: string } & Record<Locale, { name: string }>)[];
	};
	areas: readonly MapArea[];
}

export type MapArea = Position & { id: string; office: string } & Record<Locale, { name: string }>;

/** Within this distance of an office, in kilometers, a place is that office's city. */
const sameCity = 5;

/** The closer view that shows a place (the one with the nearest office if there are several), or else the overview. */
export function panelOf(area: MapArea, panels: readonly Panel[], { firm }: MapContent): Panel | undefined {
	const [overview, ...closer] = panels;
	const distance = ({ offices }: Panel) =>
		Math.min(
			...firm.offices.filter(({ id }) => offices.includes(id)).map((office) => distanceInKilometres(area, office)),
		);
	const showing = closer.filter((panel) => isWithin(pointsOf(panel)(area), panel));
	return showing.toSorted((a, b) => distance(a) - distance(b))[0] ?? overview;
}

/** The office in a place's city, whose sign marks it; no other place is closer to that office. */
export function officeAt<Office extends Position>(
	area: MapArea,
	areas: readonly MapArea[],
	offices: readonly Office[],
) {
	return offices.find((office) => {
		const distance = distanceInKilometres(area, office);
		return distance < sameCity && areas.every((other) => distanceInKilometres(other, office) >= distance);
	});
}
