import { firm } from "../../site/content/content.server.ts";
import type { Handler } from "../handler.ts";
import { secured } from "./security-headers.ts";

const insecure = `http://${firm.domain}`;

/** Redirects plain HTTP requests for the site's own domain before any other work is done. */
export function withHttps(next: Handler): Handler {
	return async (request, visit) => {
		const redirect = redirectToHttps(request.url);
		if (!redirect) return next(request, visit);
		return secured(redirect, { hstsPreload: visit.environment.HSTS_PRELOAD === "on" });
	};
}

/**
 * The redirect to HTTPS, with path and query. `undefined` for any other host: on a developer's machine HTTP is right.
 */
export function redirectToHttps(address: string): Response | undefined {
	// Compare strings first: almost no request gets past this line.
	if (!address.startsWith(insecure)) return undefined;
	const url = new URL(address);
	if (url.hostname !== firm.domain) return undefined;
	url.protocol = "https:";
	return new Response(null, { status: 308, headers: { location: url.href, "cache-control": "no-store" } });
}
