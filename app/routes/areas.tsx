import { AreaList } from "../sections/area-list.tsx";
import { AreaMap, MapCredit } from "../sections/area-map.tsx";
import { ContentPage } from "../sections/content-page.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { areasPage } from "../site/loaders/areas-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/areas";

export const loader = ({ context }: Route.LoaderArgs) => areasPage(pageRef(context, "areas"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Areas({ loaderData: page }: Route.ComponentProps) {
	return (
		<ContentPage page={{ ...page, sections: [] }} brief>
			{page.map ? <AreaMap map={page.map} /> : null}
			<AreaList areas={page.areas} states={page.states} panels={page.map?.panels ?? []} />
			{page.map ? <MapCredit map={page.map} /> : null}
			<TextSections sections={page.sections} opening />
		</ContentPage>
	);
}
