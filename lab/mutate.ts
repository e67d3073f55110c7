/**
 * Whether the tests can fail: puts the faults of `faults.yaml` one after the other into a copy of the project, and runs
 * the tests that ought to notice each. `npm run mutate`, or `npm run mutate -- slots feeds .worker.` for those with one
 * of these words in their area, fault, file or tests.
 *
 * Ends with 1 when a fault survives or its place is not found any more, and when its tests fail without it. The copy is
 * made anew each time, so the project's own files are never touched, nor is anything left by a run that was broken off.
 *
 * (Stryker was rejected: its runner for vitest has threads as its one pool. The unit tests change their working
 * directory, which no thread can, and the Worker's run in workerd.)
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import { sourcesOf } from "../tools/firm-copy/firm-copy.ts";

const fault = z.strictObject({
	/** What goes wrong, for whoever reads that it survived. */
	fault: z.string(),
	file: z.string(),
	/** A text that the file has once, and what a slip would make of it. */
	find: z.string().min(1),
	replace: z.string(),
	/** Files of tests of which one at least must fail. */
	tests: z.array(z.string()).min(1),
	/** Part of the name of the one test to run, where the others of its file take long. */
	named: z.string().optional(),
	/** The tests are of the built Worker: it is built with the fault. */
	build: z.boolean().default(false),
});

type Fault = z.output<typeof fault> & { area: string };

const copy = ".firms/faults";
/** The fixture's firm inside of the copy, on which its tests run. */
const fixture = join(copy, ".firms/fixture");
const build = ".firms/fixture/build";

/** Milliseconds: a fault may make an endless loop. */
const longestRun = 600_000;

function readFaults(words: readonly string[]): Fault[] {
	const areas = z
		.record(z.string(), z.array(fault))
		.parse(parse(readFileSync(new URL("faults.yaml", import.meta.url), "utf8")));
	const all = Object.entries(areas).flatMap(([area, faults]) => faults.map((each) => ({ area, ...each })));
	return all.filter(
		({ area, fault, file, tests }) =>
			words.length === 0 || words.some((word) => [area, fault, file, ...tests].join(" ").includes(word)),
	);
}

