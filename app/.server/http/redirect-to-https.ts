import { firm } from "../../site/content/content.server.ts";

const insecure = `http://${firm.domain}`;

/**
 * Sends what comes over plain HTTP for the site's own domain to HTTPS, with path and query. Nothing for any other host:
 * on a developer's machine HTTP is right.
 */
export function redirectToHttps(address: string): Response | undefined {
	// Looked at as a text first: nearly nobody comes this way.
	if (!address.startsWith(insecure)) return undefined;
	const url = new URL(address);
	if (url.hostname !== firm.domain) return undefined;
	url.protocol = "https:";
	return new Response(null, { status: 308, headers: { location: url.href, "cache-control": "no-store" } });
}
