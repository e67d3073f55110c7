/**
 * Measures the site against what it could be: a page of the same content without script, and the least app that React
 * Router can be. All of it by turns, in one run, on this machine. Prints figures and ratios with their targets, and
 * writes them to `bench-results/`.
 *
 *   npm run bench                        builds, and measures all of it; about half an hour
 *   npm run bench -- --only home,team    Lighthouse on some pages
 *   npm run bench -- --runs 1            fewer rounds of Lighthouse (5)
 *   npm run bench -- --no-build          the build that is there
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { locales } from "../app/locales/locale.ts";
import type { PageId } from "../app/site/pages/page-table.ts";
import { chromiumFlags, chromiumPath } from "../tools/chromium.ts";
import { freePort } from "../tools/free-port.ts";
import { writeBareWorker } from "./bench/bare-worker.ts";
import { look, type Seen } from "./bench/lighthouse.ts";
import { load, machine, quiet } from "./bench/quiet.ts";
import { client, firstBytes, type Rate, rate } from "./bench/rates.ts";
import { writeReference } from "./bench/reference.ts";
import { median } from "./bench/statistics.ts";
import { buildFloor } from "./measure/floor.ts";
import { startFront } from "./measure/front.ts";
import { samplePath } from "./measure/sample-path.ts";
import { buildSite } from "./measure/site.ts";
import { startWorkerd } from "./measure/workerd.ts";

const { values: options } = parseArgs({
	options: {
		runs: { type: "string", default: "5" },
		only: { type: "string", default: "home,corporate,case,team,faq,post,contact" },
		"no-build": { type: "boolean", default: false },
	},
});

/** How long each rate is taken, in seconds, and over how many connections. */
const rateSeconds = 5;
const connections = [1, 20, 200];

const siteBuild = await buildSite(!options["no-build"]);
const floorBuild = await buildFloor();
const site = await startWorkerd(siteBuild, 8890);
const floor = await startWorkerd(floorBuild, 8892);
const home = await (await fetch(site.worker)).text();
const reference = writeReference(siteBuild, home);
const bare = await startWorkerd(writeBareWorker(home), 8898);
const fronts = {
	site: await startFront(8894, `${siteBuild}/client`, site.worker),
	floor: await startFront(8895, `${floorBuild}/client`, floor.worker),
	reference: await startFront(8896, reference),
};

const wasQuiet = await quiet();
if (!wasQuiet)
	console.log(`The machine is busy with something else (load ${load().toFixed(2)} a core): these figures say little.`);

try {
	const rates = await measureRates();
	const lighthouse = await measurePages();
	const targets = judge(rates, lighthouse);
	console.table(Object.fromEntries(targets.map(({ name, ...rest }) => [name, rest])));
	mkdirSync("bench-results", { recursive: true });
	const file = `bench-results/${new Date().toISOString().slice(0, 16).replace(":", "")}.json`;
	const results = {
		date: new Date().toISOString(),
		machine: machine(),
		client,
		quiet: wasQuiet,
		targets,
		rates,
		lighthouse,
	};
	writeFileSync(file, `${JSON.stringify(results, null, "\t")}\n`);
	console.log(`${machine()}, requests by ${client}\nWritten to ${file}`);
	process.exitCode = targets.every(({ met }) => met) ? 0 : 1;
} finally {
	for (const each of [...Object.values(fronts), site, floor, bare]) each.stop();
}
process.exit();

interface Rates {
	cold: Record<"site" | "floor", number>;
	perSecond: Record<string, Record<number, Rate>>;
	firstByte: Record<"cached" | "file" | "bare", { p50: number; p99: number }>;
	memory: number;
}

/** On workerd itself, without front or compression. */
async function measureRates(): Promise<Rates> {
	// A query that the page depends on goes past the cache.
	const subjects = {
		cached: site.worker,
		uncached: `${site.worker}/?ref=0`,
		floor: floor.worker,
		"bare Worker": bare.worker,
	};
	const perSecond: Record<string, Record<number, Rate>> = {};
	for (const address of Object.values(subjects)) await rate(address, 20, 2);
	for (const count of connections) {
		for (const [name, address] of Object.entries(subjects)) {
			const measured = await rate(address, count, rateSeconds);
			perSecond[name] = { ...perSecond[name], [count]: measured };
			console.log(
				`${name}, ${count} connections: ${measured.perSecond.toFixed(0)} a second, p50 ${measured.p50} ms, p99 ${measured.p99} ms`,
			);
		}
	}
	writeFileSync(`${siteBuild}/client/reference.html`, home);
	const firstByte = await firstBytes(
		{ cached: site.worker, file: `${site.assets}/reference.html`, bare: bare.worker },
		3000,
	);
	console.log(
		`First byte, p50: cached page ${firstByte.cached.p50.toFixed(3)} ms, the same as a file ${firstByte.file.p50.toFixed(3)} ms, from a bare Worker ${firstByte.bare.p50.toFixed(3)} ms`,
	);
	return { cold: { site: site.cold, floor: floor.cold }, perSecond, firstByte, memory: site.memory() };
}

