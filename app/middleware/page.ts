import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { defaultLocale, type Locale } from "../locales/locale.ts";
import { pageRefContext } from "../site/pages/page-context.ts";
import { matchPage, pageRefOf } from "../site/pages/page-table.ts";

const localeContext = createContext<Locale>();

/**
 * Puts page and language into the context. They come only from the pattern that the path matched, never from a header
 * or a cookie. (On client navigations `request.url` would be `/en.data`.)
 */
export const pageMiddleware: MiddlewareFunction<Response> = ({ pattern, params, context }, next) => {
	const page = matchPage(pattern);
	if (page) context.set(pageRefContext, pageRefOf(page, params));
	context.set(localeContext, page?.locale ?? (pattern.startsWith("/en/") ? "en" : defaultLocale));
	return next();
};

/** The language of a request. */
export function localeOf(context: Readonly<RouterContextProvider>): Locale {
	return context.get(localeContext);
}
