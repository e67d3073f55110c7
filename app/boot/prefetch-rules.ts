/**
 * Which pages a browser may fetch when a visitor is about to follow a link (Speculation Rules). Only what will be a
 * document navigation: the language toggle always, any other link until the page is hydrated, after which React
 * Router fetches data instead. URLs with a query are never prefetched.
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
