/**
 * The report a page sends when it is left: how fast it was, and which calls to action were pressed. Shared by both
 * ends. A report contains no address, identifier or text, so it cannot be traced to a visitor.
 */
export interface VitalsReport {
	/** Each metric at most once, with its last value. */
	metrics: Partial<Record<MetricName, number>>;
	/** Presses since the last report. */
	actions: Partial<Record<ActionName, number>>;
}

export const reportPath = "/api/vitals";

export const actionNames = ["call", "whatsapp", "schedule", "chat"] as const;
export type ActionName = (typeof actionNames)[number];

export const metricNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export type MetricName = (typeof metricNames)[number];

/** The maximum presses of one action per report: more is a script. */
export const mostPresses = 50;

/**
 * Upper bounds of the histogram's buckets, inclusive; a last bucket takes everything above. In milliseconds, except for
 * CLS, which has no unit. The bounds of "good" and "poor" (https://web.dev/articles/vitals) are among them, so that
 * both shares are exact.
 */
export const buckets: Readonly<Record<MetricName, readonly number[]>> = {
	LCP: [500, 800, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 6000, 10_000],
	INP: [25, 50, 75, 100, 150, 200, 300, 400, 500, 800, 1500],
	CLS: [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
	FCP: [300, 500, 800, 1000, 1250, 1500, 1800, 2400, 3000, 5000],
	TTFB: [50, 100, 200, 300, 500, 800, 1200, 1800, 3000],
};

/** The highest values that count as good and as not yet poor. */
export const thresholds: Readonly<Record<MetricName, { good: number; poor: number }>> = {
	LCP: { good: 2500, poor: 4000 },
	INP: { good: 200, poor: 500 },
	CLS: { good: 0.1, poor: 0.25 },
	FCP: { good: 1800, poor: 3000 },
	TTFB: { good: 800, poor: 1800 },
};

/** The bucket of a value: the first whose bound it does not exceed. */
export function bucketOf(metric: MetricName, value: number): number {
	const found = buckets[metric].findIndex((bound) => value <= bound);
	return found === -1 ? buckets[metric].length : found;
}

export function isActionName(value: string | undefined): value is ActionName {
	return actionNames.some((name) => name === value);
}
