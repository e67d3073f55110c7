import type { InitOptions } from "i18next";
import { type Locale, locales } from "./locale.ts";

/** How every instance reads its messages, on the server and in the browser. One language each, with no other to fall back on. */
export function optionsFor(locale: Locale) {
	return {
		lng: locale,
		supportedLngs: [...locales],
		fallbackLng: false,
		defaultNS: "common",
		// React escapes what it renders, and mail, Markdown and JSON must not be escaped.
		interpolation: { escapeValue: false },
	} satisfies InitOptions;
}
