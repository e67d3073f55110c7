import { defaultLocale, type Locale, locales } from "../../locales/locale.ts";

/**
 * The language of the site that a request likes best (RFC 9110, section 12.5.4). Only for what has no page and so no
 * language of its own: the language of a page comes from its path alone.
 */
export function preferredLocale(request: Request): Locale {
	let best: { locale: Locale; quality: number } | undefined;
	for (const range of (request.headers.get("accept-language") ?? "").split(",")) {
		const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
		const locale = locales.find((one) => tag === one || tag.startsWith(`${one}-`));
		const quality = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
		if (locale && quality > (best?.quality ?? 0)) best = { locale, quality };
	}
	return best?.locale ?? defaultLocale;
}
