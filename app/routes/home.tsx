import { pageLoader } from "../.server/page-loader.ts";
import { useWords } from "../locales/words.ts";
import { CaseCarousel } from "../sections/case-carousel.tsx";
import { Cities } from "../sections/cities.tsx";
import { HomeHero } from "../sections/home-hero.tsx";
import { Intro } from "../sections/intro.tsx";
import { PracticeGrid } from "../sections/practice-grid.tsx";
import { Testimonials } from "../sections/testimonials.tsx";
import { cases, firm, home, services, testimonials } from "../site/content/content.server.ts";
import { localize } from "../site/content/localize.ts";
import { picture } from "../site/content/pictures.server.ts";
import { offices } from "../site/firm/offices.server.ts";
import { pageHead } from "../site/pages/head.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { organizationAndOffices } from "../site/structured/organization.server.ts";
import type { Route } from "./+types/home";

export const loader = pageLoader(({ place, locale }) => {
	const {
		title,
		description,
		updated: _updated,
		name: _name,
		invitation: _invitation,
		_meta: _file,
		testimonials: testimonialWords,
		...words
	} = localize(home, locale);
	const { claims, reviews } = localize(firm, locale);
	return {
		head: pageHead(place, { title, description, structured: organizationAndOffices(locale) }),
		...words,
		testimonialWords,
		claims: [claims.years, claims.cases, claims.houstonCases, claims.millionDollarCases, claims.valueDelivered],
		rating: claims.rating,
		reviews: { url: reviews.url },
		hero: { picture: picture("hero", locale), portrait: picture("hero-portrait", locale) },
		cards: services.map((service) => {
			const { id, name, card, layout } = localize(service, locale);
			return { id, name, card, layout, picture: picture(service.picture, locale) };
		}),
		stories: cases.map((entry) => {
			const { id, category, title, summary, result, duration } = localize(entry, locale);
			return { id, category, title, summary, result, duration, picture: picture(entry.picture, locale) };
		}),
		testimonials: testimonials.map((entry) => {
			const { id, name, company, text, rating } = localize(entry, locale);
			return { id, name, company, text, rating };
		}),
		offices: offices(locale),
	};
});

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Home({ loaderData: page }: Route.ComponentProps) {
	const words = useWords();
	return (
		<>
			<HomeHero heading={page.heading} lead={page.lead} {...page.hero} />
			<Intro {...page.intro} title={words.claims} claims={page.claims} />
			<PracticeGrid {...page.practice} cards={page.cards} />
			<CaseCarousel {...page.cases} stories={page.stories} />
			<Testimonials
				{...page.testimonialWords}
				reviews={page.reviews}
				rating={page.rating}
				testimonials={page.testimonials}
			/>
			<Cities offices={page.offices} />
		</>
	);
}