function run(command: string, args: readonly string[], cwd: string) {
	const env = { ...process.env, PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}` };
	return spawnSync(command, args, { cwd, env, encoding: "utf8", timeout: longestRun, killSignal: "SIGKILL" });
}

/** Two runs would put their faults into one copy: what they then report is of neither. */
function holdCopy(): void {
	mkdirSync(dirname(copy), { recursive: true });
	try {
		writeFileSync(`${copy}.lock`, String(process.pid), { flag: "wx" });
	} catch {
		throw new Error(`Another run has the copy: wait for it, or remove ${copy}.lock if there is none`);
	}
	process.on("exit", () => rmSync(`${copy}.lock`, { force: true }));
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
}

/** The project as it is now, with its fixture built. */
function makeCopy(): void {
	const { status } = spawnSync("npm", ["run", "--silent", "fixture"], { stdio: ["ignore", "ignore", "inherit"] });
	if (status !== 0) throw new Error("The fixture cannot be built");
	rmSync(copy, { recursive: true, force: true });
	for (const path of sourcesOf().keys()) {
		mkdirSync(dirname(join(copy, path)), { recursive: true });
		copyFileSync(path, join(copy, path));
	}
	cpSync(".firms/fixture", fixture, { recursive: true });
	copyFileSync(".firms/fixture.json", `${fixture}.json`);
	// Generated modules are found by the names that the project has for them.
	for (const folder of [".generated", "app/content/.content-collections", "app/.server/assistant/embedded/index"])
		cpSync(join(".firms/fixture", folder), join(copy, folder), { recursive: true });
	symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
	// What is generated stays as it is without the fault.
	writeFileSync(join(copy, "test/fixture.ts"), "export default () => {};\n");
}

/** The report of vitest, as far as it is read. */
const report = z.object({
	numTotalTests: z.int(),
	numFailedTests: z.int(),
	testResults: z.array(
		z.object({
			name: z.string(),
			status: z.string(),
			message: z.string(),
			assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
		}),
	),
});

/** Runs files of tests in the copy. @returns whether all pass, one at least failed, or nothing ran that could. */
function test(files: readonly string[], named?: string): { result: "passed" | "failed" | "nothing ran"; in?: string } {
	const projectOf = (file: string) => /\.(worker|browser|content|crawl|dev)\.test\.ts$/.exec(file)?.[1] ?? "unit";
	for (const [project, some] of Map.groupBy(files, projectOf)) {
		const out = resolve(copy, "result.json");
		rmSync(out, { force: true });
		// A test that fails once is tried again: on a busy machine one may fail by itself, which catches no fault.
		const options = [
			"--bail=1",
			"--retry=1",
			"--reporter=json",
			`--outputFile=${out}`,
			...(named ? ["-t", named] : []),
		];
		const { error } = run("vitest", ["run", `--project=${project}`, ...options, ...some], copy);
		if (error && "code" in error && error.code === "ETIMEDOUT") return { result: "failed" };
		if (!existsSync(out)) return { result: "nothing ran" };
		const { numTotalTests, numFailedTests, testResults } = report.parse(JSON.parse(readFileSync(out, "utf8")));
		const failed = testResults.find(({ status }) => status === "failed");
		const which = failed?.assertionResults.find(({ status }) => status === "failed")?.fullName;
		const place = failed && `${failed.name.slice(resolve(copy).length + 1)}: ${which ?? failed.message}`;
		if (numFailedTests > 0) return { result: "failed", in: place };
		if (numTotalTests === 0 || failed) return { result: "nothing ran", in: place };
	}
	return { result: "passed" };
}

/** Puts a fault in, tests, and takes it out again. */
function outcomeOf({ file, find, replace, tests, named, build: builds }: Fault): string {
	// Of some files the fixture has its own.
	const places = [join(copy, file), join(fixture, file)]
		.filter((place) => existsSync(place))
		.map((place) => ({ place, source: readFileSync(place, "utf8") }));
	if (places[0]?.source.split(find).length !== 2) return "is not found once";
	for (const { place, source } of places)
		writeFileSync(
			place,
			source.replace(find, () => replace),
		);
	try {
		if (builds && run("react-router", ["build"], fixture).status !== 0) return "does not build";
		return outcomes[test(tests, named).result];
	} finally {
		for (const { place, source } of places) writeFileSync(place, source);
		if (builds) cpSync(build, join(copy, build), { recursive: true });
	}
}

const outcomes = { passed: "SURVIVED", failed: "caught", "nothing ran": "is told by no test: nothing ran" };

const { positionals } = parseArgs({ allowPositionals: true });
const faults = readFaults(positionals);
if (faults.length === 0) throw new Error("There is no such fault");
holdCopy();
makeCopy();
const survivors: Fault[] = [];
// What takes seconds comes first: unit tests, then those of the Worker, of a Worker to be built, and in a browser.
const cost = ({ tests, build: builds }: Fault) =>
	tests.some((file) => /\.(browser|crawl|dev)\./.test(file))
		? 3
		: builds
			? 2
			: tests.some((file) => file.includes(".worker."))
				? 1
				: 0;
for (const [, some] of [...Map.groupBy(faults, cost)].sort(([a], [b]) => a - b)) {
	const files = [...new Set(some.flatMap(({ tests }) => tests))];
	const missing = files.filter((file) => !existsSync(file));
	if (missing.length > 0) throw new Error(`There is no ${missing.join(", ")}`);
	const whole = test(files);
	if (whole.result !== "passed")
		throw new Error(`Without any fault the tests do not pass: ${whole.in ?? whole.result}`);
	for (const each of some) {
		const start = Date.now();
		const outcome = outcomeOf(each);
		if (outcome !== "caught") survivors.push(each);
		const seconds = ((Date.now() - start) / 1000).toFixed(0);
		console.log(`${outcome}  ${each.area}: ${each.fault} (${each.file}), ${seconds} s`);
	}
}
console.log(`\n${faults.length - survivors.length} of ${faults.length} faults are caught.`);
process.exitCode = survivors.length > 0 ? 1 : 0;
