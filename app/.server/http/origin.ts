/**
 * Whether a request claims to come from this site's own pages. Browsers send `Origin` with every POST, and nearly all
 * send `Sec-Fetch-Site`. A client that sends neither is not a browser and cannot be abused through one.
 */
export function isSameOrigin(request: Request): boolean {
	const origin = request.headers.get("origin");
	if (origin !== null && origin !== new URL(request.url).origin) return false;
	const site = request.headers.get("sec-fetch-site");
	// `none` means the visitor acted directly, for example by typing an address.
	return site === null || site === "same-origin" || site === "none";
}
