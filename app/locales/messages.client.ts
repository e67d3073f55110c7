import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import type { Locale } from "./locale.ts";
import { optionsFor } from "./options.ts";

/** One file per language, with the messages of every page: they weigh less than requesting more of them later. */
const messages: Record<Locale, () => Promise<ResourceLanguage>> = {
	es: () => import("./es/pages.ts"),
	en: () => import("./en/pages.ts"),
};

/** In development this module runs again when messages are edited; they go into the page's existing instance. */
const instance: i18n = import.meta.hot?.data.instance ?? createInstance();

/** Starts i18next in the browser, in the document's language only. */
export async function startMessages(locale: Locale): Promise<i18n> {
	await instance.init({ ...optionsFor(locale), resources: { [locale]: await messages[locale]() } });
	return instance;
}

if (import.meta.hot) {
	import.meta.hot.accept();
	import.meta.hot.data.instance = instance;
	// Components that use messages listen for this event.
	if (instance.isInitialized)
		void startMessages(instance.language === "en" ? "en" : "es").then(() =>
			instance.emit("languageChanged", instance.language),
		);
}
