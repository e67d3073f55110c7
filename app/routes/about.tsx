import { useTranslation } from "react-i18next";
import { Cities } from "../sections/cities.tsx";
import { ClaimList } from "../sections/claim-list.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TeamRow } from "../sections/team-row.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { aboutPage } from "../site/loaders/about-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { Prose } from "../ui/prose.tsx";
import type { Route } from "./+types/about";

export const loader = ({ context }: Route.LoaderArgs) => aboutPage(pageRef(context, "about"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function About({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("firm");
	return (
		<>
			<PageHero page={page} />
			<TextSections sections={page.sections.slice(0, 1)} opening />
			{page.claims.length > 0 ? (
				<section aria-labelledby="figures" className="on-dark bg-noche">
					<div className="mx-auto max-w-page px-edge pt-9 pb-10 md:py-14 lg:py-20">
						<h2 id="figures" className="sr-only">
							{t("claims")}
						</h2>
						<ClaimList claims={page.claims} others={page.otherClaims}>
							{page.figures ? (
								<div id={page.figures.id} className="mt-8 border-t border-(--hairline) pt-6">
									<h3 className="mb-4 text-h3">{page.figures.heading}</h3>
									<Prose html={page.figures.body} className="prose-wide prose-columns lg:max-w-[62rem]" />
								</div>
							) : null}
						</ClaimList>
					</div>
				</section>
			) : null}
			<TeamRow people={page.people} />
			<TextSections sections={page.sections.slice(1)} />
			<Cities offices={page.offices} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
