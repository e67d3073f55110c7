import { createInstance, type i18n, type ResourceKey } from "i18next";
import type { Locale } from "./locale.ts";
import { optionsFor } from "./options.ts";

/** Each file is a chunk of its own. Those that only the server reads are left out. */
const chunks = import.meta.glob<ResourceKey>(["./{es,en}/*.json", "!./*/{assistant,hours,mail,problems}.json"], {
	import: "default",
});

const instance = createInstance();

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
	const { language } = instance;
	const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
	await Promise.all(
		missing.map(async (namespace) => {
			const fetchChunk = chunks[`./${language}/${namespace}.json`];
			if (!fetchChunk) throw new Error(`There is no namespace ${namespace}`);
			instance.addResourceBundle(language, namespace, await fetchChunk());
		}),
	);
}
