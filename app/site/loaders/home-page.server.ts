import { carousel, firm, home, services, testimonials } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { offices } from "../firm/offices.server.ts";
import { pageHead } from "../pages/head.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { organizationAndOffices } from "../structured/organization.server.ts";
import { invitation } from "./page-frame.server.ts";

export type HomePage = ReturnType<typeof homePage>;

export function homePage(ref: PageRef<"home">) {
	const { locale } = ref;
	const { title, description, heading, lead, intro, practice, ...words } = localize(home, locale);
	const { claims, reviews } = localize(firm, locale);
	return {
		head: pageHead(ref, { title, description, structured: organizationAndOffices(locale) }),
		heading,
		lead,
		intro,
		practice,
		cases: words.cases,
		testimonialWords: words.testimonials,
		claims: claims.map(({ sample, figure, label, basis }) => ({ sample, figure, label, basis })),
		rating: reviews && {
			sample: reviews.sample,
			figure: reviews.figure,
			label: reviews.label,
			basis: reviews.basis,
			url: reviews.url,
		},
		hero: { picture: picture("hero", locale), portrait: picture("hero-portrait", locale) },
		cards: services.map((service) => {
			const { id, name, card } = localize(service, locale);
			return { id, name, card, picture: picture(service.picture, locale) };
		}),
		stories: carousel.map((entry) => {
			const { id, sample, category, title, summary, result, duration } = localize(entry, locale);
			return { id, sample, category, title, summary, result, duration, picture: picture(entry.picture, locale) };
		}),
		// The shortest first: it is what a phone shows of them, and what leads them on a desk.
		testimonials: testimonials
			.map((entry) => {
				const { id, sample, name, company, text, rating } = localize(entry, locale);
				return { id, sample, name, company, text, rating };
			})
			.toSorted((a, b) => a.text.length - b.text.length),
		offices: offices(locale),
		invitation: invitation(locale),
	};
}
