import site from "#generated/pages.json" with { type: "json" };
import type { ServiceId } from "../../content/service-ids.ts";

import { type Locale, locales } from "../../locales/locale.ts";

export { serviceIds } from "../../content/service-ids.ts";

/** The pages that every firm's site has, except those that a firm's content may omit. */
const fixed = {
	home: { es: "/", en: "/en" },
	about: { es: "/nosotros", en: "/en/about" },
	team: { es: "/equipo", en: "/en/team" },
	person: { es: "/equipo/:slug", en: "/en/team/:slug" },
	faq: { es: "/preguntas-frecuentes", en: "/en/faq" },
	tv: { es: "/tv", en: "/en/tv" },
	clo: { es: "/clo", en: "/en/clo" },
	blog: { es: "/blog", en: "/en/blog" },
	post: { es: "/blog/:slug", en: "/en/blog/:slug" },
	case: { es: "/caso/:caseId", en: "/en/case/:caseId" },
	contact: { es: "/contacto", en: "/en/contact" },
	social: { es: "/redes", en: "/en/social" },
	terms: { es: "/terminos", en: "/en/terms" },
	areas: { es: "/areas", en: "/en/areas" },
	area: { es: "/areas/:slug", en: "/en/areas/:slug" },
} as const satisfies Record<string, Record<Locale, `/${string}`>>;

/**
 * The page table: each page of the site, once, with both its paths. The row of each service comes from its entry in
 * `app/content/services`.
 *
 * Routes, links, the language toggle, canonical and alternate addresses, navigation, breadcrumbs and the sitemap all
 * read it; nothing else contains or parses a path. Ids are the file names in `app/routes`, except for the services,
 * which share one. (Prefix swapping was rejected: half of the paths are translated.)
 */
export const pages = { ...fixed, ...site.services };

export type PageId = keyof typeof pages;

const absent: readonly string[] = site.absent;

/** Whether the firm has a page. A page that its content omits has no address, and nothing may link to it. */
export function hasPage(page: PageId): boolean {
	return !absent.includes(page);
}

/** Whether the site has the assistant. */
export const hasChat: boolean = site.chat;

/** The ids of the pages that the firm has. */
export const pageIds = (Object.keys(pages) as PageId[]).filter(hasPage);

export function isServiceId(page: PageId): page is ServiceId {
	return Object.hasOwn(site.services, page);
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | ParamNames<Rest>
	: Path extends `${string}:${infer Name}`
		? Name
		: never;

/** The parameters of a page's address: `{ slug: string }`, or none. */
export type PageParams<Page extends PageId> = Record<ParamNames<(typeof pages)[Page]["es"]>, string>;

/** Pages whose address has no parameters. */
export type PlainPageId = {
	[Page in PageId]: ParamNames<(typeof pages)[Page]["es"]> extends never ? Page : never;
}[PageId];

/** Pages whose text is an entry in `app/content/pages`. */
export type WrittenPageId = Exclude<PlainPageId, ServiceId | "home" | "clo">;

export const writtenPageIds = /* @__PURE__ */ pageIds.filter(isWritten);

function isWritten(page: PageId): page is WrittenPageId {
	return !pages[page].es.includes(":") && !isServiceId(page) && page !== "home" && page !== "clo";
}

type ParamsArgument<Page extends PageId> = Page extends PlainPageId ? [params?: undefined] : [params: PageParams<Page>];

/**
 * The path of a page in a language. A wrong page, language or parameter does not compile.
 *
 * @example href("es", "area", { slug: "salem" }) // "/areas/salem"
 */
export function href<Page extends PageId>(locale: Locale, page: Page, ...[params]: ParamsArgument<Page>): string {
	return fill(pages[page][locale], params ?? {});
}

/** {@link href} for a page known only at run time. */
export function hrefOf(ref: PageRef, locale: Locale = ref.locale): string {
	return hrefTo(ref, locale);
}

export function hrefTo({ page, params = {} }: PageTarget, locale: Locale): string {
	return fill(pages[page][locale], params);
}

/** @throws RangeError for a missing or empty parameter: `/blog/` would be another page. */
function fill(path: string, params: Readonly<Record<string, string>>): string {
	return path.replace(/:(\w+)/g, (_, name: string) => {
		const value = params[name];
		if (!value) throw new RangeError(`The path ${path} needs the parameter "${name}"`);
		return encodeURIComponent(value);
	});
}

/** A page in a language, with the parameters of its address: `PageRef<"area">` has a `slug`. */
export type PageRef<Page extends PageId = PageId> = Extract<AnyPageRef, { page: Page }>;

/** The target of a link: a page without a language. */
export type PageTarget = {
	[Page in PageId]: { page: Page } & (Page extends PlainPageId
		? { params?: PageParams<Page> }
		: { params: PageParams<Page> });
}[PageId];

type AnyPageRef = { [Page in PageId]: { page: Page; locale: Locale; params: PageParams<Page> } }[PageId];

/** Parameters as React Router provides them after matching a path. */
type MatchedParams = Readonly<Record<string, string | undefined>>;

/** Adds the parameters to a matched page. @throws RangeError when one is missing */
export function pageRefOf({ page, locale }: MatchedPage, params: MatchedParams): PageRef {
	const ref = { page, locale, params };
	if (!isComplete(ref)) throw new RangeError(`The path ${pages[page][locale]} needs more parameters`);
	return ref;
}

function isComplete(ref: MatchedPage & { params: MatchedParams }): ref is PageRef {
	const names = pages[ref.page][ref.locale].matchAll(/:(\w+)/g);
	return Array.from(names).every(([, name = ""]) => ref.params[name]);
}

/** A page in a language, without parameters. */
interface MatchedPage {
	page: PageId;
	locale: Locale;
}

const byPattern = /* @__PURE__ */ new Map<string, MatchedPage>(
	/* @__PURE__ */ pageIds.flatMap((page) => locales.map((locale) => [pages[page][locale], { page, locale }] as const)),
);

/** The page and language of a route pattern; undefined for resource routes and unknown paths. */
export function matchPage(pattern: string): MatchedPage | undefined {
	return byPattern.get(pattern);
}

export function routeId(locale: Locale, page: PageId | "not-found"): string {
	return `${locale}/${page}`;
}

/** The language of a route, from its id. Routes without a language count as Spanish. */
export function localeOfRoute(id: string | undefined): Locale {
	return id?.startsWith("en/") ? "en" : "es";
}

/** Whether a path, or the path of a data request, belongs to a page. */
export function isPathOf(page: PlainPageId, pathname: string): boolean {
	return Object.values<string>(pages[page]).includes(pathname.replace(/\.data$/, ""));
}

/** The page of a route, from its id and parameters; undefined for resource routes and unknown paths. */
export function pageRefOfRoute(id: string, params: MatchedParams): PageRef | undefined {
	const page = id.slice(3);
	return isPageId(page) ? pageRefOf({ page, locale: localeOfRoute(id) }, params) : undefined;
}

function isPageId(value: string): value is PageId {
	return Object.hasOwn(pages, value) && !absent.includes(value);
}
