/**
 * Everything that must hold, in one command: `npm test`. Builds, checks types, lint and format, unused code and
 * dependencies, content, and runs the tests. Ends with how many passed and failed. `npm run test:whole` also runs what
 * is tagged `weekly`, and tries a third firm's site.
 */
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isFresh } from "./new-firm/fresh.ts";

const reports = mkdtempSync(join(tmpdir(), "site-test-"));

/** What rarely fails and takes long: `npm run test:whole`, every week. */
const { whole } = parseArgs({ options: { whole: { type: "boolean", default: false } } }).values;

/** Whether the site of a firm that `npm run new-firm` makes is tried too. */
const third = whole && isFresh;

type Check = [name: string, command: string];

/** What everything else needs. These need nothing of each other, and run side by side. */
const first: Check[] = [
	["a Chromium", "node tools/chromium.ts"],
	["build, with types of the runtime and of routes", "npm run --silent build && npm run --silent typegen"],
	// Other firms' sites, each in a copy of the project. Tests of logic run on the fixture's, and all of them are walked
	// through by test/crawl/*.crawl.test.ts.
	["the fixture's firm", "npm run --silent fixture"],
	...(third ? [["the firm that new-firm makes", "npm run --silent fixture:new-firm"] satisfies Check] : []),
];

/** These keep one core at work, not two: what follows runs beside them. */
const inWorkerd: Check = ["tests in workerd", vitest("workerd", "--project=worker")];

/** These need nothing of each other either. */
const beside: Check[] = [
	["types", "tsc --noEmit && tsc --noEmit -p test"],
	["lint and format", "biome ci --error-on-warnings ."],
	["layers", "npm run --silent layers"],
	["unused code and dependencies", "ROUTES=every knip"],
	["content", "npm run --silent content:check"],
	["content of the fixture's firm", "cd .firms/fixture && node tools/content/check.ts"],
	...(third
		? [["content of the firm that new-firm makes", "cd .firms/new-firm && node tools/content/check.ts"] satisfies Check]
		: []),
	["messages", "i18next-cli status && i18next-cli status --unused"],
	["assistant", "npm run --silent eval:assistant"],
];

/** Some of these take seconds, and would run out of time among all those. */
const inNode: Check = ["tests in Node", vitest("node", "--project=unit --project=content")];

/** These take every core. */
const inBrowsers: Check = [
	"tests in browsers, and walks through sites",
	vitest("browsers", "--project=browser --project=crawl --project=dev"),
];

/** A command that runs tests, and leaves a report. */
function vitest(name: string, projects: string): string {
	const report = `--reporter=default --reporter=json --outputFile.json=${join(reports, name)}.json`;
	return ["vitest run", projects, report, ...(whole ? [] : ["--tags-filter='!weekly'"])].join(" ");
}

let passed = 0;
let failed = 0;
const began = Date.now();

function tell(name: string, ok: boolean, start: number): void {
	console.log(`${ok ? "ok" : "FAILED"}: ${name}, ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
	if (ok) passed++;
	else failed++;
}

/** Runs a command before the eyes of whoever waits. */
function run([name, command]: Check): void {
	const start = Date.now();
	tell(name, spawnSync(command, { shell: true, stdio: "inherit" }).status === 0, start);
}

/** Runs a command among others: what it says is shown when it has ended. */
function runBeside([name, command]: Check): Promise<boolean> {
	const start = Date.now();
	return new Promise((done) => {
		execFile(command, { shell: true, maxBuffer: 64 * 1024 * 1024 }, (error, output, errors) => {
			console.log(output + errors);
			tell(name, error === null, start);
			done(error === null);
		});
	});
}

if ((await Promise.all(first.map(runBeside))).every((ok) => ok)) {
	await Promise.all([runBeside(inWorkerd), Promise.all(beside.map(runBeside)).then(() => runBeside(inNode))]);
	run(inBrowsers);
}

for (const name of ["workerd", "node", "browsers"]) {
	try {
		const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(join(reports, `${name}.json`), "utf8"));
		passed += Number(numPassedTests);
		failed += Number(numFailedTests);
	} catch {
		console.log(`No report of tests: ${name}`);
	}
}

console.log(`Run time: ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
