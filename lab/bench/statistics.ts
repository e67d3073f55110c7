/** The value below which a share of the values lies, from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The median of each figure of several measurements of one thing. */
export function medians<Name extends string>(all: readonly Readonly<Record<Name, number>>[]): Record<Name, number> {
	const names = Object.keys(all[0] ?? {}) as Name[];
	return Object.fromEntries(names.map((name) => [name, median(all.map((each) => each[name]))])) as Record<Name, number>;
}

/** Measures each page as often as asked, all of them by turns, so that they meet the same machine. */
export async function byTurns<Seen>(
	what: string,
	pages: Readonly<Record<string, string>>,
	rounds: number,
	look: (address: string) => Promise<Seen>,
): Promise<[name: string, seen: Seen[]][]> {
	const runs = Object.entries(pages).map(([name, address]) => ({ name, address, seen: [] as Seen[] }));
	for (let round = 1; round <= rounds; round++) {
		for (const { address, seen } of runs) seen.push(await look(address));
		console.log(`${what}: round ${round} of ${rounds}`);
	}
	return runs.map(({ name, seen }) => [name, seen]);
}
