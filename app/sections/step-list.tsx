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

/**
 * Where what is said of a stage stands: its name, how long it takes, its bar and what happens are below each other on a
 * phone. From a tablet on the bar has a column; on a desk the text has one as well, which begins where that of a comparison does.
 */
const drawn = {
	list: "md:grid-cols-[2rem_1fr_40%] lg:grid-cols-[2rem_calc(25.5%-5rem)_1fr_40%]",
	time: "md:col-span-1 md:col-start-3 lg:col-start-4",
	text: "row-start-4 md:col-span-1 md:col-start-2 md:row-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0.5",
};
/** Without bars the text has a column from a tablet on, and a stage takes one row on a desk. */
const undrawn = {
	list: "md:grid-cols-[2rem_4fr_7fr] md:grid-rows-[auto_1fr] lg:grid-cols-[2rem_4fr_2fr_6fr]",
	time: "md:col-span-1 md:col-start-2 lg:col-start-3 lg:row-start-1 lg:mt-0.5",
	text: "row-start-3 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 md:mt-0.5 lg:col-start-4",
};
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
	const place = steps.some(({ bars = [] }) => bars.length > 0) ? drawn : undrawn;
	return (
		<>
			<BorderLine className="h-6" />
			<div>
				{axis ? <Scale axis={axis} laws={laws} /> : null}
				<ol>
					{steps.map(({ title, time, text, bars = [] }, index) => {
						const told = (
							<p className={`col-span-2 col-start-2 mt-1.5 max-w-text text-(--quiet) ${place.text}`}>{text}</p>
						);
						return (
							<li key={title} className={`stage ${place.list}`}>
								<span aria-hidden="true" className="font-display text-h3 text-bayou lg:row-span-2">
									{index + 1}
								</span>
								<h3 className="text-h3 lg:row-span-2">{title}</h3>
								<p className={`col-span-2 col-start-2 row-start-2 mt-1 font-semibold ${place.time}`}>{time}</p>
								{bars.length > 0 ? <StageBar stage={bars} laws={laws} axis={axis} /> : null}
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
const drawing = { width: 600, shortest: 8 };

/** Over the bars: which law is drawn in which colour, and how many months or weeks have passed. It stays in sight of the last of them. */
function Scale({ axis: { unit, marks }, laws }: { axis: Axis; laws: string[] }) {
	const { t } = useTranslation();
	const last = marks.length - 1;
	const lastAt = marks[last]?.at ?? 0;
	/** What ends at the edge takes the room of one close before it. */
	const isAtEdge = lastAt > drawing.width * 0.85;
	const isClose = isAtEdge && lastAt - (marks[last - 1]?.at ?? 0) < drawing.width * 0.27;
	return (
		<div aria-hidden="true" className={`scale ${drawn.list}`}>
			{laws.length > 1 ? (
				<ul className="col-start-2 flex flex-wrap gap-x-6 lg:col-start-3 lg:justify-end">
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
				className="col-start-2 h-6 w-full overflow-visible fill-current tabular-nums md:col-start-3 md:row-start-1 lg:col-start-4"
			>
				{marks.map(({ at, count }, index) =>
					isClose && index === last - 1 ? null : (
						<text
							key={count}
							x={`${(at / drawing.width) * 100}%`}
							y="17"
							textAnchor={index === 0 ? "start" : isAtEdge && index === last ? "end" : "middle"}
							// Beside a phone's drawing there is no room for half of it.
							className={index === last ? "md:[text-anchor:middle]" : undefined}
						>
							{index === last ? t(unit === "months" ? "axis.months" : "axis.weeks", { count }) : count}
						</text>
					),
				)}
			</svg>
		</div>
	);
}

/** The line on which a bar lies, with the marks of its scale across it. */
const ruleOf = (axis: Axis | undefined) =>
	[`M0 12H${drawing.width}`, ...(axis?.marks ?? []).map(({ at }) => `M${at} 0v24`)].join("");

/** A stage on its scale: solid as long as it takes at the least, pale up to the most. */
function StageBar({ stage, laws, axis }: { stage: Stage[]; laws: string[]; axis: Axis | undefined }) {
	return (
		<svg
			viewBox={`0 0 ${drawing.width} 24`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="col-span-2 col-start-2 row-start-3 mt-2 h-6 w-full overflow-visible md:col-span-1 md:col-start-3 md:row-start-1 md:mt-1 md:max-lg:self-end lg:col-start-4 lg:mt-0 lg:mb-2"
		>
			<path d={ruleOf(axis)} vectorEffect="non-scaling-stroke" className="stroke-(--hairline)" />
			{stage.map(({ law, start, least, most }) => {
				const { y, height, look } = laneOf(law, laws);
				return (
					<g key={law ?? ""} className={look}>
						<rect x={start} y={y} width={Math.max(most, drawing.shortest)} height={height} opacity="0.35" />
						<rect x={start} y={y} width={Math.max(least, drawing.shortest)} height={height} />
					</g>
				);
			})}
		</svg>
	);
}
