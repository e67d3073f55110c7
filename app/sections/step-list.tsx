import { useTranslation } from "react-i18next";
import type { Axis, Stage } from "../site/format/stages.ts";
import { CaretDown } from "../ui/icons.ts";
import { BorderLine } from "./border-line.tsx";

interface Step {
	title: string;
	time: string;
	text: string;
	/** How long it takes, to the scale of all stages. */
	bars?: Stage[];
}

/** Where what happens in a stage stands in its grid. */
const place = "col-span-2 col-start-2 row-start-3";
/** Beside its bar: on a tablet under its name, on a desk in a column of its own. */
const besideBar = "md:col-span-1 md:col-start-2 md:row-start-2 lg:col-start-3 lg:row-start-1 lg:mt-0.5";
/** Without bars a stage takes one row: its name, how long it takes, what happens. */
const inRow = "lg:col-span-1 lg:col-start-4 lg:row-start-1 lg:mt-0.5";
/** The columns of stages with bars; on a desk their text begins where that of a comparison does. */
const columns = "md:grid-cols-[2rem_1fr_15rem] lg:grid-cols-[2rem_calc(25.5%-5rem)_1fr_40%]";
/** The fold's content stands there too; where nothing is folded the fold is no box at all. */
const through = "details-content:col-span-2 details-content:col-start-2 md:details-content:contents";

interface StepListProps {
	steps: Step[];
	laws?: string[];
	/** The scale of the bars. */
	axis?: Axis | undefined;
	/** On a phone a stage is its name, how long it takes and its bar; a tap unfolds what happens in it. */
	folded?: boolean;
}

/** Stages of a matter, in order; where it is known how long they take, each is drawn to the scale of all of them. */
export function StepList({ steps, laws = [], axis, folded = false }: StepListProps) {
	const isDrawn = steps.some(({ bars = [] }) => bars.length > 0);
	return (
		<>
			<BorderLine className="h-6" />
			<div>
				{axis ? <Scale axis={axis} laws={laws} /> : null}
				<ol>
					{steps.map(({ title, time, text, bars = [] }, index) => {
						const told = (
							<p className={`mt-1.5 max-w-text text-(--quiet) ${place} ${isDrawn ? besideBar : inRow}`}>{text}</p>
						);
						return (
							<li
								key={title}
								className={`relative grid grid-cols-[2rem_1fr_auto] gap-x-3 border-b border-(--hairline) py-4 md:gap-x-6 lg:py-5 ${isDrawn ? `md:grid-rows-[auto_1fr] lg:grid-rows-[auto] ${columns}` : "lg:grid-cols-[2rem_4fr_2fr_6fr]"}`}
							>
								<span aria-hidden="true" className="font-display text-h3 text-bayou">
									{index + 1}
								</span>
								<h3 className="text-h3">{title}</h3>
								<div
									className={`col-span-2 col-start-2 row-start-2 mt-1 ${isDrawn ? "md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 md:flex md:flex-col-reverse md:justify-end md:gap-y-2 lg:col-start-4 lg:row-span-1" : "lg:col-span-1 lg:col-start-3 lg:row-start-1 lg:mt-0.5"}`}
								>
									<p className="font-semibold">{time}</p>
									{bars.length > 0 ? <StageBar stage={bars} laws={laws} axis={axis} /> : null}
								</div>
								{folded ? (
									<details className={`fold contents ${through}`}>
										{/* The whole stage is what one taps. */}
										<summary className="col-start-3 row-start-1 flex pt-1.5 after:absolute after:inset-0">
											<span className="sr-only">{title}</span>
											<CaretDown aria-hidden="true" className="text-(--accent)" />
										</summary>
										{told}
									</details>
								) : (
									told
								)}
							</li>
						);
					})}
				</ol>
			</div>
		</>
	);
}

/** A stage under one law stands above another's; one that is the same everywhere takes the middle. In pixels. */
const lanes = {
	first: { y: 1, height: 10, look: "fill-petroleo" },
	second: { y: 13, height: 10, look: "fill-cantera" },
	everywhere: { y: 5, height: 14, look: "fill-petroleo" },
} as const;

