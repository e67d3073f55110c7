import { useWords } from "../locales/words.ts";
import { AreaList } from "../sections/area-list.tsx";
import { AreaMap } from "../sections/area-map.tsx";
import { ContentPage } from "../sections/content-page.tsx";
import { areasPage } from "../site/loaders/areas-page.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import type { Route } from "./+types/areas";

export function loader({ context }: Route.LoaderArgs) {
	return areasPage(pageRef(context, "areas"));
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Areas({ loaderData: page }: Route.ComponentProps) {
	const { areas } = useWords();
	return (
		<ContentPage page={page}>
			<AreaMap panels={page.map} />
			<AreaList title={areas.list} areas={page.areas} />
		</ContentPage>
	);
}
