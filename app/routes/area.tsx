import type { MessagesHandle } from "../locales/namespaces.ts";
import { AreaDetails, OtherAreas } from "../sections/area-details.tsx";
import { HeroActions } from "../sections/hero-actions.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { areaPage } from "../site/loaders/area-page.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import type { Route } from "./+types/area";

export function loader({ context }: Route.LoaderArgs) {
	return areaPage(pageRef(context, "area"));
}

export const handle = { i18n: ["areas", "law"] } satisfies MessagesHandle;

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args, handle.i18n);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Area({ loaderData: page }: Route.ComponentProps) {
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead}>
				<HeroActions phone={page.phone} />
			</PageHero>
			<AreaDetails page={page} />
			<OtherAreas areas={page.others} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
