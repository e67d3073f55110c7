import type { Locale } from "../../locales/locale.ts";
import { distanceInKilometres } from "../format/distance.ts";
import { type Area, areas, firm, officeById } from "./content.server.ts";
import { localize } from "./localize.ts";

export type AreaLink = ReturnType<typeof areaLink>;

/** A place served, with its distance from the office that attends it, in whole kilometres. */
export function areaLink(entry: Area, locale: Locale) {
	const { id, name, county, state } = localize(entry, locale);
	const office = officeById(entry.office);
	const distance = Math.round(distanceInKilometres(entry, office));
	const isWithinRadius = distance * 1000 <= firm.serviceRadius;
	return { id, name, county, state, office: office.city, distance, isWithinRadius };
}

export function areaLinks(locale: Locale): AreaLink[] {
	return areas.map((entry) => areaLink(entry, locale));
}
