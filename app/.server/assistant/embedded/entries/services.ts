import type { Service } from "content-collections";
import { en } from "../../../../locales/en.ts";
import { es } from "../../../../locales/es.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { href } from "../../../../site/pages/page-table.ts";
import { type Entry, type Facet, translator } from "./entry.ts";

/** A practice area, piece by piece: what it is for, its matters, steps, papers, fees, differences and questions. */
export function serviceEntries(service: Service, locale: Locale): Entry[] {
	const tell = translator(locale);
	const { id } = service;
	const words = tell(service);
	const labels = tell({ es: es.service, en: en.service });
	const page = href(locale, id);
	const context = `${words.name} ${words.heading} ${words.card}`;

	const part = (name: string, title: string, text: string, facets: readonly Facet[] = [], anchor = ""): Entry => ({
		id: `services/${id}/${name}`,
		kind: "service-part",
		href: page + anchor,
		title,
		label: words.heading,
		context,
		text,
		service: id,
		facets,
	});

	return [
		{
			...part("overview", words.heading, `${words.lead}\n\n${words.audience.source}`),
			id: `services/${id}`,
			kind: "service",
			more: [words.description, words.card, ...service.matters.map((matter) => `${tell(matter).title}.`)].join(" "),
		},
		...service.matters.map((matter, index) =>
			part(`matter-${index + 1}`, tell(matter).title, `**${tell(matter).title}.** ${tell(matter).text}`),
		),
		part(
			"steps",
			`${labels.steps}: ${words.name}`,
			service.steps.map((step) => `- **${tell(step).title}** (${tell(step).time}): ${tell(step).text}`).join("\n"),
			["steps", "time"],
		),
		part(
			"documents",
			`${labels.documents}: ${words.name}`,
			service.documents.map((document) => `- ${tell(document)}`).join("\n"),
			["documents"],
		),
		part("fees", `${labels.fees}: ${words.name}`, words.fees.source, ["fee"]),
		...service.differences.map((difference, index) => {
			const { topic, texas, nuevoLeon } = tell(difference);
			return part(`difference-${index + 1}`, topic, `- **Texas:** ${texas}\n- **Nuevo León:** ${nuevoLeon}`, [
				"difference",
			]);
		}),
		...service.sections.map((section) =>
			part(section.id, tell(section).heading, tell(section).body.source, [], `#${section.id}`),
		),
		...service.questions.map((question): Entry => {
			const { question: title, answer } = tell(question);
			return {
				...part(question.id, title, answer.source, [], `#${question.id}`),
				kind: "service-question",
				label: title,
			};
		}),
	];
}
