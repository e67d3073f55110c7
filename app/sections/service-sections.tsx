import { useTranslation } from "react-i18next";
import { anchors } from "../site/corpus/anchors.ts";
import { formatList } from "../site/format/list.ts";
import type { ServicePage } from "../site/loaders/service-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { CaretDown } from "../ui/icons.ts";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { CallLine } from "./call-line.tsx";
import { Comparison } from "./comparison.tsx";
import { Contents } from "./contents.tsx";
import { PhoneButton } from "./hero-actions.tsx";
import { PageSection, type PageSectionProps } from "./page-section.tsx";
import { QuestionList } from "./question-list.tsx";
import { ReviewNote } from "./review-note.tsx";
import { SampleFees } from "./sample-fees.tsx";
import { StepList } from "./step-list.tsx";

/** So many questions stand in sight, the others behind a control. */
const shownQuestions = 6;

interface Part extends PageSectionProps {
	heading: string;
}

/** A practice area under a list of its parts: what is urgent in large letters, what is quiet in a pair. */
export function ServiceSections({ page }: { page: ServicePage }) {
	const { t } = useTranslation("service");
	const { before, pair, after } = useParts(page);
	const section = (part: Part) => <PageSection key={part.id} {...part} folded />;
	return (
		<div className="mx-auto max-w-page px-edge">
			<Contents beside title={t("contents")} entries={[...before, ...pair, ...after]} className="py-6 lg:py-8" />
			{before.map(section)}
			<div className="band ground-cal pair">{pair.map(section)}</div>
			{after.map(section)}
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

/**
 * In the order of a reader's worry: how long it takes, what to do now and under whose law; then what the firm does. Its
 * price is above. What one brings is short, and so is the text above it: they make a pair.
 */
function useParts(page: ServicePage): Record<"before" | "pair" | "after", Part[]> {
	const { t } = useTranslation("service");
	const own = (name: Exclude<keyof typeof anchors.service, "differences">) => ({
		id: anchors.service[name],
		heading: t(name),
	});
	const differences = useDifferences(page);
	const written = (wanted: boolean) => page.sections.filter(({ marked }) => marked === wanted);
	const texts = written(false).map(
		({ id, heading, body }): Part => ({
			id,
			heading,
			beside: true,
			ruled: true,
			children: <Prose html={body} className="prose-columns" />,
		}),
	);
	const short = texts.splice(-1).map((part) => ({ ...part, beside: false, ruled: false }));
	return {
		before: [
			{
				...own("steps"),
				brief: t("stepsBrief", { count: page.steps.length }),
				note: t("stepsNote"),
				ground: "niebla",
				repeated: true,
				open: !page.sections.some(({ marked }) => marked),
				children: <Steps page={page} />,
			},
			...written(true).map(
				({ id, heading, body, brief }): Part => ({
					id,
					heading,
					ground: "noche",
					open: true,
					children: <Urgent body={body} brief={brief} />,
				}),
			),
			...differences,
			...texts,
		],
		pair: [
			...short,
			{
				...own("documents"),
				beside: short.length === 0,
				brief: String(page.documents.length),
				children: <Documents documents={page.documents} />,
			},
		],
		after: [
			{
				...own("matters"),
				group: t("service"),
				beside: "desk",
				brief: String(page.matters.length),
				children: <Matters page={page} />,
			},
			{
				...own("questions"),
				beside: true,
				ruled: true,
				brief: String(page.questions.length),
				children: (
					<div itemScope itemType="https://schema.org/FAQPage">
						<QuestionList questions={page.questions} shown={shownQuestions} />
					</div>
				),
			},
		],
	};
}

/** What changes from one law to another, where there is such a thing. */
function useDifferences({ differences }: ServicePage): Part[] {
	const { t } = useTranslation("service");
	const locale = useLocale();
	if (!differences) return [];
	const { between, rows } = differences;
	const heading = t("differences", { places: formatList(between, locale) });
	return [
		{
			id: anchors.service.differences,
			heading,
			group: t("process"),
			brief: String(rows.length),
			repeated: true,
			children: <Comparison caption={heading} topic={t("topic")} columns={between} rows={rows} />,
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

/** What it costs, before all else: the figure they begin at, large, and how they are made up folded under it. */
export function ServiceFees({ page: { fees, feesFrom, phone, sampleFees } }: { page: ServicePage }) {
	const { t } = useTranslation("service");
	const id = anchors.service.fees;
	return (
		<section aria-labelledby={`${id}-heading`} className="on-light pt-7 md:bg-cal md:py-9 lg:py-12">
			<div className="mx-auto grid max-w-page gap-x-gap px-edge md:grid-cols-12">
				<SectionHeading
					id={`${id}-heading`}
					text={t("fees")}
					className="text-h3 text-noche md:col-span-4 lg:col-span-3 lg:text-part"
				/>
				<div className="md:col-span-8 lg:col-span-9">
					{feesFrom ? (
						<div className="flex items-center justify-between gap-6 max-md:mt-1">
							<p className="display text-[clamp(2.25rem,1.35rem+3vw,4.25rem)]/[1.05] text-noche first-letter:uppercase">
								{feesFrom}
							</p>
							<div className="max-xl:hidden">
								<PhoneButton phone={phone} look="quiet" />
							</div>
						</div>
					) : null}
					<details open={!feesFrom}>
						<summary className="flex min-h-11 items-center gap-2 font-semibold">
							{t("feesWhole")}
							<CaretDown aria-hidden="true" />
						</summary>
						<div id={id} className="scroll-mt-40 py-3">
							<Prose html={fees} className="prose-columns" />
							<SampleFees sampleFees={sampleFees} />
						</div>
					</details>
				</div>
			</div>
		</section>
	);
}

function Documents({ documents }: Pick<ServicePage, "documents">) {
	return (
		<ul className="documents">
			{documents.map((document) => (
				<li key={document}>{document}</li>
			))}
		</ul>
	);
}

/** What the firm takes on, and beside it for whom. */
function Matters({ page: { matters, audience } }: { page: ServicePage }) {
	const { t } = useTranslation("service");
	return (
		<div className="matters">
			<ul>
				{matters.map(({ title, text }) => (
					<li key={title}>
						<h3 className="text-h3">{title}</h3>
						<p className="mt-1.5 text-gris">{text}</p>
					</li>
				))}
			</ul>
			<div id={anchors.service.audience}>
				<h3 className="text-h3">{t("audience")}</h3>
				<Prose html={audience} />
			</div>
		</div>
	);
}
