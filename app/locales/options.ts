import type { InitOptions } from "i18next";
import { type Locale, locales } from "./locale.ts";

/** How every instance reads its messages, on server and in browser: one language each, with no fallback. */
export function optionsFor(locale: Locale) {
	return {
		lng: locale,
		supportedLngs: [...locales],
		fallbackLng: false,
		defaultNS: "common",
		// React escapes what it renders; mail, Markdown and JSON must not be escaped.
		interpolation: { escapeValue: false },
	} satisfies InitOptions;
}
