import { resourceResponse } from "../.server/http/resource-response.ts";
import { absolute } from "../site/pages/absolute.server.ts";
import type { Route } from "./+types/robots";

/** Everything may be crawled except the API (RFC 9309). */
export function loader({ request }: Route.LoaderArgs) {
	const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute("/sitemap.xml")}\n`;
	return resourceResponse(request, "text/plain; charset=utf-8", text);
}

export const action = loader;
