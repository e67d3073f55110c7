import { firm, officeById, personById, services } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { oncePerLocale } from "../content/once.server.ts";
import { cityLine } from "../format/city-line.ts";
import { formatList } from "../format/list.ts";
import { hoursText } from "./hours.server.ts";
import { phoneLink } from "./phone.server.ts";

/** What every page shows: the firm, its offices and the names of its services. */
export const layoutData = oncePerLocale((locale) => {
	const { name, descriptor, phone, whatsapp, email, careersEmail, chat, award, agency, social, ...words } = localize(
		firm,
		locale,
	);
	const { pastResults, noAdvice, licences, grievances } = words;
	return {
		name,
		descriptor,
		phone: phoneLink(phone, locale),
		whatsapp,
		email,
		award: award && { name: award.name, sample: award.sample },
		agency: agency && { credit: agency.credit, url: agency.url },
		grievances: grievances && { text: grievances.link, section: grievances.section },
		careers: careersEmail !== undefined,
		chat,
		/** `Oregón y Puebla` */
		places: formatList(
			words.jurisdictions.filter(({ region }) => region).map((law) => law.name),
			locale,
		),
		social: social.map(({ id, name, url }) => ({ id, name, url })),
		notices: { pastResults, noAdvice, licences },
		responsible: personById(firm.responsible).name,
		principalOffice: officeById(firm.principalOffice).city,
		offices: firm.offices.map((office) => ({
			id: office.id,
			city: office.city,
			street: office.street,
			cityLine: cityLine(office),
			phone: phoneLink(office.phone, locale),
			map: office.map,
		})),
		hours: hoursText(firm.offices, locale),
		services: services.map((service) => {
			const { name, brings } = service[locale];
			return { page: service.id, name, ...(brings ? { brings } : {}) };
		}),
		updated: firm.updated,
	};
});

export type LayoutData = ReturnType<typeof layoutData>;
