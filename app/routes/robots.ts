import { machineAnswer } from "../.server/machine-answer.ts";
import { absolute } from "../site/head.server.ts";
import type { Route } from "./+types/robots";

/** Everything may be read but what takes reports and questions (RFC 9309). */
export function loader({ request }: Route.LoaderArgs) {
	const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute("/sitemap.xml")}\n`;
	return machineAnswer(request, "text/plain; charset=utf-8", text);
}

export const action = loader;
