import { useTranslation } from "react-i18next";
import { CaseCards } from "../sections/case-cards.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PersonProfile } from "../sections/person-profile.tsx";
import { PostLinks } from "../sections/post-links.tsx";
import { personPage } from "../site/loaders/person-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/person";

export const loader = ({ context }: Route.LoaderArgs) => personPage(pageRef(context, "person"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Person({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("team");
	return (
		<>
			<PersonProfile person={page} />
			<PostLinks heading={t("posts")} reading={page.reading} />
			<CaseCards heading={t("cases")} cases={page.cases} />
			<Invitation invitation={{ ...page.invitation, phone: page.office.phone }} />
		</>
	);
}
