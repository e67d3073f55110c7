import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";
import type { Locale } from "./locale.ts";
import { optionsFor } from "./options.ts";

/**
 * The server's i18next instances: one per language, made when the module loads, with every namespace. Requests share
 * them, so nothing may change an instance's language.
 */
export const instances: Readonly<Record<Locale, i18n>> = { es: instanceOf("es", es), en: instanceOf("en", en) };

function instanceOf(locale: Locale, messages: ResourceLanguage): i18n {
	const instance = createInstance();
	// With resources and without a backend, nothing is awaited.
	void instance.init({ ...optionsFor(locale), resources: { [locale]: messages }, initAsync: false });
	// useTranslation copies an instance's own properties for every component that calls it: an object that inherits
	// them all has none, and a page renders a tenth faster.
	return Object.create(instance);
}
