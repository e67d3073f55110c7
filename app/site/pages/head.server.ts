import { firm, home } from "../content/content.server.ts";
import { absolute } from "./absolute.server.ts";
import { breadcrumbList } from "./breadcrumbs.server.ts";
import { describe, type Head, openGraphImage, type StructuredData } from "./head.ts";
import { hrefOf, type PageRef } from "./page-table.ts";

/** What a page provides for its head; the rest comes from the page table and the firm. */
export interface HeadContent {
	title: string;
	description: string;
	kind?: Head["kind"];
	structured?: StructuredData[];
}

/** Only search engines read it: documents include it, but hydration data and later navigations do not. */
const structured = new WeakMap<PageRef, StructuredData[]>();

/** The structured data of a loaded page. */
export function structuredData(ref: PageRef): StructuredData[] {
	return structured.get(ref) ?? [];
}

export function pageHead(ref: PageRef, page: HeadContent): Head {
	structured.set(ref, [...(page.structured ?? []), ...(ref.page === "home" ? [] : [breadcrumbList(ref)])]);
	return {
		title: page.title,
		description: describe(page.description, home[ref.locale].description),
		locale: ref.locale,
		canonical: absolute(hrefOf(ref)),
		alternates: { es: absolute(hrefOf(ref, "es")), en: absolute(hrefOf(ref, "en")) },
		fallback: firm.language,
		image: absolute(openGraphImage(ref)),
		imageAlt: page.title,
		kind: page.kind ?? "website",
		siteName: firm.name,
	};
}
