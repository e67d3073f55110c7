import { areaLinks } from "../content/area-links.server.ts";
import { areas, officeById, services } from "../content/content.server.ts";
import { found } from "../content/found.server.ts";
import { localize } from "../content/localize.ts";
import { reviewOf } from "../content/review.server.ts";
import { invitation } from "../firm/invitation.server.ts";
import { phoneLink } from "../firm/phone.server.ts";
import { breadcrumbTrail } from "../pages/breadcrumbs.server.ts";
import { pageHead } from "../pages/head.server.ts";
import type { PageRef } from "../pages/page-table.ts";

export type AreaPage = ReturnType<typeof areaPage>;

export function areaPage(ref: PageRef<"area">) {
	const { locale } = ref;
	const entry = found(areas, ref.params.slug, locale);
	const { title, description, heading, lead, body, county, reach, courts, registries, sources, state } = localize(
		entry,
		locale,
	);
	const links = areaLinks(locale);
	return {
		head: pageHead(ref, { title, description }),
		trail: breadcrumbTrail(ref),
		heading,
		lead,
		body,
		county,
		reach,
		courts,
		registries,
		sources,
		review: reviewOf(entry.review),
		here: links.find(({ id }) => id === entry.id),
		others: links.filter((link) => link.state === state && link.id !== entry.id).map(({ id, name }) => ({ id, name })),
		services: services
			.filter(({ id }) => entry.services.includes(id))
			.map((service) => ({ id: service.id, name: service[locale].name, card: service[locale].card })),
		phone: phoneLink(officeById(entry.office).phone, locale),
		invitation: invitation(locale),
	};
}
