import { officeById, services, team } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { invitation } from "../firm/invitation.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { person } from "../structured/person.server.ts";
import { contentPage } from "./content-page.server.ts";

export function teamPage(ref: PageRef<"team">) {
	const { locale } = ref;
	const structured = team.map((entry) => person(entry, locale));
	return {
		...contentPage(ref, structured),
		people: team.map((entry) => {
			const { order: _order, joined: _joined, ring, services: areas, office, ...words } = localize(entry, locale);
			return {
				...words,
				picture: picture(`ring-${ring}`, locale),
				ring,
				office: officeById(office).city,
				services: services
					.filter(({ id }) => areas.includes(id))
					.map((service) => ({ id: service.id, name: service[locale].name })),
			};
		}),
		invitation: invitation(locale),
	};
}
