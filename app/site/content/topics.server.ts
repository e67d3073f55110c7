import type { Locale } from "../../locales/locale.ts";
import { entryById, topics } from "./content.server.ts";

export function topicName(id: string, locale: Locale): string {
	return entryById(topics, id)[locale].name;
}

export function topicLink(id: string, locale: Locale) {
	return { id, name: topicName(id, locale) };
}

/** The topic of a URL's query; undefined when there is none of that name. */
export function chosenTopic(query: URLSearchParams): string | undefined {
	return topics.find(({ id }) => id === query.get("topic"))?.id;
}
