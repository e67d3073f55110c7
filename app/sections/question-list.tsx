import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { ServicePage } from "../site/loaders/service-page.server.ts";
import { Prose } from "../ui/prose.tsx";
import { SampleFees } from "./sample-fees.tsx";

interface QuestionListProps {
	questions: ServicePage["questions"];
	leads?: boolean;
	/** So many stand in sight; the others are behind a control. */
	shown?: number;
}

const question = { itemProp: "mainEntity", itemScope: true, itemType: "https://schema.org/Question" };
const answer = { itemProp: "acceptedAnswer", itemScope: true, itemType: "https://schema.org/Answer" };

/** What an answer begins with in bold: a figure, as a rule. */
const figureOf = (html: string) => /^<p><strong>([^<]*)/.exec(html)?.[1];

/**
 * Questions as native `<details>`, in an element that is an `FAQPage`: they say in the page's own markup what they are
 * (schema.org), so that each answer goes out once. Links to an answer, find in page and the keyboard all work. The first
 * one may lead: on wider screens its answer stands in the open with nothing that folds it, on a phone the figure of it.
 */
export function QuestionList({ questions, leads = false, shown = questions.length }: QuestionListProps) {
	const { t } = useTranslation();
	const rest = questions.slice(shown);
	return (
		<div className="questions">
			{questions.slice(0, shown).map(({ id, question: asked, answer: answered, sampleFees }, index) => {
				const isLead = leads && index === 0;
				const figure = isLead ? figureOf(answered) : undefined;
				return (
					<Fragment key={id}>
						{isLead ? <h3 className="fold-heading">{asked}</h3> : null}
						<details className={isLead ? "fold" : undefined} {...question}>
							<summary>
								<h3 itemProp="name">{asked}</h3>
								{figure ? <span className="display text-h3">{figure}</span> : null}
							</summary>
							<div id={id} {...answer}>
								<Prose html={answered} itemProp="text" />
								<SampleFees sampleFees={sampleFees} />
							</div>
						</details>
					</Fragment>
				);
			})}
			{rest.length > 0 ? (
				<details>
					<summary className="font-semibold">{t("questionsMore", { number: rest.length })}</summary>
					<QuestionList questions={rest} />
				</details>
			) : null}
		</div>
	);
}
