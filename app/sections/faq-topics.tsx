import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FaqPage } from "../site/loaders/faq-page.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Fold } from "../ui/fold.tsx";
import { CaretDown } from "../ui/icons.ts";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { QuestionList } from "./question-list.tsx";
import { ReviewNote } from "./review-note.tsx";

/** The questions: those asked most, then each topic's in two columns where there is room, and who checked them. */
export function FaqTopics({ page }: { page: FaqPage }) {
	const { t } = useTranslation("faq");
	return (
		<div itemScope itemType="https://schema.org/FAQPage" itemID={href(useLocale(), "faq")}>
			{page.often.length > 0 ? (
				<section aria-labelledby="often" className="on-light bg-cal py-8 md:py-10 lg:py-16">
					<div className="mx-auto max-w-page px-edge">
						<SectionHeading id="often" text={t("often")} className="mb-4 text-tile text-noche md:mb-5 lg:mb-6" />
						<div className="question-columns border-t border-(--hairline)">
							<QuestionList questions={page.often.slice(0, 1)} leads />
							<QuestionList questions={page.often.slice(1)} />
						</div>
					</div>
				</section>
			) : null}
			<div className="mx-auto max-w-page px-edge pt-6 pb-10 md:pt-10 md:pb-6 lg:pt-20 lg:pb-10">
				{page.topics.map(({ id, topic, questions }) => (
					<Topic key={id} id={id} heading={topic}>
						{/* Two lists: an answer that opens in one leaves no hole in the other. */}
						<div className="question-columns">
							<QuestionList questions={questions.slice(0, Math.ceil(questions.length / 2))} />
							<QuestionList questions={questions.slice(Math.ceil(questions.length / 2))} />
						</div>
					</Topic>
				))}
				{page.sections.map(({ id, heading, body }) => (
					<Topic key={id} id={id} heading={heading}>
						<Prose html={body} className="max-w-text md:pt-3" />
					</Topic>
				))}
				<div className="folds lg:border-t lg:border-(--hairline) md:py-5">
					<details>
						<summary className="flex items-center justify-between gap-4">
							<h2 className="text-h3 text-noche lg:text-h4">{t("review")}</h2>
							<CaretDown aria-hidden="true" className="text-(--accent)" />
						</summary>
						<div id="review">
							<ReviewNote
								{...page}
								className="border-t-0 *:mb-3 *:break-inside-avoid max-md:pt-0! md:columns-2 md:gap-x-gap lg:columns-3"
							/>
						</div>
					</details>
				</div>
			</div>
		</div>
	);
}

/** On a phone its heading folds it. */
function Topic({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
	return (
		<section
			aria-labelledby={`${id}-heading`}
			className="folds gap-x-gap md:grid md:grid-cols-12 md:border-t md:border-(--hairline) md:pt-7 md:pb-12 lg:pt-10 lg:pb-18"
		>
			<Fold
				id={id}
				heading={heading}
				headingId={`${id}-heading`}
				headingClass="text-tile text-noche max-md:mb-1 md:col-span-4 md:pr-6 lg:pt-1 lg:pr-8"
				className="md:col-span-8"
			>
				{children}
			</Fold>
		</section>
	);
}

/** The topics as links beside the search, for who knows what they look for. On a phone the folded topics are their list. */
export function FaqTopicLinks({ page }: { page: Pick<FaqPage, "topics"> }) {
	const { t } = useTranslation("faq");
	return (
		<nav aria-label={t("topics")} className="no-print mt-6 max-md:hidden">
			<ul className="flex flex-wrap gap-x-7 gap-y-1 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:decoration-(--accent)">
				{page.topics.map(({ id, topic }) => (
					<li key={id}>
						<a href={`#${id}`}>{topic}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
