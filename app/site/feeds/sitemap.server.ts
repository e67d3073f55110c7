import { locales } from "../../locales/locale.ts";
import { firm } from "../content/content.server.ts";
import { lastModified } from "../content/last-modified.server.ts";
import { absolute } from "../pages/absolute.server.ts";
import { allPages } from "../pages/all-pages.server.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { xmlText } from "./xml.ts";

/**
 * The sitemap: every page in both languages, each with all its alternates, including itself
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function sitemap(): string {
	const places = locales.flatMap((locale) => allPages(locale));
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${places.map(entry).join("\n")}
</urlset>
`;
}

function entry(place: PageRef): string {
	const alternates = [
		...locales.map((locale) => alternate(locale, hrefOf(place, locale))),
		alternate("x-default", hrefOf(place, firm.language)),
	];
	return `<url>
<loc>${xmlText(absolute(hrefOf(place)))}</loc>
<lastmod>${lastModified(place)}</lastmod>
${alternates.join("\n")}
</url>`;
}

function alternate(language: string, path: string): string {
	return `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(absolute(path))}"/>`;
}
