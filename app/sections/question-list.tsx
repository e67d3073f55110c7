import type { ServicePage } from "../site/loaders/service-page.server.ts";
import { Prose } from "../ui/prose.tsx";
import { SampleFees } from "./sample-fees.tsx";

interface QuestionListProps {
	questions: ServicePage["questions"];
	/** On a page of questions: they say in its markup what they are, so that nothing is said twice (schema.org). */
	marked?: boolean;
}

const question = { itemProp: "mainEntity", itemScope: true, itemType: "https://schema.org/Question" };
const answer = { itemProp: "acceptedAnswer", itemScope: true, itemType: "https://schema.org/Answer" };

/** Questions as native `<details>`: links to an answer, find in page and the keyboard all work. */
export function QuestionList({ questions, marked = false }: QuestionListProps) {
	return (
		<div className="questions">
			{questions.map(({ id, question: asked, answer: answered, sampleFees }) => (
				<details key={id} {...(marked ? question : {})}>
					<summary>
						<h3 itemProp={marked ? "name" : undefined}>{asked}</h3>
					</summary>
					<div id={id} {...(marked ? answer : {})}>
						<div itemProp={marked ? "text" : undefined}>
							<Prose html={answered} />
							<SampleFees sampleFees={sampleFees} />
						</div>
					</div>
				</details>
			))}
		</div>
	);
}
