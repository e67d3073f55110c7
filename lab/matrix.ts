/**
 * Every page of the firm, in both languages, at four widths, with JavaScript and without: `npm run test:matrix --
 * [--only /contacto] [--kinds] [--widths 320,390,768,1440] [--scripts with,without] [--late-letters] [--share 1/3]`.
 *
 * axe (WCAG 2.2 A, AA and best practices) finds nothing, neither as the page comes nor with everything open, nor in the
 * states that visitors bring about (`measure/states.ts`); nothing is said in the console or to the policy, no request
 * fails, nothing moves while somebody scrolls fast; Tab leads through all of it, and what has focus shows it, in forced
 * colours too, and is never covered; nothing is wider than the window, and no text cut off with a reader's own spacing.
 * 320 px is 1280 at 400 %.
 *
 * First of all each kind of fault is put into one page (`matrix/faults.ts`), and must be told.
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { locales } from "../app/locales/locale.ts";
import { pages } from "../app/site/pages/page-table.ts";
import { chromiumFlags, chromiumPath, unhinted } from "../tools/chromium.ts";
import { serveBuild } from "../tools/serve-build.ts";
import { faults } from "./matrix/faults.ts";
import { type Visit, visit, visitState } from "./matrix/visit.ts";
import { pageKinds, samplePath } from "./measure/sample-path.ts";
import { states } from "./measure/states.ts";

const { values } = parseArgs({
	options: {
		/** Part of a path. */
		only: { type: "string", default: "" },
		/** One page of each kind, of both languages. */
		kinds: { type: "boolean", default: false },
		widths: { type: "string", default: "320,390,768,1440" },
		scripts: { type: "string", default: "with,without" },
		/** Letters come half a second late. */
		"late-letters": { type: "boolean", default: false },
		/** `2/3`: the second third of them, for a machine that has no time for all. */
		share: { type: "string", default: "1/1" },
	},
});
const widths = values.widths.split(",").map(Number);
const scripts = values.scripts.split(",").map((each) => each === "with");
const [share = 1, shares = 1] = values.share.split("/").map(Number);
/** How many pages are open at once. */
const width = 2;

// The server goes when this process exits, however it is ended.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
const site = await serveBuild();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...unhinted] });
let failed = 0;
let held = 0;

function tell(name: string, problems: readonly string[]): void {
	console.log(`${problems.length === 0 ? "ok" : "FAILED"}: ${name}`);
	for (const problem of new Set(problems)) console.log(`  ${problem.slice(0, 600)}`);
	if (problems.length === 0) held++;
	else failed++;
}

function look(path: string, how: Visit): Promise<string[]> {
	return visit(browser, site.url + path, how).catch((lost) => [`was not looked at whole: ${lost}`]);
}

/** The paths that were asked for, from the sitemap; with those that no page has. */
async function pathsOf(): Promise<string[]> {
	const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
	const listed = Array.from(
		sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
		([, address]) => new URL(String(address)).pathname,
	);
	const kinds = locales.flatMap((locale) => pageKinds.map((page) => samplePath(page, locale)));
	const paths = [...new Set(values.kinds ? kinds : listed), "/no-existe", "/en/nowhere"];
	return paths.filter((path) => path.includes(values.only));
}

/** The states of the kinds of pages that were asked for. */
function statesAsked() {
	if (!scripts.includes(true)) return [];
	return locales.flatMap((locale) =>
		Object.entries(states)
			.map(([name, { on }]) => ({ name, locale, path: pages[on][locale] }))
			.filter(({ name, path }) => path.includes(values.only) || name.includes(values.only)),
	);
}

try {
	const paths = await pathsOf();
	// The last has least on it that could hide a fault.
	const plainest = "/en/nowhere";
	for (const [name, { markup, rules, tells, scripted = false }] of Object.entries(faults)) {
		for (const javaScriptEnabled of scripts.filter((on) => on || !scripted)) {
			const told = await look(plainest, { javaScriptEnabled, widths: widths.slice(0, 1), fault: markup, rules });
			const problem = `a fault of the kind "${name}" is not told`;
			tell(
				`tells ${name}${javaScriptEnabled ? "" : " without JavaScript"}`,
				told.some((each) => tells.test(each)) ? [] : [problem, ...told],
			);
		}
	}
	const looks = [
		...paths.flatMap((path) =>
			scripts.map((javaScriptEnabled) => ({
				name: `${path} ${javaScriptEnabled ? "with" : "without"} JavaScript`,
				look: () => look(path, { javaScriptEnabled, widths, lateLetters: values["late-letters"] }),
			})),
		),
		...statesAsked().map(({ name, locale, path }) => ({
			name: `${name}, ${locale}`,
			look: () =>
				visitState(browser, site.url + path, { name, locale, widths }).catch((lost) => [`was not looked at: ${lost}`]),
		})),
	].filter((_, index) => index % shares === share - 1);
	const next = async () => {
		for (let each = looks.shift(); each; each = looks.shift()) tell(each.name, await each.look());
	};
	await Promise.all(Array.from({ length: width }, next));
} finally {
	await browser.close();
	site.stop();
}
console.log(`${held} passed, ${failed} failed, each at ${widths.join(", ")} px`);
process.exitCode = failed > 0 ? 1 : 0;
