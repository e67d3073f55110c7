/**
 * Every page of the firm, in both languages, at four widths, with JavaScript and without: `npm run test:matrix --
 * [--only /contacto] [--widths 320,390,768,1440] [--fault axe]`.
 *
 * axe (WCAG 2.2 A, AA and best practices) finds nothing, neither as the page comes nor with everything open; nothing is
 * said in the console or to the policy, no request fails, nothing moves while somebody scrolls fast, and nothing is wider
 * than the window, with a reader's own spacing of text and in forced colours as well. 320 px is 1280 at 400 %.
 *
 * With `--fault NAME` each page gets a fault of that kind first (`matrix/faults.ts`): every page must fail then.
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { chromiumFlags, chromiumPath } from "../tools/chromium.ts";
import { serveBuild } from "../tools/serve-build.ts";
import { faults } from "./matrix/faults.ts";
import { visit } from "./matrix/visit.ts";

const { values } = parseArgs({
	options: {
		fault: { type: "string" },
		/** Part of a path. */
		only: { type: "string", default: "" },
		widths: { type: "string", default: "320,390,768,1440" },
	},
});
const widths = values.widths.split(",").map(Number);
const fault = values.fault === undefined ? undefined : faults[values.fault];
if (values.fault !== undefined && !fault) throw new RangeError(`Faults are ${Object.keys(faults).join(", ")}`);

// The server goes when this process exits, however it is ended.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
const site = await serveBuild();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
let failed = 0;
let held = 0;
try {
	const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
	const listed = Array.from(
		sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
		([, address]) => new URL(String(address)).pathname,
	);
	const paths = [...new Set(listed), "/no-existe", "/en/nowhere"].filter((path) => path.includes(values.only));
	if (paths.length === 0) throw new Error("No page has such a path");
	for (const path of paths) {
		for (const javaScriptEnabled of [true, false]) {
			const problems = await visit(browser, site.url + path, { javaScriptEnabled, widths, fault });
			const name = `${path} ${javaScriptEnabled ? "with" : "without"} JavaScript`;
			console.log(`${problems.length === 0 ? "ok" : "FAILED"}: ${name}`);
			for (const problem of new Set(problems)) console.log(`  ${problem.slice(0, 600)}`);
			if (problems.length === 0) held++;
			else failed++;
		}
	}
} finally {
	await browser.close();
	site.stop();
}
console.log(`${held} passed, ${failed} failed, each at ${widths.join(", ")} px`);
process.exitCode = failed > 0 ? 1 : 0;
