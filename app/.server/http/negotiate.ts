import Negotiator from "negotiator";
import { defaultLocale, type Locale, locales } from "../../locales/locale.ts";

/** The two forms of a page, as they are sent. */
const html = "text/html; charset=utf-8";
const markdown = "text/markdown; charset=utf-8";

/**
 * Whether a client would rather have the Markdown of a page than its HTML (RFC 9110, section 12.5.1): by quality, then
 * by how exactly it is named, then by order. Who accepts anything gets HTML.
 */
export function prefersMarkdown(request: Request): boolean {
	const accept = request.headers.get("accept");
	// No browser names it, and every request comes through here.
	if (!accept?.toLowerCase().includes("text/markdown")) return false;
	return new Negotiator({ headers: { accept } }).mediaType([html, markdown]) === markdown;
}

/**
 * The language of the site that a client likes best (RFC 9110, section 12.5.4). Only for what has no page and so no
 * language of its own: the language of a page comes from its path alone.
 */
export function preferredLocale(request: Request): Locale {
	const header = request.headers.get("accept-language") ?? "*";
	const best = new Negotiator({ headers: { "accept-language": header } }).language([...locales]);
	return locales.find((locale) => locale === best) ?? defaultLocale;
}
