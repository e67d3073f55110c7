import type { RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { z } from "zod";
import { defaultLocale, type Locale, locales } from "../locales/locale.ts";
import { matchPage } from "../site/pages/page-table.ts";

const localeSchema = z.enum(locales);

/**
 * Finds the language of a request from the pattern that its path matched, and from nothing else: never from a header,
 * a cookie or an address. (`request.url` would read `/en.data` on client navigations.)
 */
export const [localeMiddleware, readLocale] = createI18nextMiddleware({
	detection: {
		supportedLanguages: [...locales],
		fallbackLanguage: defaultLocale,
		order: ["custom"],
		findLocale: async ({ pattern }) => localeOfPattern(pattern),
	},
	i18next: { supportedLngs: [...locales], fallbackLng: defaultLocale, resources: {} },
});

/** The language that the middleware found. */
export function localeOf(context: Readonly<RouterContextProvider>): Locale {
	return localeSchema.parse(readLocale(context));
}

function localeOfPattern(pattern: string): Locale {
	const page = matchPage(pattern);
	if (page) return page.locale;
	return pattern.startsWith("/en/") ? "en" : defaultLocale;
}
