/**
 * Firefox and WebKit through the site: `npm run test:engines -- [--engines firefox,webkit] [--widths 390,1440] [--only form]`.
 *
 * Each kind of page in both languages, and what visitors do on them, without an error in the console. What only some
 * engines have is missed by nobody as long as these pass, since each adds to something that is there without it:
 *
 * - speculation rules, `requestIdleCallback`, `content-visibility`: a page comes, or is laid out, a moment later;
 * - view transitions, `animation-timeline`, `text-wrap: pretty`: it looks plainer (journey `navigation`);
 * - `position-area`: a menu stands below its button all the same (each page opens one, in view);
 * - `field-sizing`: the assistant's field does not grow but scrolls (journey `chat`);
 * - `::details-content`: what is open on a desk is folded there too, and opens (journey `folds`);
 * - Trusted Types: the policy by hashes guards alone.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { locales } from "../app/locales/locale.ts";
import { serveBuild } from "../tools/serve-build.ts";
import { type Driver, type Engine, evaluate } from "./engines/driver.ts";
import { firefox } from "./engines/firefox.ts";
import { install, type Program } from "./engines/install.ts";
import { journeys } from "./engines/journeys.ts";
import { checkPage } from "./engines/page-check.ts";
import { takeErrors } from "./engines/recorder.ts";
import { webkit } from "./engines/webkit.ts";
import { pageKinds, samplePath } from "./measure/sample-path.ts";

const { values } = parseArgs({
	options: {
		engines: { type: "string", default: "firefox,webkit" },
		/** Part of a path or of a journey's name. */
		only: { type: "string", default: "" },
		widths: { type: "string", default: "390,1440" },
	},
});
const engines: Readonly<Record<string, { start: Engine; programs: Program[] }>> = {
	firefox: { start: firefox, programs: ["firefox"] },
	webkit: { start: webkit, programs: ["webKitDriver", "miniBrowser", "xvfb"] },
};

/** Milliseconds: for one check, and for all of them. */
const longest = { check: 60_000, run: 14 * 60_000 };

type Check = [name: string, run: (driver: Driver, base: string) => Promise<void>];

const paths = locales.flatMap((locale) => [
	...pageKinds.map((page) => samplePath(page, locale)),
	locale === "es" ? "/no-existe" : "/en/nowhere",
]);
const checks: Check[] = [
	...paths.map((path): Check => [path, (driver, base) => checkPage(driver, base + path)]),
	...Object.entries(journeys),
];

let passed = 0;
let failed = 0;

/** One check, with the errors that it left in the console. @throws never: it is told and counted. */
async function tell(title: string, run: () => Promise<string[]>): Promise<void> {
	const start = Date.now();
	const late = new AbortController();
	const problems = await Promise.race([
		run().catch((problem) => [problem instanceof Error ? problem.message : String(problem)]),
		wait(longest.check, ["took longer than a minute"], { signal: late.signal, ref: false }),
	]);
	late.abort();
	const ok = problems.length === 0;
	console.log(`${ok ? "ok" : "FAILED"}: ${title}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
	for (const problem of new Set(problems)) console.log(`  ${problem.slice(0, 500)}`);
	if (ok) passed++;
	else failed++;
}

async function checkAll(name: string, start: Engine, width: number, base: string): Promise<void> {
	const open = () => start({ width, height: width < 700 ? 844 : 900 });
	let driver = await open();
	try {
		for (const [what, run] of checks.filter(([what]) => what.includes(values.only))) {
			// A browser that died, which WebKit's does once in some hundred pages, is told by the check in which it did.
			if (!(await evaluate(driver, () => true).catch(() => false))) {
				await driver.close().catch(() => {});
				driver = await open();
			}
			await tell(`${name} ${width} ${what}`, async () => {
				const problem = await run(driver, base).then(
					() => [],
					(problem) => [problem instanceof Error ? problem.message : String(problem)],
				);
				const gathered = await evaluate(driver, takeErrors).catch((lost) => [`errors are not known: ${lost}`]);
				return [...problem, ...driver.logged.splice(0), ...gathered];
			});
		}
	} finally {
		await driver.close();
	}
}

const wanted = values.engines.split(",").map((name) => {
	const engine = engines[name];
	if (!engine) throw new RangeError(`There is no engine ${name}: ${Object.keys(engines).join(", ")}`);
	return { name, ...engine };
});
install(wanted.flatMap(({ programs }) => programs));
const site = await serveBuild();
process.once("exit", site.stop);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
setTimeout(() => {
	console.log("FAILED: took too long");
	process.exit(1);
}, longest.run).unref();

for (const { name, start } of wanted) {
	for (const width of values.widths.split(",").map(Number)) {
		await checkAll(name, start, width, site.url).catch((problem) =>
			tell(`${name} ${width}`, async () => [String(problem)]),
		);
	}
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
