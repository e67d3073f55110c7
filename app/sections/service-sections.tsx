import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import { formatList } from "../site/format/list.ts";
import type { ServicePage } from "../site/loaders/service-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Prose } from "../ui/prose.tsx";
import { CallLine } from "./call-line.tsx";
import { Comparison } from "./comparison.tsx";
import { Contents } from "./contents.tsx";
import { PageSection } from "./page-section.tsx";
import { QuestionList } from "./question-list.tsx";
import { ReviewNote } from "./review-note.tsx";
import { SampleFees } from "./sample-fees.tsx";
import { StepList } from "./step-list.tsx";

/** A practice area, from who it is for to its questions, under a list of these sections. */
export function ServiceSections({ page }: { page: ServicePage }) {
	const { t } = useTranslation("service");
	const locale = useLocale();
	const part = (name: Exclude<keyof typeof anchors.service, "differences">) => ({
		id: anchors.service[name],
		heading: t(name),
	});
	const practice = (["audience", "matters", "steps", "documents"] as const).map(part);
	const differences = page.differences
		? [
				{
					id: anchors.service.differences,
					heading: t("differences", { places: formatList(page.differences.between, locale) }),
				},
			]
		: [];
	return (
		<div className="mx-auto max-w-page px-edge pt-12 md:pt-10 lg:pt-16">
			<Contents
				beside
				title={t("contents")}
				entries={[...practice, ...differences, ...page.sections, part("fees"), part("questions")]}
				className="mb-10 max-md:hidden lg:mb-14"
			/>
			<Practice page={page} />
			{page.sections.map(({ id, heading, body, marked }, index) => (
				<PageSection
					key={id}
					id={id}
					heading={heading}
					marked={marked}
					beside
					folded
					// The ground of one that is marked divides it from both.
					ruled={!marked && !page.sections[index - 1]?.marked}
				>
					<Prose html={body} className={marked ? "lg:[&>ul]:columns-2 lg:[&>ul]:gap-x-12" : "prose-columns"} />
				</PageSection>
			))}
			<PageSection id={anchors.service.fees} heading={t("fees")} beside folded ruled={!page.sections.at(-1)?.marked}>
				<Prose html={page.fees} className="prose-columns" />
				<SampleFees sampleFees={page.sampleFees} />
			</PageSection>
			<PageSection id={anchors.service.questions} heading={t("questions")} beside folded ruled>
				<QuestionList questions={page.questions} />
			</PageSection>
			<ReviewNote
				beside
				review={page.review}
				sources={page.sources}
				sample={page.sample}
				className="mt-8 mb-14 md:mt-0 lg:mb-24"
			/>
		</div>
	);
}

function Differences({ differences: { between, rows } }: { differences: NonNullable<ServicePage["differences"]> }) {
	const { t } = useTranslation("service");
	const heading = t("differences", { places: formatList(between, useLocale()) });
	return (
		<PageSection id={anchors.service.differences} heading={heading} repeated folded ruled>
			<Comparison caption={heading} topic={t("topic")} columns={between} rows={rows} />
		</PageSection>
	);
}

/** The laws under which stages take different times, the one above the line first. */
function lawsOf({ steps, differences }: ServicePage): string[] {
	const drawn = new Set(steps.flatMap(({ bars }) => bars.flatMap(({ law }) => law ?? [])));
	const order = differences?.between ?? [];
	return [...drawn].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

function Practice({ page }: { page: ServicePage }) {
	const { t } = useTranslation("service");
	const [first] = page.people;
	return (
		<>
			<PageSection id={anchors.service.audience} heading={t("audience")} beside folded open ruled>
				<Prose html={page.audience} className="prose-columns" />
			</PageSection>
			<PageSection id={anchors.service.matters} heading={t("matters")} beside folded ruled>
				<ul className="grid gap-x-12 md:grid-cols-2">
					{page.matters.map(({ title, text }) => (
						<li
							key={title}
							className="border-t border-(--hairline) py-3 first:border-0 first:pt-0! md:py-4 md:nth-2:border-0 md:nth-2:pt-0! lg:py-5"
						>
							<h3 className="text-h3">{title}</h3>
							<p className="mt-1.5 text-gris">{text}</p>
						</li>
					))}
				</ul>
			</PageSection>
			<PageSection id={anchors.service.steps} heading={t("steps")} note={t("stepsNote")} repeated folded ruled>
				<StepList steps={page.steps} laws={lawsOf(page)} axis={page.axis} />
				{first ? <CallLine person={first} className="mt-8" /> : null}
			</PageSection>
			<PageSection id={anchors.service.documents} heading={t("documents")} beside folded ruled>
				<ul className="plate gap-x-12 rounded-plate bg-cal p-7 pb-4 sm:columns-2 lg:p-10 lg:pb-7">
					{page.documents.map((document) => (
						<li key={document} className="flex break-inside-avoid gap-3 pb-3">
							<span aria-hidden="true" className="mt-[0.72em] h-px w-4 shrink-0 bg-bayou" />
							{document}
						</li>
					))}
				</ul>
			</PageSection>
			{page.differences ? <Differences differences={page.differences} /> : null}
		</>
	);
}
