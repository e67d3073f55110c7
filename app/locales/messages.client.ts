import { createInstance, type i18n, type ResourceKey } from "i18next";
import type { Locale } from "./locale.ts";
import { optionsFor } from "./options.ts";

/** Each file is a chunk of its own. Those that only the server reads are left out. */
const chunks = import.meta.glob<ResourceKey>(["./{es,en}/*.json", "!./*/{assistant,hours,mail,problems}.json"], {
	import: "default",
});

/** In development this module runs again when messages are edited: they go into the instance that the page has. */
const instance: i18n = import.meta.hot?.data.instance ?? createInstance();

/** Starts i18next in the browser, in the one language of the document, with what its first page needs. */
export async function startMessages(locale: Locale, namespaces: readonly string[]): Promise<i18n> {
	await instance.init({ ...optionsFor(locale), resources: {} });
	await loadMessages(["common", ...namespaces]);
	return instance;
}

/**
 * Fetches namespaces before what uses them is rendered, so that nothing waits for its words on screen.
 *
 * @throws when a chunk cannot be fetched
 */
export async function loadMessages(namespaces: readonly string[]): Promise<void> {
	await fetchMessages(namespaces.filter((namespace) => !instance.hasResourceBundle(instance.language, namespace)));
}

async function fetchMessages(namespaces: readonly string[]): Promise<void> {
	const { language } = instance;
	await Promise.all(
		namespaces.map(async (namespace) => {
			const fetchChunk = chunks[`./${language}/${namespace}.json`];
			if (!fetchChunk) throw new Error(`There is no namespace ${namespace}`);
			instance.addResourceBundle(language, namespace, await fetchChunk());
		}),
	);
}

if (import.meta.hot) {
	import.meta.hot.accept();
	import.meta.hot.data.instance = instance;
	const known = instance.isInitialized ? instance.getDataByLanguage(instance.language) : undefined;
	// Components that use messages listen to this event.
	if (known) void fetchMessages(Object.keys(known)).then(() => instance.emit("languageChanged", instance.language));
}
