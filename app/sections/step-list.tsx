import { type Lasting, type Stage, scaleOf } from "../site/format/stages.ts";
import { BorderLine } from "./border-line.tsx";

interface Step {
	title: string;
	time: string;
	text: string;
	lasts?: Lasting[];
}

/** Stages of a matter, in order; where it is known how long they take, each is drawn to the scale of all of them. */
export function StepList({ steps, laws = [] }: { steps: Step[]; laws?: string[] }) {
	const stages = scaleOf(steps.map(({ lasts = [] }) => lasts));
	return (
		<>
			<BorderLine className="h-6" />
			<ol>
				{steps.map(({ title, time, text }, index) => (
					<li
						key={title}
						className="grid grid-cols-[2rem_1fr] gap-x-3 border-b border-(--hairline) py-4 md:gap-x-6 lg:py-5 lg:grid-cols-[2rem_1fr_20rem]"
					>
						<span aria-hidden="true" className="font-display text-h3 text-bayou">
							{index + 1}
						</span>
						<div>
							<h3 className="text-h3">{title}</h3>
							<p className="mt-1.5 max-w-prose text-(--quiet)">{text}</p>
						</div>
						<div className="col-start-2 mt-2 lg:col-start-3 lg:mt-1">
							<p className="font-semibold">{time}</p>
							{stages?.[index]?.length ? <StageBar stage={stages[index]} laws={laws} /> : null}
						</div>
					</li>
				))}
			</ol>
		</>
	);
}

/** Above the line, on it and below it. */
const lanes = { above: 3, middle: 8, below: 13 } as const;
/** In the units of the drawing, which is as high as so many pixels, and about half as wide. */
const bar = { height: 8, shortest: 11 };

/** A stage on the line: solid as long as it takes at the least, pale up to the most. */
function StageBar({ stage, laws }: { stage: Stage[]; laws: string[] }) {
	return (
		<svg
			viewBox="0 0 600 24"
			preserveAspectRatio="none"
			aria-hidden="true"
			className="mt-2 h-6 w-full overflow-visible"
		>
			<rect y="11.5" width="600" height="1" className="fill-(--hairline)" />
			{stage.map(({ law, start, least, most }) => {
				const y = lanes[law === undefined ? "middle" : law === laws[0] ? "above" : "below"];
				return (
					<g key={law ?? ""} className="fill-petroleo">
						<rect x={start} y={y} width={Math.max(most, bar.shortest)} height={bar.height} opacity="0.3" />
						<rect x={start} y={y} width={Math.max(least, bar.shortest)} height={bar.height} />
					</g>
				);
			})}
		</svg>
	);
}
