/** The languages of the site; the default comes first. */
export const locales = ["es", "en"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "es";

/** The language that the toggle offers. */
export function otherLocale(locale: Locale): Locale {
	return locale === "es" ? "en" : "es";
}

/** The tag for `lang` and `Intl`, not for `hreflang`: Spanish as in Mexico, English as in the U.S. */
export const languageTag: Record<Locale, "es-MX" | "en-US"> = { es: "es-MX", en: "en-US" };
