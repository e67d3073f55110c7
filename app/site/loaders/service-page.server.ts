import { entryById, firm, services } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { caseCards, postLinks } from "../content/related.server.ts";
import { reviewOf } from "../content/review.server.ts";
import { invitation } from "../firm/invitation.server.ts";
import { phoneLink } from "../firm/phone.server.ts";
import { breadcrumbTrail } from "../pages/breadcrumbs.server.ts";
import { pageHead } from "../pages/head.server.ts";
import type { PageRef, ServiceId } from "../pages/page-table.ts";
import { faqPage } from "../structured/faq-page.server.ts";
import { service as serviceData } from "../structured/service.server.ts";

export type ServicePage = ReturnType<typeof servicePage>;

export function servicePage(ref: PageRef<ServiceId>) {
	const { locale } = ref;
	const entry = entryById(services, ref.page);
	const {
		title,
		description,
		card: _card,
		layout: _layout,
		order: _order,
		posts,
		cases,
		review,
		...service
	} = localize(entry, locale);
	return {
		head: pageHead(ref, {
			title,
			description,
			structured: [serviceData(ref, { name: service.name, description, picture: entry.picture }), faqPage(ref)],
		}),
		...service,
		trail: breadcrumbTrail(ref),
		picture: picture(entry.picture, locale),
		review: reviewOf(review),
		cases: caseCards(cases, locale),
		posts: postLinks(posts, locale),
		phone: phoneLink(firm.phone, locale),
		invitation: invitation(locale),
	};
}
