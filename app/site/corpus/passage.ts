import type { ServiceId } from "../../content/service-ids.ts";
import type { Locale } from "../../locales/locale.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { PageRef } from "../pages/page-table.ts";

/** What a passage covers besides its topic: questions ask for a fee, a time, documents, steps. */
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

export type PassageKind =
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
	/** Facts as sentences for the assistant; pages word them differently. */
	| "firm"
	/** Shown only on the page: reviewers, sources, links to other pages. Never searched. */
	| "page-only";

/** A piece of the site's content: the unit that is found, quoted and shown as Markdown. */
export interface Passage {
	/** The same in both languages, such as `faq/cuanto-cuesta-la-entrevista`. */
	id: string;
	kind: PassageKind;
	page: PageRef;
	/** Id of its element on the page. */
	anchor?: string;
	/** Path of its page, with the anchor. */
	href: string;
	/** Heading or question, which must make sense without its page. */
	title: string;
	label: string;
	/** What its page is about: searched with low weight, never quoted. */
	context: string;
	/** Its name in site search: the page's title with the part's heading, or its own title. */
	result: { title: string; heading: string };
	/** Markdown that answers quote from. */
	markdown: string;
	/** Markdown that is also searched but never quoted: lists and tables that would read badly. */
	more: string;
	/** Markdown for its page, with its heading. */
	shown: string;
	/** The smaller passages it consists of: an answer quotes one of them rather than the whole. */
	parts: readonly Passage[];
	about: {
		service?: ServiceId;
		/** A person's practice areas, main one first. */
		services?: readonly ServiceId[];
		/** Slug of an area, or the id of an office. */
		place?: string;
		facets: readonly Facet[];
	};
	/** Alternative titles that questions are matched against. */
	aliases: readonly string[];
	/** Quoted whole, with its links: facts as sentences for the assistant. */
	whole?: boolean;
	/** Must accompany every quotation, such as the notice on past results. */
	notice?: string;
}

/** A page as text: its metadata, and its passages in order, starting with its opening. */
export interface TextPage {
	ref: PageRef;
	title: string;
	description: string;
	heading: string;
	passages: Passage[];
}

export interface Source {
	content: SiteContent;
	locale: Locale;
}

/** Path of a passage's page, without the anchor. */
export function pageOf(href: string): string {
	return href.split("#")[0] ?? href;
}
