import { areas, content, firm, officeById, services } from "../content/content.server.ts";
import { found } from "../content/found.server.ts";
import { localize } from "../content/localize.ts";
import { matterPeople } from "../content/matter-people.server.ts";
import { picture } from "../content/pictures.server.ts";
import { proseParts } from "../content/prose-parts.ts";
import { areaLink, areaLinks, citations, reviewsOf } from "../content/views.server.ts";
import { phoneLink } from "../firm/phone.server.ts";
import { cityLine } from "../format/city-line.ts";
import { formatDistance, formatShortDistance } from "../format/distance.ts";
import { tripTime } from "../format/trip-time.ts";
import { siteGround } from "../map/ground.server.ts";
import { placeMap } from "../map/place-map.ts";
import { officeAt } from "../map/places.ts";
import type { PageRef } from "../pages/page-table.ts";
import { reviewedPage } from "../structured/reviewed.server.ts";
import { pageFrame } from "./page-frame.server.ts";

export type AreaPage = ReturnType<typeof areaPage>;

export function areaPage(ref: PageRef<"area">) {
	const { locale } = ref;
	const entry = found(areas, ref.params.slug, locale);
	const { title, description, body, ...area } = localize(entry, locale);
	const others = areaLinks(locale).filter(({ id, state }) => state === entry.state && id !== entry.id);
	const here = areaLink(entry, locale);
	const { serviceRadius = 0 } = firm;
	const office = officeById(entry.office);
	const address = officeAt(entry, areas, firm.offices);
	return {
		...pageFrame(ref, { title, description, structured: [reviewedPage(ref, entry)] }),
		...area,
		text: proseParts(body),
		review: reviewsOf(entry.review, locale),
		sources: citations(entry.sources),
		people: matterPeople({ services: entry.services, laws: [entry.state], office: entry.office }, locale),
		/** Straight-line distance to the office that serves it. */
		distance: formatShortDistance(here.distance, locale),
		attending: here.office,
		trip: entry.trip && tripTime(entry.trip, locale),
		/** The service radius, if the place is within it. */
		within: here.isWithinRadius ? formatDistance(serviceRadius / 1000, locale) : undefined,
		map: placeMap(entry, content, siteGround, locale),
		others: others.map(({ id, name }) => ({ id, name })),
		services: services
			.filter(({ id }) => entry.services.includes(id))
			.map((service) => ({ id: service.id, name: service[locale].name, card: service[locale].card })),
		phone: phoneLink(office.phone, locale),
		/** The city whose office serves the place. */
		picture: picture(office.picture, locale),
		office: address && { street: address.street, city: cityLine(address), map: address.map },
	};
}
