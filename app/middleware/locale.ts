import type { i18n } from "i18next";
import type { RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { z } from "zod";
import { instances } from "../locales/instances.server.ts";
import { defaultLocale, type Locale, locales } from "../locales/locale.ts";
import { matchPage } from "../site/pages/page-table.ts";

const localeSchema = z.enum(locales);

/**
 * Finds the language of a request from the pattern that its path matched, and from nothing else: never from a header,
 * a cookie or an address. (`request.url` would read `/en.data` on client navigations.) The library's own instance, of
 * each request, stays empty: {@link getInstance} has those that are made once.
 */
export const [localeMiddleware, detectedLocale] = createI18nextMiddleware({
	detection: {
		supportedLanguages: [...locales],
		fallbackLanguage: defaultLocale,
		order: ["custom"],
		findLocale: async ({ pattern }) => localeOfPattern(pattern),
	},
	// Without these it would wait for a timer.
	i18next: { resources: {}, initAsync: false },
});

/** The language that the middleware found. */
export function localeOf(context: Readonly<RouterContextProvider>): Locale {
	return localeSchema.parse(detectedLocale(context));
}

/** The i18next instance of a request's language. */
export function getInstance(context: Readonly<RouterContextProvider>): i18n {
	return instances[localeOf(context)];
}

function localeOfPattern(pattern: string): Locale {
	const page = matchPage(pattern);
	if (page) return page.locale;
	return pattern.startsWith("/en/") ? "en" : defaultLocale;
}
