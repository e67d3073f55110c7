import { Fragment } from "react";
import type { ServicePage } from "../site/loaders/service-page.server.ts";
import { Prose } from "../ui/prose.tsx";
import { SampleFees } from "./sample-fees.tsx";

interface QuestionListProps {
	questions: ServicePage["questions"];
	leads?: boolean;
}

const question = { itemProp: "mainEntity", itemScope: true, itemType: "https://schema.org/Question" };
const answer = { itemProp: "acceptedAnswer", itemScope: true, itemType: "https://schema.org/Answer" };

/**
 * Questions as native `<details>`, in an element that is an `FAQPage`: they say in the page's own markup what they are
 * (schema.org), so that each answer goes out once. Links to an answer, find in page and the keyboard all work. On wider screens the first
 * one may lead, with its answer in the open and nothing that folds it.
 */
export function QuestionList({ questions, leads = false }: QuestionListProps) {
	return (
		<div className="questions">
			{questions.map(({ id, question: asked, answer: answered, sampleFees }, index) => (
				<Fragment key={id}>
					{leads && index === 0 ? <h3 className="fold-heading">{asked}</h3> : null}
					<details open={leads && index === 0} className={leads && index === 0 ? "fold" : undefined} {...question}>
						<summary>
							<h3 itemProp="name">{asked}</h3>
						</summary>
						<div id={id} {...answer}>
							<Prose html={answered} itemProp="text" />
							<SampleFees sampleFees={sampleFees} />
						</div>
					</details>
				</Fragment>
			))}
		</div>
	);
}
