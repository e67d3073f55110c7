import { allPlaces } from "./all-places.server.ts";
import { absolute } from "./head.server.ts";
import { lastModified } from "./last-modified.server.ts";
import { locales } from "./locale.ts";
import { hrefOf, type Place } from "./pages.ts";
import { xmlText } from "./xml.ts";

/**
 * The sitemap: every page in both languages, each with all its versions, itself included
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function sitemap(): string {
	const places = locales.flatMap((locale) => allPlaces(locale));
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${places.map(entry).join("\n")}
</urlset>
`;
}

function entry(place: Place): string {
	const alternates = [
		...locales.map((locale) => alternate(locale, hrefOf(place, locale))),
		alternate("x-default", hrefOf(place, "es")),
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
