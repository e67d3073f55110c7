import type { Locale } from "../../locales/locale.ts";

/**
 * Computes a value from the content once per language: content does not change while a Worker runs, except in
 * development.
 */
export function oncePerLocale<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
	if (import.meta.env.DEV) return make;
	const made = new Map<Locale, Made>();
	return (locale) => {
		const known = made.get(locale) ?? make(locale);
		made.set(locale, known);
		return known;
	};
}
