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
}

const width = 600;
/** Narrower than this a stage would not be seen. */
const narrowest = 4;

/**
 * Stages one after the other, to scale: each begins when those before it may be over at the soonest.
 *
 * @returns undefined when nothing is known of how long any of them takes
 */
export function scaleOf(stages: readonly (readonly Lasting[])[]): Stage[][] | undefined {
	let soonest = 0;
	let end = 0;
	const starts = stages.map((lasts) => {
		const start = soonest;
		soonest += Math.max(0, ...lasts.map(({ least }) => least));
		end = Math.max(end, ...lasts.map(({ most }) => start + most));
		return start;
	});
	if (end === 0) return undefined;
	const long = (days: number) => Math.max(narrowest, Math.round((days / end) * width));
	return stages.map((lasts, index) =>
		lasts.map(({ law, least, most }) => ({
			law,
			start: Math.min(width - narrowest, Math.round(((starts[index] ?? 0) / end) * width)),
			least: long(least),
			most: long(most),
		})),
	);
}
