import { faq } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { citations, reviewsOf } from "../content/views.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import type { SearchResult } from "../search/find.ts";
import { faqPage as faqStructure } from "../structured/faq-page.server.ts";
import { contentPage } from "./content-page.server.ts";

export type FaqPage = ReturnType<typeof faqPage>;

/** @param answer what the site's search found for the query of the address */
export function faqPage(ref: PageRef<"faq">, answer: { query: string; results: SearchResult[] }) {
	const { locale } = ref;
	return {
		...contentPage(ref, [faqStructure(ref, faq)]),
		topics: faq.map((entry) => {
			const { id, topic, questions, review, sources, sample } = localize(entry, locale);
			return { id, topic, questions, review: reviewsOf(review, locale), sources: citations(sources), sample };
		}),
		answer,
	};
}
