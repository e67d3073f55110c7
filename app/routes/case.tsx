import { useTranslation } from "react-i18next";
import { CaseCards } from "../sections/case-cards.tsx";
import { CaseResult } from "../sections/case-result.tsx";
import { CaseStory } from "../sections/case-story.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { MatterPeople } from "../sections/matter-people.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { casePage } from "../site/loaders/case-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/case";

export const loader = ({ context }: Route.LoaderArgs) => casePage(pageRef(context, "case"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Case({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("case");
	return (
		<>
			<PageHero
				page={page}
				brief="tallDesk"
				engraving={page.engraving}
				outcome={{ term: t("result"), text: page.result }}
			/>
			<CaseResult page={page} />
			<CaseStory page={page} />
			<MatterPeople people={page.people} />
			<CaseCards heading={t("others")} cases={page.others} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
