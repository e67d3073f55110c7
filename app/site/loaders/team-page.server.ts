import { officeById, services, team } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { licences, portraits } from "../content/views.server.ts";
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
				...portraits(entry, locale),
				licences: licences(entry, locale),
				office: { city, phone: phoneLink(phone, locale) },
				services: services
					.filter(({ id }) => entry.services.includes(id))
					.map((service) => ({ id: service.id, name: service[locale].name })),
			};
		}),
	};
}
