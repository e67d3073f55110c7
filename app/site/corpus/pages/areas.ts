import { translator } from "../../../locales/instances.server.ts";
import { entryById, type SiteContent } from "../../content/site-content.ts";
import { distanceInKilometres, formatDistance } from "../../format/distance.ts";
import { href } from "../../pages/page-table.ts";
import { anchors } from "../anchors.ts";
import { entry, heading, link, list, sectionsOf, text } from "../markdown.ts";
import type { Facet, Source, TextPage } from "../passage.ts";
import { listPassage, pageOnly, passagesOn } from "../passages-on.ts";
import { reviewBlocks } from "./lists.ts";

type Area = SiteContent["areas"][number];

/** A place the firm serves: how clients there meet it, local details, courts and registries. */
export function areaPage(area: Area, source: Source): TextPage {
	const { locale } = source;
	const t = translator(locale, "areas");
	const { [locale]: it } = area;
	const ref = { page: "area" as const, locale, params: { slug: area.id } };
	const part = passagesOn(ref, {
		kind: "area-part",
		under: `areas/${area.id}`,
		label: it.title,
		// The name comes first, up to the period: the answer that a place has no office takes it from here.
		context: `${it.name}. ${it.county}`,
		pageTitle: it.title,
		about: { place: area.id },
	});
	const result = { title: it.title, heading: it.county };
	const entries = (name: "courts" | "registries", item: string, facets: readonly Facet[]) => {
		const items = area[name].map(({ [locale]: each }) => ({
			title: each.name,
			markdown: entry(each.name, each.text),
			about: { facets },
		}));
		return listPassage(part, { id: name, anchor: anchors.area[name], title: t(name) }, item, items);
	};
	return {
		...it,
		ref,
		passages: [
			part({
				kind: "area",
				title: it.title,
				result,
				markdown: `${text(it.lead)} ${text(it.reach)}`,
				more: it.description,
				shown: [text(it.lead), whereItIs(area, source)].join("\n\n"),
				aliases: [it.name],
			}),
			part({
				id: "body",
				title: it.heading,
				heading: "",
				result,
				markdown: it.body.source,
				parts: sectionsOf(it.body.source).map(({ title, markdown }, index) =>
					part({ id: `body-${index + 1}`, title: title ?? it.heading, markdown }),
				),
			}),
			pageOnly(ref, [heading(2, t("reach")), text(it.reach)]),
			entries("courts", "court", ["court"]),
			entries("registries", "registry", []),
			pageOnly(ref, [...links(area, source), ...reviewBlocks(area, source)]),
		],
	};
}

function whereItIs(area: Area, { content, locale }: Source): string {
	const t = translator(locale, "areas");
	const office = entryById(content.firm.offices, area.office);
	const distance = Math.round(distanceInKilometres(area, office));
	const far =
		distance < 5
			? t("here", { office: office.city })
			: t("distance", { distance: formatDistance(distance, locale), office: office.city });
	return list([text(area[locale].county), far]);
}

function links(area: Area, { content, locale }: Source): string[] {
	const t = translator(locale, "areas");
	const practice = content.services.filter(({ id }) => area.services.includes(id));
	const others = content.areas.filter(({ id, state }) => state === area.state && id !== area.id);
	return [
		heading(2, t("services")),
		list(practice.map(({ id, [locale]: it }) => link(it.name, href(locale, id)))),
		heading(2, t("other")),
		list(others.map(({ id, [locale]: it }) => link(it.name, href(locale, "area", { slug: id })))),
	];
}
