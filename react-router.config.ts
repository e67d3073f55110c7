import type { Config } from "@react-router/dev/config";

export default {
	// All of the table travels with the first script: no request for a manifest, none that a cache could miss.
	routeDiscovery: { mode: "initial" },
	// A page's module is what its `clientLoader` is about: apart from it, it would be a file of a line.
	splitRouteModules: false,
	// The one action of the site looks at the origin by itself, more strictly, and answers with a page (inquiries/receive.ts).
	allowedActionOrigins: ["**"],
} satisfies Config;
