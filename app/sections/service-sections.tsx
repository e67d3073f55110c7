import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import { formatList } from "../site/format/list.ts";
import type { ServicePage } from "../site/loaders/service-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { FoldedText } from "../ui/folded-text.tsx";
import { Prose } from "../ui/prose.tsx";
import { CallLine } from "./call-line.tsx";
import { Comparison } from "./comparison.tsx";
import { Contents } from "./contents.tsx";
import { PageSection } from "./page-section.tsx";
import { QuestionList } from "./question-list.tsx";
import { ReviewNote } from "./review-note.tsx";
import { SampleFees } from "./sample-fees.tsx";
import { StepList } from "./step-list.tsx";

/** As wide as the page on a desk: over the three columns of the contents too. */
const overTheList = "lg:ml-[calc((100%+var(--spacing-gap))/-3)]";

/** A practice area, from who it is for to its questions, beside a list of these sections. */
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
		<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-12 lg:grid-cols-12 lg:pt-20">
			<Contents
				title={t("contents")}
				entries={[...practice, ...differences, ...page.sections, part("fees"), part("questions")]}
				className="mb-14 max-md:hidden lg:focus-within:z-1 lg:col-span-3 lg:mb-0 lg:self-start lg:pr-8"
			/>
			<div className="min-w-0 lg:col-span-9">
				<Practice page={page} />
				{page.sections.map(({ id, heading, body, marked }) => (
					<PageSection
						key={id}
						id={id}
						heading={heading}
						marked={marked}
						beside={marked}
						repeated={!marked}
						folded="tablet"
						className={marked ? overTheList : ""}
					>
						<Prose html={body} className={marked ? "lg:[&>ul]:columns-2 lg:[&>ul]:gap-x-12" : "prose-wide"} />
					</PageSection>
				))}
				<PageSection id={anchors.service.fees} heading={t("fees")} repeated folded="tablet">
					<Prose html={page.fees} className="max-w-text" />
					<SampleFees sampleFees={page.sampleFees} />
				</PageSection>
				<PageSection id={anchors.service.questions} heading={t("questions")} repeated folded="tablet">
					<div itemScope itemType="https://schema.org/FAQPage">
						<QuestionList questions={page.questions} />
					</div>
				</PageSection>
				<ReviewNote
					review={page.review}
					sources={page.sources}
					sample={page.sample}
					className="mt-8 mb-14 md:mt-0 lg:mb-section"
				/>
			</div>
		</div>
	);
}

function Differences({ differences: { between, rows } }: { differences: NonNullable<ServicePage["differences"]> }) {
	const { t } = useTranslation("service");
	const heading = t("differences", { places: formatList(between, useLocale()) });
	return (
		<PageSection
			id={anchors.service.differences}
			heading={heading}
			repeated
			folded
			// The list of the sections, which stays, passes under it.
			className={`lg:relative lg:border-t lg:border-(--hairline) lg:bg-papel lg:pt-10 ${overTheList}`}
		>
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
			<PageSection id={anchors.service.audience} heading={t("audience")} repeated>
				<Prose html={page.audience} className="max-w-text text-lead" />
			</PageSection>
			<PageSection id={anchors.service.matters} heading={t("matters")} repeated>
				<ul className="grid gap-x-12 border-t border-(--hairline) sm:grid-cols-2">
					{page.matters.map(({ title, text }) => (
						<li key={title} className="border-b border-(--hairline)">
							<FoldedText title={title} text={text} />
						</li>
					))}
				</ul>
			</PageSection>
			<PageSection id={anchors.service.steps} heading={t("steps")} note={t("stepsNote")} repeated>
				<StepList steps={page.steps} laws={lawsOf(page)} axis={page.axis} folded />
				{first ? <CallLine person={first} className="mt-8" /> : null}
			</PageSection>
			<PageSection id={anchors.service.documents} heading={t("documents")} repeated folded>
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
