import { pageLoader } from "../.server/page-loader.ts";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { PersonEntry } from "../sections/person-entry.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { officeById, services, team } from "../site/content/content.server.ts";
import { contentPage } from "../site/content/content-page.server.ts";
import { invitation } from "../site/content/invitation.server.ts";
import { localize } from "../site/content/localize.ts";
import { picture } from "../site/content/pictures.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { person } from "../site/structured/person.server.ts";
import type { Route } from "./+types/team";

export const loader = pageLoader<"team", ReturnType<typeof load>>(({ place }) => load(place));

function load(place: Parameters<typeof contentPage>[0]) {
	const { locale } = place;
	return {
		...contentPage(
			place,
			team.map((entry) => person(entry, locale)),
		),
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

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Team({ loaderData: page }: Route.ComponentProps) {
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} picture={page.picture} />
			<div className="mx-auto max-w-page px-edge pt-6 lg:pt-10">
				{page.people.map((each) => (
					<PersonEntry key={each.id} person={each} />
				))}
			</div>
			<TextSections sections={page.sections} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
