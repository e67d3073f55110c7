import { pageEntry, type WrittenPageId } from "./content.server.ts";
import { pageHead } from "./head.server.ts";
import { inLanguage } from "./in-language.ts";
import type { Place } from "./pages.ts";
import { picture } from "./pictures.server.ts";
import { trailOf } from "./trail.server.ts";

type Structured = NonNullable<Parameters<typeof pageHead>[1]["structured"]>;

/** What every page of `app/content/pages` has: its head, its way, its heading, its picture and its sections. */
export function writtenPage(place: Place & { page: WrittenPageId }, structured: Structured = []) {
	const entry = pageEntry(place.page);
	const { title, description, heading, lead, sections, updated } = inLanguage(entry, place.locale);
	return {
		head: pageHead(place, { title, description, structured }),
		trail: trailOf(place),
		heading,
		lead,
		sections,
		updated,
		picture: entry.picture ? picture(entry.picture, place.locale) : undefined,
	};
}
