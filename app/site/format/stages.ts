/** How long a stage takes, in days from the least to the most: everywhere, or under a law. */
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
	/** It lasts longer than the drawing shows: its bar is broken before the end. */
	cut?: true;
}

/** The scale of a drawing: its marks in its units, each with how many of these have passed. */
export interface Axis {
	unit: "weeks" | "months";
	marks: { at: number; count: number }[];
	/** Where a bar is cut: what the drawing ends with, beyond the break. */
	end?: number;
}

const width = 600;
/** Narrower than this a stage would not be seen. */
const narrowest = 4;
/** A last stage that takes so many times what all before it take would leave them specks: it is cut. */
const dwarfs = 4;
/** Of the drawing, what is left to the stages before one that is cut, and where its solid part ends. */
const room = { before: 0.7, solid: 0.92 } as const;

/**
 * Stages one after the other, to scale: each begins when those before it may be over at the soonest. A last one that is
 * several times as long as all the others together is cut off at the end of the drawing.
 *
 * @returns undefined when nothing is known of how long any of them takes
 */
export function scaleOf(stages: readonly (readonly Lasting[])[]): Stage[][] | undefined {
	const extent = extentOf(stages);
	if (!extent) return undefined;
	const { starts, scale, isCut } = extent;
	const long = (days: number) => Math.max(narrowest, Math.round((days / scale) * width));
	return stages.map((lasts, index) => {
		const start = Math.min(width - narrowest, Math.round(((starts[index] ?? 0) / scale) * width));
		if (isCut && index === stages.length - 1) {
			const most = width - start;
			return lasts.map(({ law }) => ({
				law,
				start,
				least: Math.round(width * room.solid) - start,
				most,
				cut: true as const,
			}));
		}
		return lasts.map(({ law, least, most }) => ({ law, start, least: long(least), most: long(most) }));
	});
}

/** Days of what an axis counts, how many of them may lie between two marks, and how many marks have room. */
const units = { weeks: 7, months: 365 / 12 } as const;
const steps = [1, 2, 3, 6, 12, 24] as const;
const mostMarks = 5;
/** A drawing of fewer days is counted in weeks. */
const short = 60;

/** The axis of the same drawing; before a bar that is cut its marks end, and what the bar reaches is said at the end. */
export function axisOf(stages: readonly (readonly Lasting[])[]): Axis | undefined {
	const extent = extentOf(stages);
	if (!extent) return undefined;
	const { scale, isCut, end } = extent;
	const unit = scale < short ? "weeks" : "months";
	const shown = Math.floor((scale * (isCut ? room.before + 0.05 : 1)) / units[unit]);
	const step = steps.find((each) => shown / each <= mostMarks) ?? Math.ceil(shown / mostMarks);
	const marks = Array.from({ length: Math.floor(shown / step) + 1 }, (_, index) => {
		const count = index * step;
		return { at: Math.round(((count * units[unit]) / scale) * width), count };
	});
	return { unit, marks, ...(isCut && { end: Math.round(end / units[unit]) }) };
}

/** When each stage may begin, the days that the drawing is wide, and whether the last one goes on after it. */
function extentOf(stages: readonly (readonly Lasting[])[]) {
	let soonest = 0;
	const starts: number[] = [];
	const ends: number[] = [];
	for (const lasts of stages) {
		starts.push(soonest);
		ends.push(Math.max(0, ...lasts.map(({ most }) => soonest + most)));
		soonest += Math.max(0, ...lasts.map(({ least }) => least));
	}
	const end = Math.max(0, ...ends);
	if (end === 0) return undefined;
	const before = Math.max(0, ...ends.slice(0, -1));
	const isCut = before > 0 && end > dwarfs * before;
	return { starts, end, isCut, scale: isCut ? before / room.before : end };
}
