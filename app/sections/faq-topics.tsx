import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PhoneLink } from "../site/firm/phone.ts";
import type { FaqPage } from "../site/loaders/faq-page.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { CaretDown } from "../ui/icons.ts";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PhoneButton } from "./hero-actions.tsx";
import { QuestionList } from "./question-list.tsx";
import { ReviewNote } from "./review-note.tsx";

/** The questions: those of somebody with a deadline, those asked most, then each topic's, and who checked them. */
export function FaqTopics({ page }: { page: FaqPage }) {
	const { t } = useTranslation("faq");
	return (
		<div itemScope itemType="https://schema.org/FAQPage" itemID={href(useLocale(), "faq")}>
			<Band
				id="urgent"
				heading={t("urgent")}
				questions={page.urgent}
				leads
				phone={page.invitation.phone}
				className="on-dark bg-noche py-7 lg:py-14"
			/>
			<Band
				id="often"
				heading={t("often")}
				questions={page.often}
				leads
				className="on-light bg-cal py-8 text-noche lg:py-16"
			/>
			<div className="mx-auto max-w-page gap-x-gap px-edge pt-6 pb-10 md:pt-10 md:pb-14 lg:grid lg:grid-cols-12 lg:pt-16 lg:pb-24">
				<p className="display mb-5 text-h3 text-noche max-md:hidden lg:col-span-3 lg:pr-8 lg:text-part">
					{t("byTopic")}
				</p>
				<div className="topics lg:col-span-9">
					{page.topics.map(({ id, topic, questions }) => (
						<Topic key={id} id={id} heading={topic} count={questions.length}>
							<QuestionList questions={questions} />
						</Topic>
					))}
					{page.sections.map(({ id, heading, body }) => (
						<Topic key={id} id={id} heading={heading}>
							<Prose html={body} className="max-w-text" />
						</Topic>
					))}
					<Topic id="review" heading={t("review")}>
						<ReviewNote {...page} className="border-t-0 pt-0! *:mb-3 *:break-inside-avoid md:columns-2 md:gap-x-gap" />
					</Topic>
				</div>
			</div>
		</div>
	);
}

interface BandProps {
	id: string;
	heading: string;
	questions: FaqPage["often"];
	leads?: boolean;
	/** Beside them on a desk; on a phone the floating bar has it. */
	phone?: PhoneLink;
	className: string;
}

/** Questions that stand before all topics, on a ground of their own. */
function Band({ id, heading, questions, leads = false, phone, className }: BandProps) {
	if (questions.length === 0) return null;
	return (
		<section aria-labelledby={id} className={`md:py-10 ${className}`}>
			<div className="mx-auto max-w-page gap-x-gap px-edge lg:grid lg:grid-cols-12">
				<div className="mb-4 flex-wrap items-start justify-between gap-4 md:mb-5 md:flex lg:col-span-3 lg:block lg:pr-8">
					<SectionHeading id={id} text={heading} className="text-h3 lg:text-part" />
					{phone ? (
						<p className="max-md:hidden lg:mt-6">
							<PhoneButton phone={phone} />
						</p>
					) : null}
				</div>
				<div className="lg:col-span-9">
					<QuestionList questions={questions} leads={leads} />
				</div>
			</div>
		</section>
	);
}

/** Folded at every width: the page is an overview. */
function Topic({ id, heading, count, children }: { id: string; heading: string; count?: number; children: ReactNode }) {
	return (
		<details>
			<summary>
				<h2 className={`text-[1.3125rem]/[1.2] text-noche ${count ? "md:text-h3 lg:text-part" : ""}`.trimEnd()}>
					{heading} {count ? <small>{count}</small> : null}
				</h2>
				<CaretDown aria-hidden="true" className="text-(--accent)" />
			</summary>
			<div id={id}>{children}</div>
		</details>
	);
}

/** The topics as links for who knows what they look for: in a row that scrolls on a phone, beside the search on a desk. */
export function FaqTopicLinks({ page }: { page: Pick<FaqPage, "topics"> }) {
	const { t } = useTranslation("faq");
	return (
		<nav aria-labelledby="faq-topics" className="no-print lg:col-span-5">
			<h2 id="faq-topics" className="font-text text-body font-semibold max-lg:sr-only">
				{t("topics")}
			</h2>
			<div className="scroll-row">
				<ul className="flex gap-x-7 max-lg:mt-3 md:flex-wrap">
					{page.topics.map(({ id, topic }) => (
						<li key={id}>
							<a href={`#${id}`} className="flex min-h-11 items-center underline decoration-(--accent) lg:min-h-9">
								{topic}
							</a>
						</li>
					))}
				</ul>
			</div>
		</nav>
	);
}
