import type { FAQPageLeaf, WithContext } from "schema-dts";
import type { Locale } from "../../locales/locale.ts";

/** A question with both its languages, as topics and services hold them. */
export interface QuestionEntry {
	id: string;
	es: { question: string; answer: { html: string } };
	en: { question: string; answer: { html: string } };
}

/**
 * Questions and answers of a page. Google ended its rich result for them in May 2026; they stay for other readers.
 *
 * @param address absolute address of the page: each answer has its own anchor on it
 */
export function faqPage(
	address: string,
	questions: readonly QuestionEntry[],
	locale: Locale,
): WithContext<FAQPageLeaf> {
	return {
		"@context": "https://schema.org",
		"@type": "FAQPage",
		"@id": `${address}#faq`,
		url: address,
		inLanguage: locale,
		mainEntity: questions.map((entry) => ({
			"@type": "Question",
			"@id": `${address}#${entry.id}`,
			name: entry[locale].question,
			acceptedAnswer: { "@type": "Answer", text: entry[locale].answer.html },
		})),
	};
}
