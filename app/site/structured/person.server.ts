import type { PersonLeaf, WithContext } from "schema-dts";
import type { Locale } from "../../locales/locale.ts";
import { type Person, services } from "../content/content.server.ts";
import { absolute } from "../pages/absolute.server.ts";
import { href } from "../pages/page-table.ts";
import { officeNodeId, organizationId, personNodeId, pictureAddress } from "./addresses.server.ts";

/** The address of a person's profile: a section of the team page. */
export function profileAddress(person: Pick<Person, "id">, locale: Locale): string {
	return absolute(`${href(locale, "team")}#${person.id}`);
}

/**
 * Somebody of the firm. The team page says one of these for each; it is no `ProfilePage`, which Google wants to be
 * about one person alone (https://developers.google.com/search/docs/appearance/structured-data/profile-page).
 */
export function person(entry: Person, locale: Locale): WithContext<PersonLeaf> {
	const practice = services.filter(({ id }) => entry.services.includes(id)).map((service) => service[locale].name);
	return {
		"@context": "https://schema.org",
		"@type": "Person",
		"@id": personNodeId(entry.id),
		name: entry.name,
		jobTitle: entry[locale].role,
		description: entry[locale].summary,
		image: pictureAddress(`ring-${entry.ring}`, locale),
		url: profileAddress(entry, locale),
		knowsAbout: [...new Set([...entry[locale].knowsAbout, ...practice])],
		knowsLanguage: entry.languages,
		worksFor: { "@id": organizationId },
		workLocation: { "@id": officeNodeId(entry.office) },
	};
}
