import type { DayOfWeek, LegalServiceLeaf, OrganizationLeaf, WithContext } from "schema-dts";
import type { Locale } from "../../locales/locale.ts";
import { firm, home, type Office, services } from "../content/content.server.ts";
import { weekdaysByOpening } from "../firm/clock.ts";
import { absolute } from "../pages/absolute.server.ts";
import { href } from "../pages/page-table.ts";
import { officeNodeId, organizationId, pictureAddress } from "./addresses.server.ts";

/**
 * The firm, without its star rating: ratings that a firm publishes about itself are not eligible, so the site shows
 * them as text with their source (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export function organization(locale: Locale): WithContext<OrganizationLeaf> {
	return {
		"@context": "https://schema.org",
		"@type": "Organization",
		"@id": organizationId,
		name: firm.name,
		alternateName: `${firm.name} ${firm.descriptor[locale]}`,
		url: absolute(href(locale, "home")),
		logo: absolute("/icon-512.png"),
		image: pictureAddress("hero", locale),
		description: home[locale].description,
		telephone: firm.phone,
		email: firm.email,
		foundingDate: String(firm.founded),
		...(firm.award && !firm.award.sample ? { award: firm.award.name } : {}),
		address: firm.offices.map(addressOf),
		contactPoint: firm.offices.map((office) => ({
			"@type": "ContactPoint",
			contactType: "customer service",
			telephone: office.phone,
			areaServed: office.country,
			availableLanguage: ["es", "en"],
		})),
		...(firm.social.length > 0 ? { sameAs: firm.social.map(({ url }) => url) } : {}),
		knowsAbout: services.map((service) => service[locale].name),
		subOrganization: firm.offices.map(({ id }) => ({ "@id": officeNodeId(id) })),
	};
}

/** An office. `Attorney` is deprecated at schema.org, so it is a `LegalService`. */
export function office(entry: Office, locale: Locale): WithContext<LegalServiceLeaf> {
	const place = { "@type": "GeoCoordinates" as const, latitude: entry.latitude, longitude: entry.longitude };
	return {
		"@context": "https://schema.org",
		"@type": "LegalService",
		"@id": officeNodeId(entry.id),
		name: `${firm.name} ${entry.name}`,
		url: absolute(href(locale, "contact")),
		image: pictureAddress(entry.picture, locale),
		telephone: entry.phone,
		email: firm.email,
		address: addressOf(entry),
		geo: place,
		hasMap: entry.map,
		openingHoursSpecification: weekdaysByOpening(entry.hours).map(({ weekdays, opens, closes }) => ({
			"@type": "OpeningHoursSpecification" as const,
			dayOfWeek: weekdays.map(dayName),
			opens: time(opens),
			closes: time(closes),
		})),
		// In meters, the unit schema.org assumes for a bare number.
		...(firm.serviceRadius
			? { areaServed: { "@type": "GeoCircle", geoMidpoint: place, geoRadius: firm.serviceRadius } }
			: {}),
		knowsLanguage: ["es", "en"],
		parentOrganization: { "@id": organizationId },
	};
}

/** The firm and its offices, for the pages about them: home, about. */
export function organizationAndOffices(locale: Locale): WithContext<OrganizationLeaf | LegalServiceLeaf>[] {
	return [organization(locale), ...offices(locale)];
}

/** The offices alone, for the contact page: each names the firm as its parent. */
export function offices(locale: Locale): WithContext<LegalServiceLeaf>[] {
	return firm.offices.map((entry) => office(entry, locale));
}

function addressOf({ street, city, regionCode, region, postalCode, country }: Office) {
	return {
		"@type": "PostalAddress" as const,
		streetAddress: street,
		addressLocality: city,
		// Only U.S. addresses have a standard two-letter code.
		addressRegion: country === "US" ? regionCode : region,
		postalCode,
		addressCountry: country,
	};
}

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** ISO weekday (Monday is 1) as schema.org names it. */
function dayName(weekday: number): DayOfWeek {
	const name = days[weekday - 1];
	if (!name) throw new RangeError(`${weekday} is not an ISO weekday`);
	return `https://schema.org/${name}`;
}

/** Minutes since midnight as `08:30`. */
function time(minutes: number): string {
	return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
