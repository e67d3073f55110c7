/**
 * Measures the site against a fixed page that is none of ours (`bench/limit.ts`), against a page of the same content
 * without script, and against the least app that React Router can be. All of it by turns, in one run, on this machine.
 * Prints figures and ratios with their targets, and writes them to `bench-results/`.
 *
 *   npm run bench                        builds, and measures all of it; about an hour
 *   npm run bench -- --only home,team    some pages
 *   npm run bench -- --runs 1            fewer rounds (5)
 *   npm run bench -- --skip rates        not the Worker by itself; or visits, or lighthouse
 *   node lab/bench.ts                    the build that is there
 *
 * Figures of a busy machine say little: the results name the load (work waiting a core) before and after.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { locales } from "../app/locales/locale.ts";
import type { PageId } from "../app/site/pages/page-table.ts";
import { lookAt } from "./bench/lighthouse.ts";
import { limitWorker } from "./bench/limit.ts";
import { firstBytes, type Rate, rate } from "./bench/rates.ts";
import { judge } from "./bench/targets.ts";
import { visitAll } from "./bench/visit.ts";
import { buildFloor } from "./measure/floor.ts";
import { samplePath } from "./measure/sample-path.ts";
import { builtWorker, pageWorker, startWorkerd } from "./measure/workerd.ts";

const { values: options } = parseArgs({
	options: {
		runs: { type: "string", default: "5" },
		only: { type: "string", default: "home,corporate,post,contact,areas,faq" },
		skip: { type: "string", multiple: true, default: [] },
	},
});

/** How long each rate is taken, in seconds, and over how many connections. */
const rateSeconds = 5;
const connections = [1, 20, 200];
const firstByteRounds = 3000;

const load = () => Number(((loadavg()[0] ?? 0) / cpus().length).toFixed(2));

const loadBefore = load();
const build = builtWorker("build");
const site = await startWorkerd(build);
const floor = await startWorkerd(builtWorker(buildFloor()));
const limit = await startWorkerd(await limitWorker());
const home = await (await fetch(site.worker)).text();
const bare = await startWorkerd(pageWorker(home));
const reference = await startWorkerd({ ...pageWorker(withoutScript(home)), assets: build.assets });

try {
	const runs = Number(options.runs);
	const wanted = (name: string) => !options.skip.includes(name);
	const perSecond = wanted("rates") ? await measureRates() : {};
	const subjects = { cached: site.worker, bare: bare.worker };
	const firstByte = wanted("rates") ? await firstBytes(subjects, firstByteRounds) : undefined;
	console.log("First byte, p50 in ms:", firstByte);
	const visits = wanted("visits") ? await visitAll(addresses(), runs) : {};
	console.table(visits);
	const pages = wanted("lighthouse") ? await lookAt(addresses(), runs) : {};
	console.table(
		Object.fromEntries(Object.entries(pages).map(([name, { figures, failed }]) => [name, { ...figures, failed }])),
	);
	const targets = judge({ perSecond, firstByte, pages, visits });
	console.table(targets);
	const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${process.platform}`;
	const date = new Date().toISOString();
	const results = { date, machine, load: [loadBefore, load()], targets, perSecond, firstByte, visits, pages };
	mkdirSync("bench-results", { recursive: true });
	const name = `bench-results/${date.slice(0, 16).replace(":", "")}.json`;
	writeFileSync(name, `${JSON.stringify(results, null, "\t")}\n`);
	console.log(`${machine}, load ${loadBefore} to ${load()} a core\nWritten to ${name}`);
	process.exitCode = targets.every(({ met }) => met) ? 0 : 1;
} finally {
	await Promise.all([site, floor, bare, reference, limit].map((each) => each.stop()));
}

/** Of the Worker alone, without static files or compression. */
async function measureRates(): Promise<Record<string, Record<number, Rate>>> {
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
			console.log(`${name}, ${count} connections:`, measured);
		}
	}
	return perSecond;
}

/** What is looked at, by name. */
function addresses(): Record<string, string> {
	const pages = (options.only.split(",") as PageId[]).flatMap((page) =>
		locales.map((locale) => [`${page} ${locale}`, site.edge + samplePath(page, locale)]),
	);
	return { limit: limit.edge, reference: reference.edge, ...Object.fromEntries(pages) };
}

/** The page with the same words, style, font and first picture, and nothing that runs: what it would be if only read. */
function withoutScript(html: string): string {
	const still = html.replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, "");
	if (/<script(?![^>]*ld\+json)/.test(still)) throw new Error("A script is left in the reference page");
	return still;
}
