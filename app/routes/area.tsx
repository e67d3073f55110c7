import { AreaDetails, OtherAreas } from "../sections/area-details.tsx";
import { AreaFigures } from "../sections/area-figures.tsx";
import { AreaPlaceMap } from "../sections/area-place-map.tsx";
import { HeroActions } from "../sections/hero-actions.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { areaPage } from "../site/loaders/area-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/area";

export const loader = ({ context }: Route.LoaderArgs) => areaPage(pageRef(context, "area"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Area({ loaderData: page }: Route.ComponentProps) {
	return (
		<>
			<PageHero
				page={{ ...page, picture: page.office ? page.picture : undefined }}
				tall
				figures={page.office ? null : <AreaFigures page={page} />}
				aside={page.map && !page.office ? <AreaPlaceMap map={page.map} name={page.name} look="hero" /> : undefined}
			>
				<HeroActions phone={page.phone} />
			</PageHero>
			<AreaDetails page={page} />
			<OtherAreas areas={page.others} />
			<Invitation invitation={{ ...page.invitation, phone: page.phone }} />
		</>
	);
}
