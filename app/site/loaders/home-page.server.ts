import { carousel, firm, home, services, testimonials } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { picture } from "../content/pictures.server.ts";
import { claim } from "../content/views.server.ts";
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
		claims: claims.map(claim),
		rating: reviews && { ...claim(reviews), url: reviews.url },
		hero: { picture: picture("hero", locale), portrait: picture("hero-portrait", locale) },
		cards: services.map((service) => {
			const { id, name, card } = localize(service, locale);
			return { id, name, card, picture: picture(service.picture, locale) };
		}),
		stories: carousel.map((entry) => {
			const { id, sample, category, title, summary, result, duration } = localize(entry, locale);
			return { id, sample, category, title, summary, result, duration, picture: picture(entry.picture, locale) };
		}),
		testimonials: leadAndShortest(
			testimonials.map((entry) => {
				const { id, sample, name, company, text, rating } = localize(entry, locale);
				return { id, sample, name, company, text, rating };
			}),
		),
		offices: offices(locale),
		invitation: invitation(locale),
	};
}

/**
 * The first testimonial in editors' order leads, in large type; the others go shortest first, which evens out the
 * columns.
 */
function leadAndShortest<Said extends { text: string }>([lead, ...others]: Said[]): Said[] {
	const sorted = others.toSorted((a, b) => a.text.length - b.text.length);
	return lead ? [lead, ...sorted] : sorted;
}
