import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PhoneLink } from "../site/firm/phone.ts";
import type { FaqPage } from "../site/loaders/faq-page.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Fold } from "../ui/fold.tsx";
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
			<div className="mx-auto max-w-page gap-x-gap px-edge pt-6 pb-10 md:pt-10 md:pb-6 lg:grid lg:grid-cols-12 lg:pt-20 lg:pb-10">
				<div className="max-lg:hidden lg:col-span-3 lg:pr-8">
					<FaqTopicLinks page={page} stays />
				</div>
				<div className="lg:col-span-9">
					{page.topics.map(({ id, topic, questions }) => (
						<Topic key={id} id={id} heading={topic} count={questions.length}>
							<QuestionList questions={questions} />
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
								<h2 className="text-h4 text-noche">{t("review")}</h2>
								<CaretDown aria-hidden="true" className="text-(--accent)" />
							</summary>
							<div id="review">
								<ReviewNote
									{...page}
									className="border-t-0 *:mb-3 *:break-inside-avoid max-md:pt-0! md:columns-2 md:gap-x-gap"
								/>
							</div>
						</details>
					</div>
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

/** On a phone its heading folds it. */
function Topic({ id, heading, count, children }: { id: string; heading: string; count?: number; children: ReactNode }) {
	return (
		<section aria-labelledby={`${id}-heading`} className="folds topic">
			<Fold
				id={id}
				heading={
					<>
						{heading} {count ? <small>{count}</small> : null}
					</>
				}
				headingId={`${id}-heading`}
			>
				{children}
			</Fold>
		</section>
	);
}

/**
 * The topics as links for who knows what they look for: in a row that scrolls on a phone, or in a list that stays in
 * sight, each with how many questions it has. Just one of the two is a landmark.
 */
export function FaqTopicLinks({ page, stays = false }: { page: Pick<FaqPage, "topics">; stays?: boolean }) {
	const { t } = useTranslation("faq");
	const Frame = stays ? "nav" : "div";
	return (
		<Frame
			aria-label={stays ? t("topics") : undefined}
			className={`topic-links no-print ${stays ? "stays" : "lg:hidden"}`}
		>
			<ul>
				{page.topics.map(({ id, topic, questions }) => (
					<li key={id}>
						<a href={`#${id}`}>
							{stays ? `${topic} ` : topic}
							{stays ? <small>{questions.length}</small> : null}
						</a>
					</li>
				))}
			</ul>
		</Frame>
	);
}
