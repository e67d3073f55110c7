/**
 * The `headers` export of page routes. Browsers ask again each time, because each answer carries a nonce of its own;
 * `s-maxage` lets the edge cache keep the page (see `.server/cache`). Errors are not kept.
 */
export function pageHeaders({ errorHeaders }: { errorHeaders?: Headers | undefined }): HeadersInit {
	return errorHeaders
		? { "cache-control": "no-store" }
		: { "cache-control": "public, max-age=0, must-revalidate, s-maxage=3600", vary: "Accept" };
}
