import { chromium, type Page } from "playwright-core";
import { chromiumFlags, unhinted, wholeChromiumPath } from "../../tools/chromium.ts";
import { phone } from "../measure/phone.ts";
import { byTurns, medians } from "./statistics.ts";

/** What a slow phone does with a page, in milliseconds: throttled as it loads, not calculated afterwards. */
export interface Visit {
	FCP: number;
	LCP: number;
	/** What tasks above 50 ms exceed them by, until twelve seconds after load. */
	blocking: number;
	/** The longest animation frame after the first paint, and what ran in it. */
	"longest frame": number;
	"its scripts": string;
	/** From a first tap to the frame that answers it, by seconds after load. */
	"INP 0.5 s": number;
	"INP 1.5 s": number;
	"INP 4 s": number;
}

/** As Lighthouse's slow 4G, and a fourth of this machine's processor. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8 };
const slowdown = 4;
const watched = 12_000;
const taps = { "INP 0.5 s": 500, "INP 1.5 s": 1500, "INP 4 s": 4000 } as const;

/** Visits each page as often as asked, all of them by turns. Medians. */
export async function visitAll(
	pages: Readonly<Record<string, string>>,
	rounds: number,
): Promise<Record<string, Visit>> {
	const runs = await byTurns("Visits", pages, rounds, visit);
	return Object.fromEntries(runs.map(([name, visits]) => [name, middle(visits)]));
}

function middle(visits: readonly Visit[]): Visit {
	const worst = visits.toSorted((a, b) => b["longest frame"] - a["longest frame"])[0];
	const figures = medians(visits.map(({ "its scripts": _, ...each }) => each));
	return { ...figures, "its scripts": worst?.["its scripts"] ?? "" };
}

async function visit(address: string): Promise<Visit> {
	const untouched = await withPage(address, async (page) => {
		await page.waitForTimeout(watched);
		return page.evaluate(readWatch);
	});
	const answers: number[] = [];
	for (const after of Object.values(taps)) answers.push(await withPage(address, (page) => tap(page, after)));
	const [half = 0, more = 0, late = 0] = answers;
	return { ...untouched, "INP 0.5 s": half, "INP 1.5 s": more, "INP 4 s": late };
}

/** A first visit in a browser of its own, from the moment that the page has loaded. */
async function withPage<T>(address: string, use: (page: Page) => Promise<T>): Promise<T> {
	const browser = await chromium.launch({ executablePath: wholeChromiumPath(), args: [...chromiumFlags, ...unhinted] });
	try {
		const page = await browser.newPage(phone);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Network.enable");
		await devtools.send("Network.emulateNetworkConditions", network);
		await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
		await page.addInitScript(watch);
		await page.goto(address, { waitUntil: "load", timeout: 60_000 });
		return await use(page);
	} finally {
		await browser.close();
	}
}

/** A finger on the menu, where a page has one. */
async function tap(page: Page, after: number): Promise<number> {
	await page.waitForTimeout(after);
	const button = page.locator('header [popovertarget="menu-mobile"]').first();
	if (await button.count()) await button.tap();
	else await page.touchscreen.tap(200, 200);
	await page.waitForTimeout(2000);
	return page.evaluate(() => Math.max(0, ...(globalThis as unknown as Watched).watched.inputs));
}

interface Watched {
	watched: {
		LCP: number;
		tasks: { start: number; duration: number }[];
		frames: { start: number; duration: number; scripts: string[] }[];
		inputs: number[];
	};
}

/** Runs in the page, before it. */
function watch(): void {
	const watched: Watched["watched"] = { LCP: 0, tasks: [], frames: [], inputs: [] };
	Object.assign(globalThis, { watched });
	const observe = (type: string, each: (entry: PerformanceEntry) => void, more = {}) =>
		new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
	observe("largest-contentful-paint", ({ startTime }) => {
		watched.LCP = startTime;
	});
	observe("longtask", ({ startTime, duration }) => watched.tasks.push({ start: startTime, duration }));
	observe("long-animation-frame", (entry) => {
		const { startTime, duration } = entry;
		const scripts = "scripts" in entry && Array.isArray(entry.scripts) ? entry.scripts : [];
		const names = scripts.map(({ invoker, sourceURL, duration }) => `${invoker} ${sourceURL} ${Math.round(duration)}`);
		watched.frames.push({ start: startTime, duration, scripts: names });
	});
	observe("event", ({ duration }) => watched.inputs.push(duration), { durationThreshold: 16 });
}

/** Runs in the page. */
function readWatch(): Omit<Visit, keyof typeof taps> {
	const { watched } = globalThis as unknown as Watched;
	const FCP = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	const later = watched.tasks.filter(({ start }) => start >= FCP);
	const longest = watched.frames.filter(({ start }) => start >= FCP).sort((a, b) => b.duration - a.duration)[0];
	return {
		FCP: Math.round(FCP),
		LCP: Math.round(watched.LCP),
		blocking: Math.round(later.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)),
		"longest frame": Math.round(longest?.duration ?? 0),
		"its scripts": longest?.scripts.join(", ") ?? "",
	};
}
