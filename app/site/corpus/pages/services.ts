import { translator } from "../../../locales/instances.server.ts";
import type { SiteContent } from "../../content/site-content.ts";
import { anchors } from "../anchors.ts";
import { entry, heading, list, numbered, table, text } from "../markdown.ts";
import type { Passage, Source, TextPage } from "../passage.ts";
import { furniture, listPassage, type Part, passagesOn, questionPassages } from "../passages-on.ts";
import { caseList, postList, reviewBlocks } from "./lists.ts";

type Service = SiteContent["services"][number];

/** A practice area: whom it is for, its matters, steps, papers, differences, sections, fees and questions. */
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
			part({ ...named("fees", service, source), markdown: it.fees.source, about: { facets: ["fee"] } }),
			furniture(ref, [heading(2, t("questions"))]),
			...questionPassages(service.questions, passagesOn(ref, { ...shared, kind: "service-question" }), locale, it.name),
			furniture(ref, [
				heading(2, t("cases")),
				caseList(source, service.cases),
				...(service.posts.length > 0 ? [heading(2, t("posts")), postList(source, service.posts)] : []),
				...reviewBlocks(service, source),
			]),
		],
	};
}

/** The lists of its page. Matters and differences are passages of their own as well. */
function listPassages(service: Service, part: Part, source: Source): Passage[] {
	const { locale } = source;
	const t = translator(locale, ["service", "areas"]);
	const steps = numbered(service.steps.map(({ [locale]: it }) => entry(it.title, it.text, it.time)));
	const differences = service.differences.map(({ [locale]: it }) => it);
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
		listPassage(
			part,
			{
				...named("differences", service, source),
				markdown: table(
					[t("topic"), t("areas:states.texas"), t("areas:states.nuevo-leon")],
					differences.map(({ topic, texas, nuevoLeon }) => [topic, texas, nuevoLeon]),
				),
			},
			"difference",
			differences.map(({ topic: title, texas, nuevoLeon }) => ({
				title,
				markdown: list([entry(t("areas:states.texas"), texas), entry(t("areas:states.nuevo-leon"), nuevoLeon)]),
				about: { facets: ["difference"] },
			})),
		),
	];
}

/** A part that every service has: its title includes the service's name, because the heading is the same on all. */
function named(id: "matters" | "steps" | "documents" | "differences" | "fees", service: Service, { locale }: Source) {
	const t = translator(locale, "service");
	const onPage = t(id);
	return { id, anchor: anchors.service[id], title: `${onPage}: ${service[locale].name}`, heading: onPage };
}
