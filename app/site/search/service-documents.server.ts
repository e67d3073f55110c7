import { words } from "../../locales/all.ts";
import type { Locale } from "../../locales/locale.ts";
import { services } from "../content/content.server.ts";
import { plainText } from "../format/plain-text.ts";
import { href } from "../pages/page-table.ts";
import type { SearchDocument } from "./search-index.ts";

/** The seven services, each by its parts and its questions. Anchors are those of `routes/service.tsx`. */
export function serviceDocuments(locale: Locale): SearchDocument[] {
	const labels = words[locale].service;
	return services.flatMap((service) => {
		const { heading: title, lead, audience, fees } = service[locale];
		const path = href(locale, service.id);
		const part = (anchor: string, heading: string, text: string): SearchDocument => ({
			path: `${path}#${anchor}`,
			kind: "service",
			title,
			heading,
			text,
		});
		return [
			{ path, kind: "service" as const, title, heading: "", text: `${lead} ${plainText(audience.html)}` },
			part("asuntos", labels.matters, service.matters.map(({ [locale]: it }) => `${it.title}: ${it.text}`).join(" ")),
			part(
				"pasos",
				labels.steps,
				service.steps.map(({ [locale]: it }) => `${it.title} (${it.time}): ${it.text}`).join(" "),
			),
			part(
				"documentos",
				labels.documents,
				service.documents.map(({ [locale]: it }) => `${it}.`.replace("..", ".")).join(" "),
			),
			part(
				"diferencias",
				labels.differences,
				service.differences.map(({ [locale]: it }) => `${it.topic}: ${it.texas} ${it.nuevoLeon}`).join(" "),
			),
			...service.sections.map(({ id, [locale]: it }) => part(id, it.heading, plainText(it.body.html))),
			part("honorarios", labels.fees, plainText(fees.html)),
			...service.questions.map(
				({ id, [locale]: it }): SearchDocument => ({
					path: `${path}#${id}`,
					kind: "question",
					title: it.question,
					heading: service[locale].name,
					text: plainText(it.answer.html),
				}),
			),
		];
	});
}
