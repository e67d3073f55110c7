import { useTranslation } from "react-i18next";
import type { MessagesHandle } from "../locales/namespaces.ts";
import { CaseCards } from "../sections/case-cards.tsx";
import { HeroActions } from "../sections/hero-actions.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { PostLinks } from "../sections/post-links.tsx";
import { ServiceSections } from "../sections/service-sections.tsx";
import { servicePage } from "../site/loaders/service-page.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { serviceIds } from "../site/pages/page-table.ts";
import type { Route } from "./+types/service";

export function loader({ context }: Route.LoaderArgs) {
	return servicePage(pageRef(context, ...serviceIds));
}

export const handle = { i18n: ["service", "law", "blog"] } satisfies MessagesHandle;

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args, handle.i18n);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Service({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("service");
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} picture={page.picture}>
				<HeroActions phone={page.phone} />
			</PageHero>
			<ServiceSections page={page} />
			<CaseCards heading={t("cases")} cases={page.cases} />
			<PostLinks heading={t("posts")} posts={page.posts} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
