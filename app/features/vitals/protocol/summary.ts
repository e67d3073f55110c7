import { buckets, type MetricName, thresholds } from "./report.ts";

/** The summary of a histogram. Values are in the metric's own unit: milliseconds, or none for CLS. */
export interface MetricSummary {
	samples: number;
	/** The value that three of four visits do not exceed, estimated within its bucket. */
	p75: number;
	/** Shares of all samples, from 0 to 1; the rest is poor. */
	good: number;
	middling: number;
}

/**
 * Summarizes a histogram.
 * @param counts samples by bucket; missing buckets are empty
 * @returns `undefined` if there are no samples
 */
export function summarise(metric: MetricName, counts: ReadonlyMap<number, number>): MetricSummary | undefined {
	const bounds = buckets[metric];
	const samples = [...counts.values()].reduce((sum, count) => sum + count, 0);
	if (samples === 0) return undefined;
	const upTo = (limit: number) =>
		[...counts].reduce((sum, [bucket, count]) => sum + ((bounds[bucket] ?? Infinity) <= limit ? count : 0), 0);
	const { good, poor } = thresholds[metric];
	return {
		samples,
		p75: percentile(bounds, counts, samples * 0.75),
		good: upTo(good) / samples,
		middling: (upTo(poor) - upTo(good)) / samples,
	};
}

/**
 * The value at a rank, assuming a bucket's samples are evenly distributed. Above the last bound, only the bound is
 * known.
 */
function percentile(bounds: readonly number[], counts: ReadonlyMap<number, number>, rank: number): number {
	let before = 0;
	for (const [bucket, upper] of bounds.entries()) {
		const count = counts.get(bucket) ?? 0;
		if (count > 0 && before + count >= rank) {
			const lower = bounds[bucket - 1] ?? 0;
			return lower + ((rank - before) / count) * (upper - lower);
		}
		before += count;
	}
	return bounds.at(-1) ?? 0;
}
