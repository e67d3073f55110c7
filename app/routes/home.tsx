import { useTranslation } from "react-i18next";
import type { MessagesHandle } from "../locales/namespaces.ts";
import { CaseCarousel } from "../sections/case-carousel.tsx";
import { Cities } from "../sections/cities.tsx";
import { HomeHero } from "../sections/home-hero.tsx";
import { Intro } from "../sections/intro.tsx";
import { PracticeGrid } from "../sections/practice-grid.tsx";
import { Testimonials } from "../sections/testimonials.tsx";
import { homePage } from "../site/loaders/home-page.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
	return homePage(pageRef(context, "home"));
}

export const handle = { i18n: ["firm", "case"] } satisfies MessagesHandle;

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args, handle.i18n);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Home({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("firm");
	return (
		<>
			<HomeHero heading={page.heading} lead={page.lead} {...page.hero} />
			<Intro {...page.intro} title={t("claims")} claims={page.claims} />
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
