import { areas, officeById } from "./content.server.ts";
import { distanceInKilometres } from "./distance.ts";
import { inLanguage } from "./in-language.ts";
import type { Locale } from "./locale.ts";

/** Every place served, with its distance from the office that attends it, in whole kilometres. */
export function areaLinks(locale: Locale) {
	return areas.map((entry) => {
		const { id, name, county, state } = inLanguage(entry, locale);
		const office = officeById(entry.office);
		const distance = Math.round(distanceInKilometres(entry, office));
		return { id, name, county, state, office: office.city, distance };
	});
}
