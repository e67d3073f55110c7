import { cases, officeById, posts, services, team, videos } from "../content/content.server.ts";
import { found } from "../content/found.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { caseCards, licences, portraits, reading } from "../content/views.server.ts";
import { phoneLink } from "../firm/phone.server.ts";
import { hasPage, type PageRef } from "../pages/page-table.ts";
import { profilePage } from "../structured/person.server.ts";
import { pageFrame } from "./page-frame.server.ts";

export type PersonPage = ReturnType<typeof personPage>;

/** A member of the firm, with what they wrote, and the stories and videos of their practice areas. */
export function personPage(ref: PageRef<"person">) {
	const { locale } = ref;
	const entry = found(team, ref.params.slug, locale);
	const { name, role, summary, ...person } = localize(entry, locale);
	const office = officeById(entry.office);
	const own = (service: (typeof entry.services)[number]) => entry.services.includes(service);
	const stories = cases.filter(({ service }) => own(service)).map(({ id }) => id);
	const seen = hasPage("tv") ? videos.filter(({ service }) => own(service)) : [];
	return {
		...pageFrame(ref, { title: `${name}, ${role}`, description: summary, structured: [profilePage(entry, locale)] }),
		...person,
		heading: name,
		name,
		role,
		lead: summary,
		...portraits(entry, locale),
		office: { city: office.city, phone: phoneLink(office.phone, locale) },
		licences: licences(entry, locale),
		services: services.filter(({ id }) => own(id)).map(({ id, [locale]: words }) => ({ id, name: words.name })),
		reading: reading(
			posts.filter(({ author }) => author === entry.id),
			locale,
		),
		cases: caseCards(stories.slice(0, 2), locale),
		videos: seen
			.slice(0, 3)
			.map(({ id, picture: still, [locale]: words }) => ({ id, title: words.title, picture: picture(still, locale) })),
	};
}
