import type { ServiceId } from "../../content/service-ids.ts";
import { entryById, jurisdictionName, services, team } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { caseCards, citations, personCard, postsNamed, reading, reviewsOf } from "../content/views.server.ts";
import { axisOf, scaleOf } from "../format/stages.ts";
import type { PageRef } from "../pages/page-table.ts";
import { reviewedPage } from "../structured/reviewed.server.ts";
import { service as serviceData } from "../structured/service.server.ts";
import { mainPhone, pageFrame } from "./page-frame.server.ts";

export type ServicePage = ReturnType<typeof servicePage>;

export function servicePage(ref: PageRef<ServiceId>) {
	const { locale } = ref;
	const entry = entryById(services, ref.page);
	const { title, description, posts, cases, review, differences, ...service } = localize(entry, locale);
	const lasting = service.steps.map(({ lasts }) =>
		lasts.map(({ law, ...days }) => ({ law: law && jurisdictionName(law, locale), ...days })),
	);
	const bars = scaleOf(lasting);
	const structured = [
		serviceData(ref, { name: service.name, description, picture: entry.picture }),
		reviewedPage(ref, entry),
	];
	return {
		...pageFrame(ref, { title, description, structured }),
		...service,
		picture: picture(entry.picture, locale),
		people: team.filter(({ services }) => services.includes(entry.id)).map((person) => personCard(person, locale)),
		/** Each with its bars, if its duration is known. */
		steps: service.steps.map(({ lasts: _, ...step }, index) => ({ ...step, bars: bars?.[index] ?? [] })),
		axis: axisOf(lasting),
		differences: differences && {
			...differences,
			between: differences.between.map((law) => jurisdictionName(law, locale)),
		},
		review: reviewsOf(review, locale),
		sources: citations(service.sources),
		cases: caseCards(cases, locale),
		reading: reading(postsNamed(posts), locale),
		phone: mainPhone(locale),
	};
}
