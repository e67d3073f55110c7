import { translator } from "../../../locales/instances.server.ts";
import type { SiteContent } from "../../content/site-content.ts";
import { formatList } from "../../format/list.ts";
import { anchors } from "../anchors.ts";
import { entry, heading, list, numbered, table, text } from "../markdown.ts";
import type { Passage, Source, TextPage } from "../passage.ts";
import { listPassage, type Part, pageOnly, passagesOn, questionPassages } from "../passages-on.ts";
import { sampleFeesNotice } from "../sample-mark.ts";
import { caseList, lawName, postList, reviewBlocks } from "./lists.ts";

type Service = SiteContent["services"][number];

/** A practice area: who it is for, its matters, steps, documents, differences, sections, fees and questions. */
export function servicePage(service: Service, source: Source): TextPage {
	const { locale } = source;
	const t = translator(locale, "service");
	const { id, [locale]: it } = service;
	const ref = { page: id, locale, params: {} };
	const shared = {
		under: `services/${id}`,
		label: it.heading,
		context: `${it.name} ${it.heading} ${it.card}`,
		about: { service: id },
	};
	const part = passagesOn(ref, { ...shared, kind: "service-part", pageTitle: it.heading });
	return {
		...it,
		ref,
		passages: [
			part({
				kind: "service",
				title: it.heading,
				heading: "",
				markdown: `${text(it.lead)}\n\n${it.audience.source}`,
				shown: [text(it.lead), heading(2, t("audience")), it.audience.source].join("\n\n"),
				more: [it.description, it.card, ...service.matters.map(({ [locale]: { title } }) => `${title}.`)].join(" "),
			}),
			...listPassages(service, part, source),
			...service.sections.map(({ id, [locale]: { heading: title, body } }) =>
				part({ id, anchor: id, title, markdown: body.source }),
			),
			part({
				...named("fees", service, source),
				markdown: it.fees.source,
				below: sampleFeesNotice(service.sampleFees, locale),
				about: { facets: ["fee"] },
			}),
			pageOnly(ref, [heading(2, t("questions"))]),
			...questionPassages(service.questions, passagesOn(ref, { ...shared, kind: "service-question" }), locale, it.name),
			pageOnly(ref, [
				...(service.cases.length > 0
					? [heading(2, t("cases", { count: service.cases.length })), caseList(source, service.cases)]
					: []),
				...(service.posts.length > 0 ? [heading(2, t("posts")), postList(source, service.posts)] : []),
				...reviewBlocks(service, source),
			]),
		],
	};
}

/** The lists of its page. Each matter and each difference is also its own passage. */
function listPassages(service: Service, part: Part, source: Source): Passage[] {
	const { locale } = source;
	const t = translator(locale, "service");
	const steps = numbered(service.steps.map(({ [locale]: it }) => entry(it.title, it.text, it.time)));
	const matters = service.matters.map(({ [locale]: { title, text: about } }) => ({
		title,
		markdown: entry(title, about),
	}));
	return [
		listPassage(part, named("matters", service, source), "matter", matters),
		part({
			...named("steps", service, source),
			markdown: steps,
			shown: [heading(2, t("steps")), steps, t("stepsNote")].join("\n\n"),
			about: { facets: ["steps", "time"] },
		}),
		part({
			...named("documents", service, source),
			markdown: list(service.documents.map(({ [locale]: it }) => text(it))),
			about: { facets: ["documents"] },
		}),
		...differencePassages(service, part, source),
	];
}

/** How the laws that a service compares differ; empty if it compares none. */
function differencePassages(service: Service, part: Part, source: Source): Passage[] {
	if (!service.differences) return [];
	const { locale } = source;
	const t = translator(locale, "service");
	const laws = service.differences.between.map((law) => lawName(law, source));
	const rows = service.differences.rows.map(({ [locale]: row }) => row);
	const onPage = t("differences", { places: formatList(laws, locale) });
	return [
		listPassage(
			part,
			{
				id: "differences",
				anchor: anchors.service.differences,
				title: `${onPage}: ${service[locale].name}`,
				heading: onPage,
				markdown: table(
					[t("topic"), ...laws],
					rows.map(({ topic, cells }) => [topic, ...cells]),
				),
			},
			"difference",
			rows.map(({ topic: title, cells }) => ({
				title,
				markdown: list(laws.map((law, index) => entry(law, cells[index] ?? ""))),
				about: { facets: ["difference"] },
			})),
		),
	];
}

/**
 * A part that every service has: its title includes the service's name, because the heading is the same on all of them.
 */
function named(id: "matters" | "steps" | "documents" | "fees", service: Service, { locale }: Source) {
	const t = translator(locale, "service");
	const onPage = t(id);
	return { id, anchor: anchors.service[id], title: `${onPage}: ${service[locale].name}`, heading: onPage };
}
