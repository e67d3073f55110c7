import { useTranslation } from "react-i18next";
import { serviceIds } from "../content/service-ids.ts";
import { CaseCards } from "../sections/case-cards.tsx";
import { HeroActions } from "../sections/hero-actions.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { MatterPeople } from "../sections/matter-people.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { PostLinks } from "../sections/post-links.tsx";
import { ServiceFees, ServiceSections } from "../sections/service-sections.tsx";
import { servicePage } from "../site/loaders/service-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/service";

export const loader = ({ context }: Route.LoaderArgs) => servicePage(pageRef(context, ...serviceIds));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Service({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("service");
	return (
		<>
			<PageHero page={page}>
				<HeroActions phone={page.phone} />
			</PageHero>
			<MatterPeople people={page.people} />
			<ServiceFees page={page} />
			<ServiceSections page={page} />
			<CaseCards heading={t("cases", { count: page.cases.length })} cases={page.cases} />
			<PostLinks heading={t("posts")} reading={page.reading} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
