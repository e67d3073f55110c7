import type { MetaDescriptor } from "react-router";
import { type Head, headTags } from "./head.ts";

/** The exports that page routes share: `export { headers, meta } from …`. */

/**
 * Browsers revalidate each time by ETag, because a deploy changes pages; `s-maxage` lets the edge cache store the page
 * (see `.server/cache`). Errors are not cached.
 */
export function headers({ errorHeaders }: { errorHeaders?: Headers | undefined }): HeadersInit {
	return errorHeaders
		? { "cache-control": "no-store" }
		: { "cache-control": "public, max-age=0, must-revalidate, s-maxage=3600", vary: "Accept" };
}

export function meta({ loaderData }: { loaderData?: { head: Head } | undefined }): MetaDescriptor[] {
	return loaderData ? headTags(loaderData.head) : [];
}
