import type { ServicePage } from "../site/loaders/service-page.server.ts";
import { CaretDown } from "../ui/icons.ts";
import { Prose } from "../ui/prose.tsx";
import { SampleFees } from "./sample-fees.tsx";

/** Questions as native `<details>`: links to an answer, find in page and the keyboard all work. */
export function QuestionList({ questions }: { questions: ServicePage["questions"] }) {
	return (
		<div className="border-t border-(--hairline)">
			{questions.map(({ id, question, answer, sampleFees }) => (
				<details key={id} className="border-b border-(--hairline)">
					<summary className="flex items-start justify-between gap-6 py-5 hover:text-bayou md:py-3.5">
						<h3 className="font-text text-h4 font-semibold tracking-normal">{question}</h3>
						<CaretDown className="mt-1 text-bayou" aria-hidden="true" />
					</summary>
					<div id={id} className="scroll-mt-28 pb-7">
						<Prose html={answer} className="max-w-prose" />
						<SampleFees sampleFees={sampleFees} />
					</div>
				</details>
			))}
		</div>
	);
}
