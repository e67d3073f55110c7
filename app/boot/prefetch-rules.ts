/**
 * Which pages a browser may fetch when a visitor is about to follow a link (Speculation Rules). Only what will be a
 * navigation of documents: the language toggle always, any other link until the page is hydrated, after which
 * React Router asks for data instead. An address with a query is never fetched ahead: its answer is its own.
 */
export const prefetchRules = JSON.stringify({
	prefetch: [
		{
			source: "document",
			where: {
				and: [
					{ href_matches: "/*" },
					{ not: { href_matches: ["/*\\?(.+)", "/api/*", "/*.*"] } },
					{ selector_matches: "html:not(.hydrated) a, a[hreflang]" },
				],
			},
			eagerness: "moderate",
		},
	],
});
