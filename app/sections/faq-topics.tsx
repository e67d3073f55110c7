import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FaqPage } from "../site/loaders/faq-page.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { CaretDown } from "../ui/icons.ts";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PhoneButton } from "./hero-actions.tsx";
import { QuestionList } from "./question-list.tsx";
import { ReviewNote } from "./review-note.tsx";
import { GuideDeadlines } from "./urgent-guides.tsx";

/** The questions: those of somebody with a deadline, those asked most, then each topic's, and who checked them. */
export function FaqTopics({ page, children }: { page: FaqPage; children?: ReactNode }) {
	const { t } = useTranslation("faq");
	const topics = [
		...page.topics.map(({ id, topic, questions }) => (
			<Topic key={id} id={id} heading={topic} count={questions.length}>
				<QuestionList questions={questions} />
			</Topic>
		)),
		...page.sections.map(({ id, heading, body }) => (
			<Topic key={id} id={id} heading={heading}>
				<Prose html={body} className="max-w-text" />
			</Topic>
		)),
		<Topic key="review" id="review" heading={t("review")}>
			<ReviewNote {...page} className="border-t-0 pt-0! *:mb-3" />
		</Topic>,
	];
	const half = Math.ceil(topics.length / 2);
	return (
		<div itemScope itemType="https://schema.org/FAQPage" itemID={href(useLocale(), "faq")}>
			{page.urgent.length > 0 ? (
				<section aria-labelledby="urgent" className={`on-dark bg-petroleo py-7 ${bandClass}`}>
					<div className="mx-auto max-w-page gap-x-gap px-edge lg:grid lg:grid-cols-12">
						<div className="mb-4 flex-wrap items-center justify-between gap-4 md:mb-6 md:flex lg:col-span-3 lg:block lg:pr-8">
							<SectionHeading id="urgent" text={t("urgent")} className={bandHeading} />
							<p className="grid max-md:mt-4 lg:mt-6 lg:inline-grid">
								<PhoneButton phone={page.invitation.phone} />
							</p>
						</div>
						{page.guides.length > 0 ? (
							<GuideDeadlines
								guides={page.guides}
								className="max-md:hidden md:mb-8 lg:col-span-3 lg:grid-cols-1 lg:self-start lg:pr-6"
							/>
						) : null}
						<div className={page.guides.length > 0 ? "lg:col-span-6" : "lg:col-span-9"}>
							<QuestionList questions={page.urgent} leads />
						</div>
					</div>
				</section>
			) : null}
			{children}
			{page.often.length > 0 ? (
				<section aria-labelledby="often" className={`often on-light bg-cal py-8 text-noche ${bandClass}`}>
					<div className="mx-auto max-w-page gap-x-gap px-edge lg:grid lg:grid-cols-12">
						<SectionHeading id="often" text={t("often")} className={`mb-4 lg:col-span-3 lg:pr-8 ${bandHeading}`} />
						<div className="lg:col-span-9">
							<QuestionList questions={page.often} leads />
						</div>
					</div>
				</section>
			) : null}
			<div className="mx-auto max-w-page gap-x-gap px-edge pt-6 pb-10 md:pt-10 md:pb-14 lg:grid lg:grid-cols-12 lg:pt-16 lg:pb-24">
				<p className="display mb-5 text-h3 text-noche max-md:hidden lg:col-span-3 lg:pr-8 lg:text-part">
					{t("byTopic")}
				</p>
				{/* Two stacks, not rows of two: what one opens moves nothing in the other. */}
				<div className="items-start gap-x-gap md:grid md:grid-cols-2 lg:col-span-9">
					<div className="topics">{topics.slice(0, half)}</div>
					<div className="topics">{topics.slice(half)}</div>
				</div>
			</div>
		</div>
	);
}

/** Questions that stand before all topics, on a ground of their own. */
const bandClass = "md:py-10 lg:py-14";
const bandHeading = "text-h3 lg:text-part";

/** Folded at every width: the page is an overview. */
function Topic({ id, heading, count, children }: { id: string; heading: string; count?: number; children: ReactNode }) {
	return (
		<details>
			<summary>
				<h2 className={`text-[1.3125rem]/[1.2] text-noche ${count ? "md:text-h3" : ""}`.trimEnd()}>
					{heading} {count ? <small>{count}</small> : null}
				</h2>
				<CaretDown aria-hidden="true" className="text-(--accent)" />
			</summary>
			<div id={id}>{children}</div>
		</details>
	);
}
