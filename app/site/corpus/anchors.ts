import type { ServiceId } from "../../content/service-ids.ts";
import type { Locale } from "../../locales/locale.ts";
import { href, type PageId, type PlainPageId } from "../pages/page-table.ts";

/**
 * The anchors that the code uses, the same in both languages. Element ids and link fragments are read from here, so a
 * link to an anchor that is not in the table does not compile. Anchors of content (questions, people, other sections)
 * are ids in its entries; `content:check` checks both.
 */

/** Anchors that pages have regardless of their content. */
export const anchors = {
	home: { practice: "areas-de-practica" },
	contact: { form: "formulario" },
	service: {
		audience: "para-quien",
		matters: "asuntos",
		steps: "pasos",
		documents: "documentos",
		differences: "diferencias",
		fees: "honorarios",
		questions: "preguntas",
	},
	clo: {
		included: "que-incluye",
		onboarding: "como-empezamos",
		responses: "tiempos",
		comparison: "comparacion",
		quiz: "cuestionario",
	},
	case: {
		facts: "hechos",
		obstacle: "obstaculo",
		action: "que-se-hizo",
		outcome: "resultado",
		lesson: "que-deja",
	},
	area: { courts: "tribunales", registries: "registros", services: "servicios" },
} as const satisfies Partial<Record<PageId | "service", Record<string, string>>>;

/** Content sections that the code links to or shows by themselves; the entries must have them. */
export const linkedSections = {
	about: { who: "quienes-somos", figures: "nuestras-cifras" },
	/** `before` explains what to do about a deadline. */
	contact: { before: "antes-de-escribir", next: "que-sigue" },
	team: { careers: "carreras" },
	terms: {
		advertising: "publicidad",
		/** What the form asks consent to. */
		notice: "aviso-simplificado",
		privacy: "privacidad",
		accessibility: "accesibilidad",
		assistant: "asistente",
	},
} as const satisfies Partial<Record<PlainPageId, Record<string, string>>>;

const linkable = { ...anchors, ...linkedSections, contact: { ...anchors.contact, ...linkedSections.contact } };

type LinkablePage = Exclude<Extract<keyof typeof linkable, PlainPageId>, ServiceId>;

/**
 * The path of a page with one of its anchors. An anchor that the page does not have does not compile.
 *
 * @example hrefToAnchor("es", "contact", "form") // "/contacto#formulario"
 */
export function hrefToAnchor<Page extends LinkablePage>(
	locale: Locale,
	page: Page,
	anchor: keyof (typeof linkable)[Page],
): string {
	return `${href<PlainPageId>(locale, page)}#${String(linkable[page][anchor])}`;
}

/**
 * The anchors a page has regardless of its content. All services share one list, though not all of them compare laws.
 */
export function ownAnchors(page: PageId | "service"): readonly string[] {
	return page in anchors ? Object.values(anchors[page as keyof typeof anchors]) : [];
}
