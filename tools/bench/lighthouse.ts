import lighthouse from "lighthouse";

/** What Lighthouse's simulated phone saw of a page; times in milliseconds. */
export interface Seen {
	performance: number;
	accessibility: number;
	bestPractices: number;
	seo: number;
	firstPaint: number;
	largestPaint: number;
	blocking: number;
	shift: number;
	/** Arrived before the largest paint was seen, compressed. */
	bytesBeforeLargestPaint: number;
	/** Audits of the last three categories that were not passed. */
	failed: string[];
}

/**
 * Looks at a page once, as a first visit on Lighthouse's mobile default (simulated slow 4G, a fourth of the processor).
 *
 * @param port Of a running Chromium's debugging protocol.
 */
export async function look(address: string, port: number): Promise<Seen> {
	const result = await lighthouse(address, {
		port,
		output: "json",
		logLevel: "error",
		onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
	});
	if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
	const { audits, categories, runtimeError } = result.lhr;
	if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
	const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
	const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
	const failed = ["accessibility", "best-practices", "seo"].flatMap((name) =>
		(categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
			const value = audits[id]?.score;
			return weight > 0 && typeof value === "number" && value < 1 ? [id] : [];
		}),
	);
	return {
		performance: score("performance"),
		accessibility: score("accessibility"),
		bestPractices: score("best-practices"),
		seo: score("seo"),
		firstPaint: number("first-contentful-paint"),
		largestPaint: number("largest-contentful-paint"),
		blocking: number("total-blocking-time"),
		shift: number("cumulative-layout-shift"),
		bytesBeforeLargestPaint: bytesBefore(result.lhr.audits),
		failed,
	};
}

type Audits = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"]["audits"];

/** Adds up what had ended when the largest paint was seen, without throttling. */
function bytesBefore(audits: Audits): number {
	const metrics = itemsOf(audits, "metrics")[0] ?? {};
	const painted = Number(metrics.observedLargestContentfulPaint);
	return itemsOf(audits, "network-requests")
		.filter((request) => Number(request.networkEndTime) <= painted)
		.reduce((sum, request) => sum + Number(request.transferSize), 0);
}

function itemsOf(audits: Audits, name: string): Record<string, unknown>[] {
	const details = audits[name]?.details;
	return details && "items" in details && Array.isArray(details.items) ? details.items : [];
}
