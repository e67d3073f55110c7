import { pageLoader } from "../.server/page-loader.ts";
import { useWords } from "../locales/words.ts";
import { AreaList } from "../sections/area-list.tsx";
import { AreaMap } from "../sections/area-map.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { areaLinks } from "../site/content/area-links.server.ts";
import { contentPage } from "../site/content/content-page.server.ts";
import { invitation } from "../site/content/invitation.server.ts";
import { areaMap } from "../site/map/area-map.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import type { Route } from "./+types/areas";

export const loader = pageLoader<"areas", ReturnType<typeof load>>(({ place }) => load(place));

function load(place: Parameters<typeof contentPage>[0]) {
	return {
		...contentPage(place),
		areas: areaLinks(place.locale),
		map: areaMap(place.locale),
		invitation: invitation(place.locale),
	};
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Areas({ loaderData: page }: Route.ComponentProps) {
	const { areas } = useWords();
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} />
			<AreaMap panels={page.map} />
			<AreaList title={areas.list} areas={page.areas} />
			<TextSections sections={page.sections} />
			<Invitation invitation={page.invitation} />
		</>
	);
}
