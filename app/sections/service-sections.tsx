import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import { formatList } from "../site/format/list.ts";
import type { ServicePage } from "../site/loaders/service-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { CaretDown } from "../ui/icons.ts";
import { Prose } from "../ui/prose.tsx";
import { CallLine } from "./call-line.tsx";
import { Comparison } from "./comparison.tsx";
import { Contents } from "./contents.tsx";
import { PhoneButton } from "./hero-actions.tsx";
import { PageSection, type PageSectionProps } from "./page-section.tsx";
import { QuestionList } from "./question-list.tsx";
import { ReviewNote } from "./review-note.tsx";
import { SampleFees } from "./sample-fees.tsx";
import { StepList } from "./step-list.tsx";

interface Part extends Pick<PageSectionProps, "id" | "note" | "brief" | "group" | "ground" | "repeated"> {
	heading: string;
	children: ReactNode;
}

/** A practice area under a list of its parts. */
export function ServiceSections({ page }: { page: ServicePage }) {
	const { t } = useTranslation("service");
	const parts = useParts(page);
	return (
		<div className="mx-auto max-w-page px-edge pt-12 md:pt-10 lg:pt-14">
			<Contents beside title={t("contents")} entries={parts} className="mb-10 lg:mb-14" />
			{parts.map((part, index) => (
				<PageSection
					key={part.id}
					{...part}
					beside={!part.repeated}
					folded
					open={index === 0 || part.ground === "noche"}
					// A ground divides what stands on it from both its neighbours.
					ruled={!part.ground && !parts[index - 1]?.ground}
				/>
			))}
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

/** In the order of a reader's worry: what to do now, how long it takes and under whose law; then what the firm does and for how much. */
function useParts(page: ServicePage): Part[] {
	const { t } = useTranslation("service");
	const locale = useLocale();
	const own = (name: Exclude<keyof typeof anchors.service, "differences">) => ({
		id: anchors.service[name],
		heading: t(name),
	});
	const { differences } = page;
	const compared = t("differences", { places: formatList(differences?.between ?? [], locale) });
	const written = (wanted: boolean) => page.sections.filter(({ marked }) => marked === wanted);
	return [
		...written(true).map(
			({ id, heading, body, brief }): Part => ({
				id,
				heading,
				ground: "noche",
				children: <Urgent body={body} brief={brief} />,
			}),
		),
		{
			...own("steps"),
			group: t("process"),
			brief: t("stepsBrief", { count: page.steps.length }),
			note: t("stepsNote"),
			ground: "niebla",
			repeated: true,
			children: <Steps page={page} />,
		},
		...(differences
			? [
					{
						id: anchors.service.differences,
						heading: compared,
						brief: String(differences.rows.length),
						repeated: true,
						children: (
							<Comparison caption={compared} topic={t("topic")} columns={differences.between} rows={differences.rows} />
						),
					},
				]
			: []),
		...written(false).map(({ id, heading, body }) => ({
			id,
			heading,
			children: <Prose html={body} className="prose-columns" />,
		})),
		{
			...own("documents"),
			brief: String(page.documents.length),
			ground: "cal",
			children: <Documents documents={page.documents} />,
		},
		{
			...own("matters"),
			group: t("service"),
			brief: String(page.matters.length),
			children: (
				<>
					<Matters matters={page.matters} />
					<div id={anchors.service.audience} className="mt-4 border-t border-(--hairline) pt-6">
						<h3 className="mb-3 text-h3">{t("audience")}</h3>
						<Prose html={page.audience} className="prose-columns" />
					</div>
				</>
			),
		},
		{
			...own("fees"),
			brief: page.feesFrom,
			ground: "niebla",
			children: <Fees page={page} />,
		},
		{
			...own("questions"),
			brief: String(page.questions.length),
			children: (
				<div itemScope itemType="https://schema.org/FAQPage">
					<QuestionList questions={page.questions} />
				</div>
			),
		},
	];
}

/** The laws under which stages take different times, the one above the line first. */
function lawsOf({ steps, differences }: ServicePage): string[] {
	const drawn = new Set(steps.flatMap(({ bars }) => bars.flatMap(({ law }) => law ?? [])));
	const order = differences?.between ?? [];
	return [...drawn].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** A few entries under large names; what is long is read in three of them, with the whole folded under these. */
function Urgent({ body, brief }: Pick<ServicePage["sections"][number], "body" | "brief">) {
	const { t } = useTranslation("service");
	if (!brief) return <Prose html={body} className="urgent cells" />;
	return (
		<>
			<Prose html={brief} className="cells deadlines" />
			<details className="mt-3 md:mt-6">
				<summary className="flex min-h-11 items-center gap-2 font-semibold">
					{t("whole")}
					<CaretDown aria-hidden="true" />
				</summary>
				<Prose html={body} className="prose-wide mt-3" />
			</details>
		</>
	);
}

function Steps({ page }: { page: ServicePage }) {
	const [first] = page.people;
	return (
		<>
			<StepList steps={page.steps} laws={lawsOf(page)} axis={page.axis} />
			{first ? <CallLine person={first} className="mt-8" /> : null}
		</>
	);
}

/** What they begin at, large and beside the phone where there is room; on a phone it stands beside the heading. */
function Fees({ page: { fees, feesFrom, phone, sampleFees } }: { page: ServicePage }) {
	return (
		<>
			<div className="mb-8 flex items-center justify-between gap-6 max-md:hidden">
				{feesFrom ? (
					<p className="font-display text-tile text-noche first-letter:uppercase lg:text-h2">{feesFrom}</p>
				) : null}
				<PhoneButton phone={phone} look="quiet" />
			</div>
			<Prose html={fees} className="prose-columns" />
			<SampleFees sampleFees={sampleFees} />
		</>
	);
}

function Documents({ documents }: Pick<ServicePage, "documents">) {
	return (
		<ul className="-mb-3 gap-x-12 sm:columns-2">
			{documents.map((document) => (
				<li key={document} className="flex break-inside-avoid gap-3 pb-3">
					<span aria-hidden="true" className="mt-[0.72em] h-px w-4 shrink-0 bg-bayou" />
					{document}
				</li>
			))}
		</ul>
	);
}

function Matters({ matters }: Pick<ServicePage, "matters">) {
	return (
		<ul className="grid gap-x-12 md:grid-cols-2">
			{matters.map(({ title, text }) => (
				<li
					key={title}
					className="border-t border-(--hairline) py-3 first:border-0 first:pt-0! md:py-4 md:nth-2:border-0 md:nth-2:pt-0! lg:py-5"
				>
					<h3 className="text-h3">{title}</h3>
					<p className="mt-1.5 text-gris">{text}</p>
				</li>
			))}
		</ul>
	);
}
