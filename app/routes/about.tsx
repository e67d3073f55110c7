import { pageLoader } from "../.server/page-loader.ts";
import { useWords } from "../locales/words.ts";
import { Cities } from "../sections/cities.tsx";
import { ClaimList } from "../sections/claim-list.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { firm } from "../site/content/content.server.ts";
import { contentPage } from "../site/content/content-page.server.ts";
import { invitation } from "../site/content/invitation.server.ts";
import { localize } from "../site/content/localize.ts";
import { offices } from "../site/firm/offices.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { organizationAndOffices } from "../site/structured/organization.server.ts";
import type { Route } from "./+types/about";

export const loader = pageLoader<"about", ReturnType<typeof load>>(({ place }) => load(place));

function load(place: Parameters<typeof contentPage>[0]) {
	const { claims, award, reviews } = localize(firm, place.locale);
	return {
		...contentPage(place, organizationAndOffices(place.locale)),
		claims: [...Object.values(claims), { figure: String(award.year), label: award.name, basis: award.basis }],
		reviews,
		offices: offices(place.locale),
		invitation: invitation(place.locale),
	};
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function About({ loaderData: page }: Route.ComponentProps) {
	const words = useWords();
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} picture={page.picture} />
			<TextSections sections={page.sections}>
				<section aria-labelledby="figures" className="mb-section">
					<h2 id="figures" className="mb-9 text-h2 text-noche">
						{words.claims}
					</h2>
					<ClaimList title={words.claims} claims={page.claims} />
				</section>
			</TextSections>
			<Cities offices={page.offices} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
