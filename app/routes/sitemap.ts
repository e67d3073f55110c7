import { resourceResponse } from "../.server/http/resource-response.ts";
import { sitemap } from "../site/feeds/sitemap.server.ts";
import type { Route } from "./+types/sitemap";

export const loader = ({ request }: Route.LoaderArgs) =>
	resourceResponse(request, "application/xml; charset=utf-8", sitemap());

export const action = loader;
