import { useWords } from "../locales/words.ts";
import { anchors } from "../site/corpus/anchors.ts";
import type { ServicePage } from "../site/loaders/service-page.server.ts";
import { Prose } from "../ui/prose.tsx";
import { Comparison } from "./comparison.tsx";
import { Contents } from "./contents.tsx";
import { PageSection } from "./page-section.tsx";
import { QuestionList } from "./question-list.tsx";
import { ReviewNote } from "./review-note.tsx";
import { StepList } from "./step-list.tsx";

/** A practice area, from who it is for to its questions, beside a list of these sections. */
export function ServiceSections({ page }: { page: ServicePage }) {
	const { service: words } = useWords();
	const contents = [
		{ id: anchors.service.audience, text: words.audience },
		{ id: anchors.service.matters, text: words.matters },
		{ id: anchors.service.steps, text: words.steps },
		{ id: anchors.service.documents, text: words.documents },
		{ id: anchors.service.differences, text: words.differences },
		...page.sections.map(({ id, heading }) => ({ id, text: heading })),
		{ id: anchors.service.fees, text: words.fees },
		{ id: anchors.service.questions, text: words.questions },
	];
	return (
		<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-16 lg:grid-cols-12 lg:pt-24">
			<Contents
				title={words.contents}
				entries={contents}
				className="mb-14 lg:sticky lg:top-10 lg:col-span-3 lg:mb-0 lg:self-start"
			/>
			<div className="lg:col-span-9 lg:pl-8">
				<Practice page={page} />
				{page.sections.map(({ id, heading, body }) => (
					<PageSection key={id} id={id} heading={heading}>
						<Prose html={body} className="max-w-text" />
					</PageSection>
				))}
				<PageSection id={anchors.service.fees} heading={words.fees}>
					<Prose html={page.fees} className="max-w-text" />
				</PageSection>
				<PageSection id={anchors.service.questions} heading={words.questions}>
					<QuestionList questions={page.questions} />
				</PageSection>
				<ReviewNote review={page.review} sources={page.sources} className="mb-section" />
			</div>
		</div>
	);
}

/** What every practice area states in the same form. */
function Practice({ page }: { page: ServicePage }) {
	const { service: words } = useWords();
	return (
		<>
			<PageSection id={anchors.service.audience} heading={words.audience}>
				<Prose html={page.audience} className="max-w-text text-lead" />
			</PageSection>
			<PageSection id={anchors.service.matters} heading={words.matters}>
				<ul className="grid gap-x-12 border-t border-(--hairline) sm:grid-cols-2">
					{page.matters.map(({ title, text }) => (
						<li key={title} className="border-b border-(--hairline) py-5">
							<h3 className="text-h3">{title}</h3>
							<p className="mt-1.5 text-gris">{text}</p>
						</li>
					))}
				</ul>
			</PageSection>
			<PageSection id={anchors.service.steps} heading={words.steps} note={words.stepsNote}>
				<StepList steps={page.steps} />
			</PageSection>
			<PageSection id={anchors.service.documents} heading={words.documents}>
				<ul className="plate grid gap-x-12 gap-y-3 rounded-plate bg-cal p-7 sm:grid-cols-2 lg:p-10">
					{page.documents.map((document) => (
						<li key={document} className="flex gap-3">
							<span aria-hidden="true" className="mt-[0.72em] h-px w-4 shrink-0 bg-lacre" />
							{document}
						</li>
					))}
				</ul>
			</PageSection>
			<PageSection id={anchors.service.differences} heading={words.differences}>
				<Comparison
					caption={words.differences}
					topic={words.topic}
					columns={["Texas", "Nuevo León"]}
					rows={page.differences.map(({ topic, texas, nuevoLeon }) => ({ topic, cells: [texas, nuevoLeon] }))}
				/>
			</PageSection>
		</>
	);
}
