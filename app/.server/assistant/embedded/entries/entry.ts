import type { Locale } from "../../../../locales/locale.ts";
import type { ServiceId } from "../../../../site/pages/page-table.ts";

/** What an entry is about beside its topic: questions ask for a fee, a time, papers, steps. */
export type Facet =
	| "fee"
	| "time"
	| "documents"
	| "steps"
	| "difference"
	| "person"
	| "video"
	| "case"
	| "guide"
	| "court";

export type EntryKind =
	| "faq"
	| "service"
	| "service-part"
	| "service-question"
	| "case"
	| "person"
	| "video"
	| "post"
	| "post-section"
	| "area"
	| "area-part"
	| "page"
	| "page-section"
	| "clo"
	| "clo-part"
	| "firm";

/** A piece of the site's content that can answer a question: the unit that is searched and quoted. */
export interface Entry {
	/** The same in both languages, `faq/cuanto-cuesta-la-entrevista`. */
	id: string;
	kind: EntryKind;
	/** Path of its page, with the anchor of the piece where the page has one. */
	href: string;
	/** Heading or question. */
	title: string;
	/** Text of a link to it. */
	label: string;
	/** What its page is about: searched with little weight, never quoted. */
	context: string;
	/** Markdown that answers quote from. */
	text: string;
	/** Quoted whole, with its links: facts that were put into sentences for the assistant. */
	whole?: boolean;
	/** Searched as well, never quoted: lists and tables that would read badly. */
	more?: string;
	/** Other titles it could have: a question that is like one of them is a question for this entry. */
	aliases?: readonly string[];
	service?: ServiceId;
	/** Practice areas of a person, the main one first. */
	services?: readonly ServiceId[];
	/** Slug of an area, or the id of an office's city. */
	place?: string;
	facets: readonly Facet[];
	/** Must stand beside whatever is quoted from it, such as the notice on past results. */
	notice?: string;
}

/** Path of an entry's page, without the anchor. */
export function pageOf(href: string): string {
	return href.split("#")[0] ?? href;
}

export type Translate = <T>(words: { es: T; en: T }) => T;

/** Picks the words of one language. */
export function translator(locale: Locale): Translate {
	return ({ es, en }) => (locale === "es" ? es : en);
}
