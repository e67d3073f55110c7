import { useTranslation } from "react-i18next";
import type { MessagesHandle } from "../locales/namespaces.ts";
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

export const handle = { i18n: ["areas", "firm"] } satisfies MessagesHandle;

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args, handle.i18n);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Areas({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("areas");
	return (
		<ContentPage page={page}>
			<AreaMap panels={page.map} />
			<AreaList title={t("list")} areas={page.areas} />
		</ContentPage>
	);
}
