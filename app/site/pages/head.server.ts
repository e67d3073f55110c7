import { firm, home } from "../content/content.server.ts";
import { breadcrumbs } from "../structured/breadcrumbs.server.ts";
import { describe, type Head, type StructuredData } from "./head.ts";
import { openGraphImage } from "./open-graph.ts";
import { hrefOf, type PageRef } from "./page-table.ts";

/** The absolute address of a path on the site's own host. */
export function absolute(path: string): string {
	return `https://${firm.domain}${path === "/" ? "/" : path}`;
}

/** A page's head, with its canonical and alternate addresses read from the page table. */
export function pageHead(
	place: PageRef,
	page: {
		title: string;
		description: string;
		kind?: Head["kind"];
		robots?: Head["robots"];
		structured?: StructuredData[];
	},
): Head {
	return {
		title: page.title,
		description: describe(page.description, home[place.locale].description),
		locale: place.locale,
		canonical: absolute(hrefOf(place)),
		alternates: { es: absolute(hrefOf(place, "es")), en: absolute(hrefOf(place, "en")) },
		image: absolute(openGraphImage(place)),
		imageAlt: page.title,
		kind: page.kind ?? "website",
		siteName: firm.name,
		...(page.robots ? { robots: page.robots } : {}),
		structured: [...(page.structured ?? []), ...(place.page === "home" ? [] : [breadcrumbs(place)])],
	};
}
