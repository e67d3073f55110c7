import type { Area } from "content-collections";
import type { Locale } from "../../../../locales/locale.ts";
import { href } from "../../../../site/pages/page-table.ts";
import { type Entry, type Facet, translator } from "./entry.ts";

/** A place the firm serves: how people there meet it, what is particular, its courts and registries. */
export function areaEntries(area: Area, locale: Locale): Entry[] {
	const tell = translator(locale);
	const words = tell(area);
	const slug = area._meta.path;
	const part = (name: string, title: string, text: string, facets: readonly Facet[] = []): Entry => ({
		id: `areas/${slug}/${name}`,
		kind: "area-part",
		href: href(locale, "area", { slug }),
		title,
		label: words.title,
		// The name first, up to the full stop: the answer that a place has no office takes it from here.
		context: `${words.name}. ${words.county}`,
		text,
		place: slug,
		facets,
	});
	return [
		{
			...part("overview", words.title, `${words.lead} ${words.reach}`),
			id: `areas/${slug}`,
			kind: "area",
			more: words.description,
			aliases: [words.name],
		},
		part("body", words.heading, words.body.source),
		...area.courts.map((court, index) =>
			part(`court-${index + 1}`, tell(court).name, `**${tell(court).name}.** ${tell(court).text}`, ["court"]),
		),
		...area.registries.map((registry, index) =>
			part(`registry-${index + 1}`, tell(registry).name, `**${tell(registry).name}.** ${tell(registry).text}`),
		),
	];
}
