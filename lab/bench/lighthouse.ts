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

/** How often a run may break off: on a machine without a screen the trace now and then lacks its beginning. */
const tries = 3;

/**
 * Looks at a page once, as a first visit on Lighthouse's mobile default (simulated slow 4G, a fourth of the processor).
 *
 * @param port Of a running Chromium's debugging protocol.
 */
export async function look(address: string, port: number): Promise<Seen> {
	const { audits, categories } = await report(address, port);
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
		bytesBeforeLargestPaint: bytesBefore(audits),
		failed,
	};
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];
type Audits = Report["audits"];

async function report(address: string, port: number): Promise<Report> {
	let problem = "it says nothing";
	for (let time = 0; time < tries; time++) {
		const result = await lighthouse(address, {
			port,
			output: "json",
			logLevel: "error",
			onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
		});
		if (result && !result.lhr.runtimeError) return result.lhr;
		problem = result?.lhr.runtimeError?.message ?? problem;
	}
	throw new Error(`Lighthouse on ${address}: ${problem}`);
}

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
