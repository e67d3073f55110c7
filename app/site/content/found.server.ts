import { data } from "react-router";
import type { Locale } from "../../locales/locale.ts";
import { pageEntry } from "./content.server.ts";
import { localize } from "./localize.ts";

/** The entry that a URL names. @throws the not-found page, with status 404, when there is none */
export function found<Entry extends { id: string }>(entries: readonly Entry[], id: string, locale: Locale): Entry {
	const entry = entries.find((candidate) => candidate.id === id);
	if (!entry) throw notFound(locale);
	return entry;
}

/** The not-found page: throw it to show its text through the error boundary of `root.tsx`. */
export function notFound(locale: Locale) {
	const { title, heading, lead } = localize(pageEntry("not-found"), locale);
	return data({ title, heading, lead }, { status: 404 });
}