/** Each page as often as asked, all of them by turns. Medians. */
async function measurePages(): Promise<Record<string, Seen>> {
	const pages = options.only.split(",") as PageId[];
	const subjects = new Map([
		["reference", fronts.reference.address],
		["floor", fronts.floor.address],
		...pages.flatMap((page) =>
			locales.map((locale): [string, string] => [`${page} ${locale}`, fronts.site.address + samplePath(page, locale)]),
		),
	]);
	const runs = new Map<string, Seen[]>([...subjects.keys()].map((name) => [name, []]));
	for (let round = 0; round < Number(options.runs); round++) {
		for (const [name, address] of subjects) {
			const port = await freePort();
			const browser = await chromium.launch({
				executablePath: chromiumPath(),
				args: [...chromiumFlags, `--remote-debugging-port=${port}`],
			});
			try {
				runs.get(name)?.push(await look(address, port));
			} finally {
				await browser.close();
			}
		}
		console.log(`Lighthouse: round ${round + 1} of ${options.runs}`);
	}
	const medians = Object.fromEntries([...runs].map(([name, seen]) => [name, middle(seen)]));
	console.table(
		Object.fromEntries(
			Object.entries(medians).map(([name, seen]) => [
				name,
				{
					scores: [seen.performance, seen.accessibility, seen.bestPractices, seen.seo].join("/"),
					FCP: Math.round(seen.firstPaint),
					LCP: Math.round(seen.largestPaint),
					TBT: Math.round(seen.blocking),
					CLS: Number(seen.shift.toFixed(4)),
					"KB until LCP": Number((seen.bytesBeforeLargestPaint / 1024).toFixed(1)),
					failed: seen.failed.join(" "),
				},
			]),
		),
	);
	return medians;
}

/** The median of each figure over the rounds. */
function middle(seen: readonly Seen[]): Seen {
	const of = (figure: Exclude<keyof Seen, "failed">) => median(seen.map((each) => each[figure]));
	return {
		performance: of("performance"),
		accessibility: of("accessibility"),
		bestPractices: of("bestPractices"),
		seo: of("seo"),
		firstPaint: of("firstPaint"),
		largestPaint: of("largestPaint"),
		blocking: of("blocking"),
		shift: of("shift"),
		bytesBeforeLargestPaint: of("bytesBeforeLargestPaint"),
		failed: [...new Set(seen.flatMap(({ failed }) => failed))],
	};
}

interface Target {
	name: string;
	measured: number;
	target: string;
	met: boolean;
}

function judge(rates: Rates, pages: Readonly<Record<string, Seen>>): Target[] {
	const atMost = (name: string, measured: number, limit: number): Target => ({
		name,
		measured: Number(measured.toFixed(3)),
		target: `≤ ${limit}`,
		met: measured <= limit,
	});
	const atLeast = (name: string, measured: number, limit: number): Target => ({
		name,
		measured: Number(measured.toFixed(3)),
		target: `≥ ${limit}`,
		met: measured >= limit,
	});
	const own = Object.entries(pages).filter(([name]) => name !== "reference" && name !== "floor");
	const worst = (figure: "blocking" | "shift") => Math.max(...own.map(([, seen]) => seen[figure]));
	const lowest = Math.min(
		...own.flatMap(([, seen]) => [seen.performance, seen.accessibility, seen.bestPractices, seen.seo]),
	);
	const [first, still] = [pages["home es"], pages.reference];
	const per = (name: string) => rates.perSecond[name]?.[20]?.perSecond ?? Number.NaN;
	return [
		atLeast("lowest Lighthouse score of all pages", lowest, 100),
		...(first && still
			? [
					atMost("FCP of home against the page without script", first.firstPaint / still.firstPaint, 1.05),
					atMost("LCP of home against the page without script", first.largestPaint / still.largestPaint, 1.05),
					atMost("KB until the largest paint of home", first.bytesBeforeLargestPaint / 1024, 90),
				]
			: []),
		atMost("largest layout shift", worst("shift"), 0),
		atMost("longest blocking time, ms", worst("blocking"), 10),
		atLeast("cached page against uncached floor, requests a second", per("cached") / per("floor"), 4),
		atLeast("uncached home against uncached floor, requests a second", per("uncached") / per("floor"), 0.25),
		{
			name: "the same of a bare Worker that only sends the same bytes",
			measured: Number((per("bare Worker") / per("floor")).toFixed(3)),
			target: "to compare",
			met: true,
		},
		atMost("first byte of a cached page against a file", rates.firstByte.cached.p50 / rates.firstByte.file.p50, 1.3),
	];
}
