import { useTranslation } from "react-i18next";
import type { FaqPage } from "../site/loaders/faq-page.server.ts";
import { Prose } from "../ui/prose.tsx";
import { Contents } from "./contents.tsx";
import { PageSection } from "./page-section.tsx";
import { QuestionList } from "./question-list.tsx";
import { ReviewNote } from "./review-note.tsx";

/** The questions by topic, each topic with its review, beside a list of the topics. */
export function FaqTopics({ page }: { page: Pick<FaqPage, "topics" | "sections"> }) {
	const { t } = useTranslation("faq");
	return (
		<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-10 max-md:pb-16 lg:grid-cols-12 lg:pt-14">
			<Contents
				title={t("topics")}
				entries={page.topics.map(({ id, topic }) => ({ id, heading: topic }))}
				className="mb-14 max-md:hidden lg:sticky lg:top-10 lg:col-span-3 lg:self-start"
			/>
			<div className="lg:col-span-9 lg:pl-8">
				{page.topics.map(({ id, topic, questions, review, sources, sample }) => (
					<PageSection key={id} id={id} heading={topic} folded>
						<QuestionList questions={questions} />
						<ReviewNote review={review} sources={sources} sample={sample} className="mt-6 border-t-0" />
					</PageSection>
				))}
				{page.sections.map(({ id, heading, body }) => (
					<PageSection key={id} id={id} heading={heading} folded>
						<Prose html={body} className="max-w-text" />
					</PageSection>
				))}
			</div>
		</div>
	);
}
