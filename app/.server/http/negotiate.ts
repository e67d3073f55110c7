import Negotiator from "negotiator";
import { defaultLocale, type Locale, locales } from "../../locales/locale.ts";

/** The two formats of a page. */
const html = "text/html; charset=utf-8";
const markdown = "text/markdown; charset=utf-8";

/**
 * Whether a client prefers a page's Markdown to its HTML (RFC 9110, section 12.5.1): by quality, then specificity, then
 * order. Clients that accept anything get HTML.
 */
export function prefersMarkdown(request: Request): boolean {
	const accept = request.headers.get("accept");
	// Every request comes through here, and no browser sends this type.
	if (!accept?.toLowerCase().includes("text/markdown")) return false;
	return new Negotiator({ headers: { accept } }).mediaType([html, markdown]) === markdown;
}

/**
 * The site language that a client likes best (RFC 9110, section 12.5.4). Only for responses that are not pages: the
 * language of a page comes from its path alone.
 */
export function preferredLocale(request: Request): Locale {
	const header = request.headers.get("accept-language") ?? "*";
	const best = new Negotiator({ headers: { "accept-language": header } }).language([...locales]);
	return locales.find((locale) => locale === best) ?? defaultLocale;
}
