import { jurisdictionName, officeById, services, team } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { phoneLink } from "../firm/phone.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { person } from "../structured/person.server.ts";
import { contentPage } from "./content-page.server.ts";

export type TeamPage = ReturnType<typeof teamPage>;

export function teamPage(ref: PageRef<"team">) {
	const { locale } = ref;
	const structured = team.map((entry) => person(entry, locale));
	return {
		...contentPage(ref, structured),
		people: team.map((entry) => {
			const { city, phone } = officeById(entry.office);
			return {
				...localize(entry, locale),
				picture: picture(`ring-${entry.ring}`, locale),
				portrait: entry.picture ? picture(entry.picture, locale) : undefined,
				licences: localize(entry.licences, locale).map((licence) => ({
					...licence,
					law: jurisdictionName(licence.jurisdiction, locale),
				})),
				office: { city, phone: phoneLink(phone, locale) },
				services: services
					.filter(({ id }) => entry.services.includes(id))
					.map((service) => ({ id: service.id, name: service[locale].name })),
			};
		}),
	};
}
