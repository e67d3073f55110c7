/** How long a stage takes, in days from least to most: everywhere, or under one law. */
export interface Lasting {
	law: string | undefined;
	least: number;
	most: number;
}

/** A stage on a drawing that is 600 units wide. */
export interface Stage {
	law: string | undefined;
	start: number;
	least: number;
	most: number;
}

/** The scale of a drawing: its marks in drawing units, each with the weeks or months that have passed. */
export interface Axis {
	unit: "weeks" | "months";
	marks: { at: number; count: number }[];
}

const width = 600;
/** Anything narrower would not be visible. */
const narrowest = 4;

/** From a year on the first weeks would be slivers: the scale is one of square roots, and its marks say so. */
const year = 365;

/** Where a day stands on a drawing that ends with another. */
const placeOf = (days: number, end: number) => Math.round(width * (end > year ? Math.sqrt(days / end) : days / end));

/**
 * Stages in sequence, to one scale: each begins at the earliest time the ones before it can be over.
 *
 * @returns undefined when no stage has a known duration
 */
export function scaleOf(stages: readonly (readonly Lasting[])[]): Stage[][] | undefined {
	const extent = extentOf(stages);
	if (!extent) return undefined;
	const { starts, end } = extent;
	return stages.map((lasts, index) => {
		const begins = starts[index] ?? 0;
		const start = Math.min(width - narrowest, placeOf(begins, end));
		const long = (days: number) => Math.max(narrowest, placeOf(begins + days, end) - placeOf(begins, end));
		return lasts.map(({ law, least, most }) => ({ law, start, least: long(least), most: long(most) }));
	});
}

/** Days per unit of an axis, the units there may be between two marks, and the most marks that fit. */
const units = { weeks: 7, months: year / 12 } as const;
const steps = [1, 2, 3, 6, 12, 24] as const;
/** On a scale of roots the marks stand where there is room for them. */
const rootMarks = [0, 1, 3, 6, 12, 24, 48, 96] as const;
const mostMarks = 5;
/** Drawings of fewer days are counted in weeks. */
const short = 60;

/** The axis of the drawing that {@link scaleOf} lays out. */
export function axisOf(stages: readonly (readonly Lasting[])[]): Axis | undefined {
	const extent = extentOf(stages);
	if (!extent) return undefined;
	const { end } = extent;
	const unit = end < short ? "weeks" : "months";
	const shown = Math.floor(end / units[unit]);
	const step = steps.find((each) => shown / each <= mostMarks) ?? Math.ceil(shown / mostMarks);
	const counts =
		end > year
			? rootMarks.filter((count) => count <= shown)
			: Array.from({ length: Math.floor(shown / step) + 1 }, (_, index) => index * step);
	return { unit, marks: counts.map((count) => ({ at: placeOf(count * units[unit], end), count })) };
}

/** When each stage may begin, and the total days that the drawing spans. */
function extentOf(stages: readonly (readonly Lasting[])[]) {
	let soonest = 0;
	const starts: number[] = [];
	let end = 0;
	for (const lasts of stages) {
		starts.push(soonest);
		end = Math.max(end, ...lasts.map(({ most }) => soonest + most));
		soonest += Math.max(0, ...lasts.map(({ least }) => least));
	}
	return end === 0 ? undefined : { starts, end };
}
