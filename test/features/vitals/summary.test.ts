import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bucketOf, buckets, metricNames, thresholds } from "../../../app/features/vitals/protocol/report.ts";
import { summarise } from "../../../app/features/vitals/protocol/summary.ts";

function histogram(metric: (typeof metricNames)[number], values: readonly number[]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const value of values) {
		const bucket = bucketOf(metric, value);
		counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
	}
	return counts;
}

describe.each(metricNames)("%s", (metric) => {
	test("has its thresholds among its bounds, which ascend", () => {
		expect(buckets[metric]).toEqual(buckets[metric].toSorted((a, b) => a - b));
		expect(buckets[metric]).toContain(thresholds[metric].good);
		expect(buckets[metric]).toContain(thresholds[metric].poor);
	});

	test("keeps the shares of good and poor exact, whatever the values", () => {
		const top = (buckets[metric].at(-1) ?? 1) * 2;
		fc.assert(
			fc.property(fc.array(fc.double({ min: 0, max: top, noNaN: true }), { minLength: 1 }), (values) => {
				const found = summarise(metric, histogram(metric, values));
				const share = (limit: number) => values.filter((value) => value <= limit).length / values.length;
				expect(found?.samples).toBe(values.length);
				expect(found?.good).toBeCloseTo(share(thresholds[metric].good));
				expect((found?.good ?? 0) + (found?.middling ?? 0)).toBeCloseTo(share(thresholds[metric].poor));
			}),
		);
	});

	test("estimates the 75th percentile within the bucket where it lies", () => {
		const bounds = buckets[metric];
		fc.assert(
			fc.property(fc.array(fc.double({ min: 0, max: bounds.at(-1) ?? 1, noNaN: true }), { minLength: 1 }), (values) => {
				const sorted = values.toSorted((a, b) => a - b);
				const exact = sorted[Math.ceil(values.length * 0.75) - 1] ?? 0;
				const bucket = bucketOf(metric, exact);
				const p75 = summarise(metric, histogram(metric, values))?.p75 ?? Number.NaN;
				expect(p75).toBeGreaterThanOrEqual(bounds[bucket - 1] ?? 0);
				expect(p75).toBeLessThanOrEqual(bounds[bucket] ?? Infinity);
			}),
		);
	});
});

test("no samples, no summary; above the last bound the bound is all that is known", () => {
	expect(summarise("LCP", new Map())).toBeUndefined();
	expect(summarise("LCP", histogram("LCP", [60_000]))).toEqual({ samples: 1, p75: 10_000, good: 0, middling: 0 });
});
