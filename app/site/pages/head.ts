import type { MetaDescriptor } from "react-router";
import { type Locale, languageTag, locales, otherLocale } from "../../locales/locale.ts";
import type { PageRef } from "./page-table.ts";

/**
 * A schema.org object. The functions of `structured/` return the exact types of schema-dts; a union of those in loader
 * data would cost the type checker minutes and gigabytes.
 */
export interface StructuredData {
	readonly "@context": "https://schema.org";
	readonly "@type": string;
}

/** A page's metadata for browsers and search engines. URLs are absolute. */
export interface Head {
	title: string;
	description: string;
	locale: Locale;
	canonical: string;
	alternates: Record<Locale, string>;
	/** The alternate for readers of neither language. */
	fallback: Locale;
	/** 1200×630. */
	image: string;
	imageAlt: string;
	kind: "website" | "article";
	siteName: string;
	robots?: "noindex";
}

/** The path of a page's Open Graph image, which `tools/open-graph.ts` generates at build time. */
export function openGraphImage({ page, locale, params }: PageRef): string {
	return `/og/${locale}/${[page, ...Object.values(params)].join("-")}.jpg`;
}

/** Maximum length of title and description, in UTF-16 units: search engines truncate anything longer. */
const longestTitle = 65;
const longest = 160;

/**
 * A description of at most 160 characters: longer ones are cut to 157 and three dots, never inside a surrogate pair. If
 * it is empty, the fallback.
 */
export function describe(text: string | undefined, fallback: string): string {
	const whole = text?.trim() || fallback.trim();
	if (whole.length <= longest) return whole;
	const cut = whole.slice(0, longest - 3);
	const endsInsidePair = /[\uD800-\uDBFF]$/.test(cut);
	return `${endsInsidePair ? cut.slice(0, -1) : cut}...`;
}

/** A page's title with the firm's name, if it fits: search engines show that name next to it anyway. */
function titleOf({ title, siteName }: Pick<Head, "title" | "siteName">): string {
	const whole = `${title} | ${siteName}`;
	return whole.length <= longestTitle ? whole : title;
}

/** The only code that writes titles, canonical links and alternate links. */
export function headTags(head: Head): MetaDescriptor[] {
	return [
		{ title: titleOf(head) },
		{ name: "description", content: head.description },
		...(head.robots ? [{ name: "robots", content: head.robots }] : []),
		{ tagName: "link", rel: "canonical", href: head.canonical },
		...locales.map((hrefLang) => ({ tagName: "link", rel: "alternate", hrefLang, href: head.alternates[hrefLang] })),
		{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: head.alternates[head.fallback] },
		{ property: "og:site_name", content: head.siteName },
		{ property: "og:type", content: head.kind },
		{ property: "og:title", content: head.title },
		{ property: "og:description", content: head.description },
		{ property: "og:url", content: head.canonical },
		{ property: "og:image", content: head.image },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ property: "og:image:alt", content: head.imageAlt },
		{ property: "og:locale", content: languageTag[head.locale].replace("-", "_") },
		{ property: "og:locale:alternate", content: languageTag[otherLocale(head.locale)].replace("-", "_") },
		// Twitter reads the rest of the card from Open Graph.
		{ name: "twitter:card", content: "summary_large_image" },
	];
}