const laneOf = (law: string | undefined, laws: string[]) =>
	lanes[law === undefined ? "everywhere" : law === laws[0] ? "first" : "second"];

/** In the units of the drawing, which are about half a pixel wide. */
const drawing = { width: 600, shortest: 11 };

/** Over the bars: which law is drawn in which colour, and how many months or weeks have passed. It stays in sight of the last of them. */
function Scale({ axis: { unit, marks, end }, laws }: { axis: Axis; laws: string[] }) {
	const { t } = useTranslation();
	const last = marks.length - 1;
	// The end's own label needs the last part.
	const labelled = marks.filter(({ at }) => end === undefined || at < drawing.width * 0.55);
	const said = (count: number) => t(unit === "months" ? "axis.months" : "axis.weeks", { count });
	return (
		<div
			aria-hidden="true"
			className={`grid grid-cols-[2rem_1fr] gap-x-3 gap-y-1 pt-4 text-small text-(--quiet) md:sticky md:top-0 md:z-1 md:gap-x-6 md:border-b md:border-(--hairline) md:bg-(--ground,var(--color-papel)) md:pb-1 ${columns}`}
		>
			{laws.length > 1 ? (
				<ul className="col-start-2 flex flex-wrap gap-x-6 md:justify-end lg:col-start-3">
					{laws.map((law) => (
						<li key={law} className="flex items-center gap-2">
							<svg viewBox="0 0 14 14" aria-hidden="true" className={`size-3.5 ${laneOf(law, laws).look}`}>
								<rect width="14" height="14" />
							</svg>
							{law}
						</li>
					))}
				</ul>
			) : null}
			<svg
				aria-hidden="true"
				className="col-start-2 h-6 w-full overflow-visible fill-current tabular-nums md:col-start-3 lg:col-start-4"
			>
				{labelled.map(({ at, count }, index) => (
					<text
						key={count}
						x={`${(at / drawing.width) * 100}%`}
						y="17"
						textAnchor={index === 0 ? "start" : index === last && at > drawing.width * 0.85 ? "end" : "middle"}
					>
						{index === last && end === undefined ? said(count) : count}
					</text>
				))}
				{end === undefined ? null : (
					<text x="100%" y="17" textAnchor="end">
						… {said(end)}
					</text>
				)}
			</svg>
		</div>
	);
}

/** The line on which a bar lies, with the marks of its scale across it. */
const ruleOf = (axis: Axis | undefined) =>
	[`M0 12H${drawing.width}`, ...(axis?.marks ?? []).map(({ at }) => `M${at} 0v24`)].join("");

/** Two slanted strokes through a bar that goes on longer than the drawing. */
const breakIn = (x: number, y: number, height: number) =>
	[-14, 2].map((left) => `M${x + left} ${y + height}l8 -${height}h6l-8 ${height}z`).join("");

/** A stage on its scale: solid as long as it takes at the least, pale up to the most. */
function StageBar({ stage, laws, axis }: { stage: Stage[]; laws: string[]; axis: Axis | undefined }) {
	return (
		<svg
			viewBox={`0 0 ${drawing.width} 24`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="h-6 w-full overflow-visible max-md:mt-2"
		>
			<path d={ruleOf(axis)} vectorEffect="non-scaling-stroke" className="stroke-(--hairline)" />
			{stage.map(({ law, start, least, most, cut }) => {
				const { y, height, look } = laneOf(law, laws);
				return (
					<g key={law ?? ""} className={look}>
						<rect x={start} y={y} width={Math.max(most, drawing.shortest)} height={height} opacity="0.35" />
						<rect x={start} y={y} width={Math.max(least, drawing.shortest)} height={height} />
						{cut ? <path d={breakIn(start + least, y, height)} className="fill-(--ground,var(--color-papel))" /> : null}
					</g>
				);
			})}
		</svg>
	);
}
