/**
 * Whether a request comes from this site's own pages, as far as it says. Browsers send `Origin` with every post and
 * nearly all send `Sec-Fetch-Site`; what sends neither is no browser, and cannot be abused through one.
 */
export function isSameOrigin(request: Request): boolean {
	const origin = request.headers.get("origin");
	if (origin !== null && origin !== new URL(request.url).origin) return false;
	const site = request.headers.get("sec-fetch-site");
	// `none` is the visitor's own doing, such as an address typed in.
	return site === null || site === "same-origin" || site === "none";
}
