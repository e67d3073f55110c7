import { ContentPage } from "../sections/content-page.tsx";
import { SocialList } from "../sections/social-list.tsx";
import { socialPage } from "../site/loaders/social-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/social";

export const loader = ({ context }: Route.LoaderArgs) => socialPage(pageRef(context, "social"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Social({ loaderData: page }: Route.ComponentProps) {
	return (
		<ContentPage page={page} brief>
			<SocialList accounts={page.social} />
		</ContentPage>
	);
}
