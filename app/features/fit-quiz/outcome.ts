export interface Outcome {
	/** Points from which it holds. */
	from: number;
	title: string;
	/** HTML. */
	text: string;
}

/** The outcome of a quiz: the one with the highest bar that the sum of points reaches. */
export function outcomeOf<Each extends { from: number }>(
	outcomes: readonly Each[],
	points: readonly number[],
): Each | undefined {
	const sum = points.reduce((total, each) => total + each, 0);
	return outcomes.toSorted((a, b) => b.from - a.from).find(({ from }) => sum >= from);
}
