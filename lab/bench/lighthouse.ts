import lighthouse, { type Flags } from "lighthouse";
import { chromium } from "playwright-core";
import { chromiumFlags, unhinted, wholeChromiumPath } from "../../tools/chromium.ts";
import { freePort } from "../../tools/free-port.ts";
import { brotli } from "../measure/phone.ts";
import { byTurns, medians } from "./statistics.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Times in milliseconds, by the name of their audit. */
const audits = {
	FCP: "first-contentful-paint",
	LCP: "largest-contentful-paint",
	TBT: "total-blocking-time",
	CLS: "cumulative-layout-shift",
} as const;

type Figure = (typeof categories)[number] | keyof typeof audits | "KB until LCP";

/** What Lighthouse's simulated phone saw of a page. */
export interface Seen {
	figures: Record<Figure, number>;
	/** Audits of the categories other than performance that were not passed. */
	failed: string[];
}

/** How often a run may break off: on a machine without a screen the trace now and then lacks its beginning. */
const tries = 3;

/** Looks at each page as often as asked, all of them by turns. Medians. */
export async function lookAt(pages: Readonly<Record<string, string>>, rounds: number): Promise<Record<string, Seen>> {
	const runs = await byTurns("Lighthouse", pages, rounds, look);
	return Object.fromEntries(
		runs.map(([name, seen]) => [
			name,
			{
				figures: medians(seen.map(({ figures }) => figures)),
				failed: [...new Set(seen.flatMap(({ failed }) => failed))],
			},
		]),
	);
}

/** Looks once, as a first visit on Lighthouse's mobile default (simulated slow 4G, a fourth of the processor). */
async function look(address: string): Promise<Seen> {
	const lhr = await report(address);
	const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
	const time = (name: keyof typeof audits) => lhr.audits[audits[name]]?.numericValue ?? Number.NaN;
	const failed = categories.slice(1).flatMap((name) =>
		(lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
			const value = lhr.audits[id]?.score;
			return weight > 0 && typeof value === "number" && value < 1 ? [id] : [];
		}),
	);
	return {
		figures: {
			performance: score("performance"),
			accessibility: score("accessibility"),
			"best-practices": score("best-practices"),
			seo: score("seo"),
			FCP: time("FCP"),
			LCP: time("LCP"),
			TBT: time("TBT"),
			CLS: time("CLS"),
			"KB until LCP": bytesUntilPaint(lhr) / 1024,
		},
		failed,
	};
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** In a browser of its own each time: nothing of an earlier visit is left in it. */
async function report(address: string): Promise<Report> {
	let problem = "it says nothing";
	for (let time = 0; time < tries; time++) {
		const port = await freePort();
		const args = [...chromiumFlags, ...unhinted, `--remote-debugging-port=${port}`];
		const browser = await chromium.launch({ executablePath: wholeChromiumPath(), args });
		try {
			const flags: Flags = {
				port,
				output: "json",
				logLevel: "error",
				onlyCategories: [...categories],
				extraHeaders: brotli,
			};
			const result = await lighthouse(address, flags);
			if (result && !result.lhr.runtimeError) return result.lhr;
			problem = result?.lhr.runtimeError?.message ?? problem;
		} finally {
			await browser.close();
		}
	}
	throw new Error(`Lighthouse on ${address}: ${problem}`);
}

/** What had arrived, compressed, when the largest paint was seen without throttling. */
function bytesUntilPaint({ audits }: Report): number {
	const itemsOf = (name: string): Record<string, unknown>[] => {
		const details = audits[name]?.details;
		return details && "items" in details && Array.isArray(details.items) ? details.items : [];
	};
	const painted = Number(itemsOf("metrics")[0]?.observedLargestContentfulPaint);
	return itemsOf("network-requests")
		.filter((request) => Number(request.networkEndTime) <= painted)
		.reduce((sum, request) => sum + Number(request.transferSize), 0);
}
