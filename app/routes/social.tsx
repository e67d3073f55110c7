import { ContentPage } from "../sections/content-page.tsx";
import { SocialList } from "../sections/social-list.tsx";
import { socialPage } from "../site/loaders/social-page.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import type { Route } from "./+types/social";

export function loader({ context }: Route.LoaderArgs) {
	return socialPage(pageRef(context, "social"));
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Social({ loaderData: page }: Route.ComponentProps) {
	return (
		<ContentPage page={page}>
			<SocialList accounts={page.social} />
		</ContentPage>
	);
}
