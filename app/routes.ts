import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { locales } from "./locales/locale.ts";
import { hasChat, hasPage, isServiceId, type PageId, pageIds, pages, routeId } from "./site/pages/page-table.ts";

/** The services share a route file; each other page has its own. */
function fileOf(page: PageId): string {
	return isServiceId(page) ? "routes/service.tsx" : `routes/${page}.tsx`;
}

const pageRoutes: RouteConfigEntry[] = pageIds.flatMap((page) =>
	locales.map((locale) => route(pages[page][locale], fileOf(page), { id: routeId(locale, page) })),
);

const machineRoutes: RouteConfigEntry[] = [
	...(hasChat ? [route("/api/legal-chat", "routes/api.legal-chat.ts")] : []),
	route("/api/csp-report", "routes/api.csp-report.ts"),
	route("/api/vitals", "routes/api.vitals.ts"),
	route("/sitemap.xml", "routes/sitemap.ts"),
	route("/robots.txt", "routes/robots.ts"),
	route("/llms.txt", "routes/llms.ts"),
	...(hasPage("blog")
		? [
				route("/feed.xml", "routes/feed.ts", { id: "es/feed" }),
				route("/en/feed.xml", "routes/feed.ts", { id: "en/feed" }),
			]
		: []),
	route("/site.webmanifest", "routes/webmanifest.ts"),
	route("/.well-known/security.txt", "routes/security-txt.ts"),
];

const unknownRoutes: RouteConfigEntry[] = [
	route("/en/*", "routes/not-found.tsx", { id: routeId("en", "not-found") }),
	route("/*", "routes/not-found.tsx", { id: routeId("es", "not-found") }),
];

export default [...pageRoutes, ...machineRoutes, ...unknownRoutes] satisfies RouteConfig;
