import { resourceResponse } from "../.server/http/resource-response.ts";
import { localeOf } from "../middleware/page.ts";
import { feed } from "../site/feeds/feed.server.ts";
import type { Route } from "./+types/feed";

export const loader = ({ request, context }: Route.LoaderArgs) =>
	resourceResponse(request, "application/atom+xml; charset=utf-8", feed(localeOf(context)));

export const action = loader;
