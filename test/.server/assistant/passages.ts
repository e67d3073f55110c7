import type { Reply } from "../../../app/.server/assistant/embedded/compose/reply.ts";
import type { Passage } from "../../../app/site/corpus/passage.ts";

/** A passage, of which only what a model is told matters. */
export function passage(title: string, href: string, changes: Partial<Passage> = {}): Passage {
	return {
		id: `faq/${title}`,
		kind: "faq",
		page: { page: "faq", locale: "es", params: {} },
		href,
		title,
		label: title,
		context: "",
		result: { title, heading: "" },
		markdown: `Lo que dice la página sobre ${title}.`,
		more: "",
		shown: "",
		parts: [],
		about: { facets: [] },
		aliases: [],
		...changes,
	};
}

/** What the embedded assistant answers where a freer answer is possible. */
export function found(...passages: Passage[]): Reply {
	return { kind: "found", locale: "es", text: "La respuesta de la casa.", passages };
}
