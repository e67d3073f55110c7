import type { PersonLeaf, ProfilePage, WithContext } from "schema-dts";
import type { Locale } from "../../locales/locale.ts";
import { type Person, services } from "../content/content.server.ts";
import { absolute } from "../pages/absolute.server.ts";
import { href } from "../pages/page-table.ts";
import { officeNodeId, organizationId, personNodeId, pictureAddress } from "./addresses.server.ts";

/** The address of a person's page. */
export function profileAddress(person: Pick<Person, "id">, locale: Locale): string {
	return absolute(href(locale, "person", { slug: person.id }));
}

/** A member of the firm. The team page has one of these per person. */
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

/**
 * A person's own page
 * (https://developers.google.com/search/docs/appearance/structured-data/profile-page).
 */
export function profilePage(entry: Person, locale: Locale): WithContext<ProfilePage> {
	const { "@context": context, ...about } = person(entry, locale);
	return {
		"@context": context,
		"@type": "ProfilePage",
		"@id": `${profileAddress(entry, locale)}#profile`,
		url: profileAddress(entry, locale),
		inLanguage: locale,
		mainEntity: about,
	};
}
