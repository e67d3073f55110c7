import { resourceResponse } from "../.server/http/resource-response.ts";
import { firm } from "../site/content/content.server.ts";
import { securityTxt } from "../site/feeds/security-txt.ts";
import { absolute } from "../site/pages/absolute.server.ts";
import type { Route } from "./+types/security-txt";

export function loader({ request }: Route.LoaderArgs) {
	const text = securityTxt({
		contact: `mailto:${firm.privacyEmail}`,
		canonical: absolute("/.well-known/security.txt"),
		updated: firm.updated,
	});
	return resourceResponse(request, "text/plain; charset=utf-8", text);
}

export const action = loader;
