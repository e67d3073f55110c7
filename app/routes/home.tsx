import { CaseCarousel } from "../sections/case-carousel.tsx";
import { Cities } from "../sections/cities.tsx";
import { HomeHero } from "../sections/home-hero.tsx";
import { Intro } from "../sections/intro.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { OpeningStrip } from "../sections/opening-strip.tsx";
import { PracticeGrid } from "../sections/practice-grid.tsx";
import { Testimonials } from "../sections/testimonials.tsx";
import { homePage } from "../site/loaders/home-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/home";

export const loader = ({ context }: Route.LoaderArgs) => homePage(pageRef(context, "home"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Home({ loaderData: page }: Route.ComponentProps) {
	return (
		<>
			<HomeHero page={page} />
			<OpeningStrip offices={page.offices} />
			<Intro page={page} />
			<PracticeGrid page={page} />
			{page.cases && page.stories.length > 0 ? <CaseCarousel words={page.cases} stories={page.stories} /> : null}
			{page.testimonialWords && (page.testimonials.length > 0 || page.rating) ? (
				<Testimonials words={page.testimonialWords} rating={page.rating} testimonials={page.testimonials} />
			) : null}
			<Cities offices={page.offices} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
