import { type MiddlewareFunction, redirect } from "react-router";

/**
 * The canonical form of a path: no trailing slash, no doubled slash, no capitals (except in an escape such as `%C3`).
 * It depends on the path alone, so `//evil.example` cannot become another host.
 */
export function canonicalPath(pathname: string): string {
	const single = pathname.replace(/[/\\]+/g, "/").replace(/(?<=.)\/$/, "");
	return single.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) =>
		/^%[0-9a-f]{2}$/i.test(part) ? part.toUpperCase() : part.toLowerCase(),
	);
}

/** Redirects any other form of a path to the canonical one with 308, query included. */
export const canonicalPathMiddleware: MiddlewareFunction<Response> = async ({ request, url }, next) => {
	// Data requests, assets and machine routes are files: their names have an extension, and page paths never do.
	const isFile = /\.[a-z0-9]+$/i.test(new URL(request.url).pathname);
	const right = canonicalPath(url.pathname);
	if (!isFile && right !== url.pathname) throw redirect(right + url.search, 308);
	return next();
};
