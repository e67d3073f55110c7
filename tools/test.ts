/**
 * Everything that must hold, in one command: `npm test`. Builds, checks types, lint and format, unused code and
 * dependencies, content, and runs the tests. Ends with how many passed and failed.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const report = join(mkdtempSync(join(tmpdir(), "lindero-test-")), "vitest.json");

const steps: [name: string, command: string][] = [
	["a Chromium", "node tools/chromium.ts"],
	["build", "npm run --silent build"],
	["types", "npm run --silent typecheck"],
	["lint and format", "biome ci --error-on-warnings ."],
	["unused code and dependencies", "knip"],
	["content", "npm run --silent content:check"],
	["assistant", "npm run --silent eval:assistant"],
	["tests", `vitest run --reporter=default --reporter=json --outputFile.json=${report}`],
];

let passed = 0;
let failed = 0;
const began = Date.now();

for (const [name, command] of steps) {
	const start = Date.now();
	const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
	const seconds = ((Date.now() - start) / 1000).toFixed(1);
	console.log(`${status === 0 ? "ok" : "FAILED"}: ${name}, ${seconds} s\n`);
	if (status === 0) passed++;
	else failed++;
	// Without a build nothing else says anything.
	if (status !== 0 && (name === "build" || name === "a Chromium")) break;
}

try {
	const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
	passed += Number(numPassedTests);
	failed += Number(numFailedTests);
} catch {
	console.log("The tests left no report.");
}

console.log(`Run time: ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
