import type { Locale } from "../../locales/locale.ts";
import { distanceInKilometres } from "../format/distance.ts";
import { isWithin, type Panel, type Position, pointsOf } from "./panel.ts";

/** What the map shows of the content. */
export interface MapContent {
	firm: {
		offices: readonly (Position & { id: string; city: string })[];
		/** Metres. */
		serviceRadius?: number | undefined;
		jurisdictions: readonly ({ id: string } & Record<Locale, { name: string }>)[];
	};
	areas: readonly MapArea[];
}

export type MapArea = Position & { id: string; office: string } & Record<Locale, { name: string }>;

/** Nearer than this to an office, in kilometres, a place is that office's city. */
const sameCity = 5;

/** The closer view of a place, of several the one whose office is nearest; the overview for a place outside of them. */
export function panelOf(area: MapArea, panels: readonly Panel[], { firm }: MapContent): Panel | undefined {
	const [overview, ...closer] = panels;
	const distance = ({ offices }: Panel) =>
		Math.min(
			...firm.offices.filter(({ id }) => offices.includes(id)).map((office) => distanceInKilometres(area, office)),
		);
	const showing = closer.filter((panel) => isWithin(pointsOf(panel)(area), panel));
	return showing.toSorted((a, b) => distance(a) - distance(b))[0] ?? overview;
}

/** The office in whose city a place is and whose sign marks it: no other place is nearer to that office. */
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
