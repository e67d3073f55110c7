import type { Stage } from "../site/format/stages.ts";
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
const besideBar = "lg:col-span-1 lg:col-start-2 lg:row-start-2";
/** Without bars a stage takes one row: its name, how long it takes, what happens. */
const inRow = "lg:col-span-1 lg:col-start-4 lg:row-start-1 lg:mt-0.5";
/** The fold's content stands there too; where nothing is folded the fold is no box at all. */
const through = "details-content:col-span-2 details-content:col-start-2 md:details-content:contents";

interface StepListProps {
	steps: Step[];
	laws?: string[];
	/** On a phone a stage is its name, how long it takes and its bar; a tap unfolds what happens in it. */
	folded?: boolean;
}

/** Stages of a matter, in order; where it is known how long they take, each is drawn to the scale of all of them. */
export function StepList({ steps, laws = [], folded = false }: StepListProps) {
	const isDrawn = steps.some(({ bars = [] }) => bars.length > 0);
	return (
		<>
			<BorderLine className="h-6" />
			<ol>
				{steps.map(({ title, time, text, bars = [] }, index) => {
					const told = (
						<p className={`mt-1.5 max-w-text text-(--quiet) ${place} ${isDrawn ? besideBar : inRow}`}>{text}</p>
					);
					return (
						<li
							key={title}
							className={`relative grid grid-cols-[2rem_1fr_auto] gap-x-3 border-b border-(--hairline) py-4 md:gap-x-6 lg:py-5 ${isDrawn ? "lg:grid-cols-[2rem_1fr_20rem] lg:grid-rows-[auto_1fr]" : "lg:grid-cols-[2rem_4fr_2fr_6fr]"}`}
						>
							<span aria-hidden="true" className="font-display text-h3 text-bayou">
								{index + 1}
							</span>
							<h3 className="text-h3">{title}</h3>
							<div
								className={`col-span-2 col-start-2 row-start-2 mt-1 lg:col-span-1 lg:col-start-3 lg:row-start-1 ${isDrawn ? "lg:row-span-2" : "lg:mt-0.5"}`}
							>
								<p className="font-semibold">{time}</p>
								{bars.length > 0 ? <StageBar stage={bars} laws={laws} /> : null}
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
		</>
	);
}

/** Above the line, on it and below it. */
const lanes = { above: 3, middle: 8, below: 13 } as const;
/** In the units of the drawing, which is as high as so many pixels, and about half as wide. */
const bar = { height: 8, shortest: 11 };

/** Two slanted strokes through a bar that goes on longer than the drawing. */
const breakIn = (x: number, y: number) =>
	[-14, 2].map((left) => `M${x + left} ${y + bar.height}l8 -${bar.height}h6l-8 ${bar.height}z`).join("");

/** A stage on the line: solid as long as it takes at the least, pale up to the most. */
function StageBar({ stage, laws }: { stage: Stage[]; laws: string[] }) {
	return (
		<svg
			viewBox="0 0 600 24"
			preserveAspectRatio="none"
			aria-hidden="true"
			className="mt-2 h-6 w-full overflow-visible"
		>
			<rect width="600" height="24" className="fill-niebla" />
			<rect y="11.5" width="600" height="1" className="fill-(--hairline)" />
			{stage.map(({ law, start, least, most, cut }) => {
				const y = lanes[law === undefined ? "middle" : law === laws[0] ? "above" : "below"];
				return (
					<g key={law ?? ""} className="fill-petroleo">
						<rect x={start} y={y} width={Math.max(most, bar.shortest)} height={bar.height} opacity="0.3" />
						<rect x={start} y={y} width={Math.max(least, bar.shortest)} height={bar.height} />
						{cut ? <path d={breakIn(start + least, y)} className="fill-niebla" /> : null}
					</g>
				);
			})}
		</svg>
	);
}
