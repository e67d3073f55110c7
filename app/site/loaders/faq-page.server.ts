import type { Locale } from "../../locales/locale.ts";
import { faq } from "../content/content.server.ts";
import { localize } from "../content/localize.ts";
import { citations, type Review, reviewsOf, urgentGuides } from "../content/views.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import type { SearchResult } from "../search/find.ts";
import { reviewedPage } from "../structured/reviewed.server.ts";
import { contentPage } from "./content-page.server.ts";

export type FaqPage = ReturnType<typeof faqPage>;

/** @param answer the results of the site search for the address's query */
export function faqPage(ref: PageRef<"faq">, answer: { query: string; results: SearchResult[] }) {
	const entries = faq.map((entry) => localize(entry, ref.locale));
	const sources = citations(faq.flatMap((entry) => entry.sources));
	return {
		// The page's own markup carries the structured data of the questions, so each answer is sent once.
		...contentPage(ref, [reviewedPage(ref, { review: faq.flatMap(({ review }) => review) })]),
		urgent: entries.flatMap(({ questions }) => questions.filter(({ urgent }) => urgent)),
		guides: urgentGuides(ref.locale),
		often: entries.flatMap(({ questions }) => questions.filter(({ often }) => often)),
		topics: entries.map(({ id, topic, questions }) => ({
			id,
			topic,
			questions: questions.filter(({ often, urgent }) => !often && !urgent),
		})),
		review: reviewsByScope(ref.locale),
		sources: [...new Map(sources.map((source) => [`${source.name} ${source.url}`, source])).values()],
		sample: faq.some((entry) => entry.sample),
		answer,
	};
}

/** Who checked the questions: one entry per day and scope, with its topics. */
function reviewsByScope(locale: Locale) {
	const known = new Map<string, Review & { topics: string[] }>();
	for (const entry of faq) {
		for (const review of reviewsOf(entry.review, locale)) {
			const key = [review.by.id, review.on, ...review.laws].join(" ");
			const topics = [...(known.get(key)?.topics ?? []), entry[locale].topic];
			known.set(key, { ...review, topics });
		}
	}
	return [...known.values()].toSorted((a, b) => a.by.name.localeCompare(b.by.name, locale));
}
