import { firm } from "../content/content.server.ts";

/** The absolute address of a path on the site's own host. */
export function absolute(path: string): string {
	return `https://${firm.domain}${path}`;
}
