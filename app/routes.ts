import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { locales } from "./locales/locale.ts";
import { hasChat, hasPage, isServiceId, type PageId, pageIds, pages, routeId } from "./site/pages/page-table.ts";

/** Types are made, and unused code is looked for, with every route: the code is there, whatever the firm has. */
const every = process.env.ROUTES === "every";

const routed = every ? (Object.keys(pages) as PageId[]) : pageIds;

/** The services share a route file; each other page has its own. */
const pageRoutes: RouteConfigEntry[] = routed.flatMap((page) =>
	locales.map((locale) =>
		route(pages[page][locale], `routes/${isServiceId(page) ? "service" : page}.tsx`, { id: routeId(locale, page) }),
	),
);

const machineRoutes: RouteConfigEntry[] = [
	...(hasChat || every ? [route("/api/legal-chat", "routes/api.legal-chat.ts")] : []),
	route("/api/csp-report", "routes/api.csp-report.ts"),
	route("/api/vitals", "routes/api.vitals.ts"),
	route("/sitemap.xml", "routes/sitemap.ts"),
	route("/robots.txt", "routes/robots.ts"),
	route("/llms.txt", "routes/llms.ts"),
	...(hasPage("blog") || every
		? [
				route("/feed.xml", "routes/feed.ts", { id: "es/feed" }),
				route("/en/feed.xml", "routes/feed.ts", { id: "en/feed" }),
			]
		: []),
	route("/site.webmanifest", "routes/webmanifest.ts"),
	route("/.well-known/security.txt", "routes/security-txt.ts"),
];

/** Of all primitives and sections, for whoever works on them: never in a build. */
const catalogueRoutes: RouteConfigEntry[] =
	every || process.env.NODE_ENV === "development"
		? [
				route("/catalogo", "routes/catalogue.tsx", { id: "es/catalogue" }),
				route("/en/catalogue", "routes/catalogue.tsx", { id: "en/catalogue" }),
			]
		: [];

const unknownRoutes: RouteConfigEntry[] = [
	route("/en/*", "routes/not-found.tsx", { id: routeId("en", "not-found") }),
	route("/*", "routes/not-found.tsx", { id: routeId("es", "not-found") }),
];

export default [...pageRoutes, ...machineRoutes, ...catalogueRoutes, ...unknownRoutes] satisfies RouteConfig;
