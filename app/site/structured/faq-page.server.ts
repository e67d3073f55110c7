import type { FAQPageLeaf, WithContext } from "schema-dts";
import { textPage } from "../corpus/corpus.server.ts";
import { plain } from "../corpus/markdown.ts";
import { absolute } from "../pages/absolute.server.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { reviewedBy } from "./reviewed.server.ts";

/**
 * Questions and answers of a service's page, each with its own anchor on it; those of the page of questions say it in
 * their markup (`sections/question-list.tsx`). Google ended its rich result for them in May 2026; other consumers still
 * read them, and plain text is enough for those: it weighs a third less.
 *
 * @param entries those that the page shows, for who reviewed them
 */
export function faqPage(ref: PageRef, entries: Parameters<typeof reviewedBy>[0]): WithContext<FAQPageLeaf> {
	const address = absolute(hrefOf(ref));
	const passages = textPage(ref)?.passages ?? [];
	return {
		"@context": "https://schema.org",
		"@type": "FAQPage",
		"@id": `${address}#faq`,
		url: address,
		inLanguage: ref.locale,
		...reviewedBy(entries),
		mainEntity: passages
			.filter(({ kind }) => kind === "service-question")
			.map(({ href, title, markdown, notice }) => ({
				"@type": "Question",
				"@id": absolute(href),
				name: title,
				acceptedAnswer: { "@type": "Answer", text: [plain(markdown), notice].filter(Boolean).join("\n\n") },
			})),
	};
}
