/**
 * Weighs what each page type loads on a phone, against the budgets, and fails when one is above. All that a page loads
 * by itself counts, also what comes after hydration; what only comes on a visitor's touch does not.
 *
 *   npm run budget                 builds, and weighs each page type in Spanish and the home page in both languages
 *   npm run budget -- --all        each in both languages
 *   npm run budget -- --only home  with the list of its scripts
 *   node lab/budget.ts             weighs the build that is there
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { type Locale, locales } from "../app/locales/locale.ts";
import type { PageId } from "../app/site/pages/page-table.ts";
import { chromiumFlags, wholeChromiumPath } from "../tools/chromium.ts";
import { buildFloor } from "./measure/floor.ts";
import { type Loaded, load } from "./measure/load.ts";
import { pageKinds, samplePath } from "./measure/sample-path.ts";
import { builtWorker, startWorkerd } from "./measure/workerd.ts";

const { values: options } = parseArgs({
	options: {
		all: { type: "boolean", default: false },
		only: { type: "string" },
	},
});

/** In bytes, compressed. Script is what a page may have above the floor. */
const budget = {
	html: 20_000,
	/** What goes out before a server waits for the phone. */
	homeHtml: 14_000,
	style: 5 * 1024,
	script: 40 * 1024,
	/** Contact brings the form: its fields, drafts and times. What checks it comes at the first touch, like the chat. */
	formScript: 56 * 1024,
	fonts: 24_000,
	picture: 60 * 1024,
};

const site = await startWorkerd(builtWorker("build"));
const floor = await startWorkerd(builtWorker(buildFloor()));
const browser = await chromium.launch({ executablePath: wholeChromiumPath(), args: chromiumFlags });

const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));
const scriptsOf = ({ scripts }: Loaded) => scripts.reduce((sum, { size }) => sum + size, 0);

const above: string[] = [];
const table: Record<string, Record<string, number>> = {};

try {
	const least = await load(browser, floor.edge);
	const floorScript = scriptsOf(least);
	table.floor = row(least, floorScript);
	const chosen = pageKinds
		.flatMap((page) => locales.map((locale) => ({ page, locale })))
		.filter(({ page, locale }) => (options.only ? page === options.only : true) && isWanted(page, locale));
	for (const { page, locale } of chosen) {
		const loaded = await load(browser, site.edge + samplePath(page, locale));
		const name = `${page} ${locale}`;
		table[name] = row(loaded, floorScript);
		check(name, page, loaded, floorScript);
		if (options.only)
			for (const { path, size } of loaded.scripts) console.log(`${name}: ${kilobytes(size)} KB ${path}`);
	}
} finally {
	await browser.close();
	await Promise.all([site.stop(), floor.stop()]);
}

console.log("KB, compressed (brotli 5). Script above the floor may be 40, with the form 56.");
console.table(table);
for (const line of above) console.log(line);
console.log(above.length === 0 ? "Every page is within its budgets." : `${above.length} above budget`);
process.exitCode = above.length === 0 ? 0 : 1;

function isWanted(page: PageId, locale: Locale): boolean {
	return options.all || options.only !== undefined || page === "home" || locale === "es";
}

function row(loaded: Loaded, floorScript: number): Record<string, number> {
	const script = scriptsOf(loaded);
	return {
		html: kilobytes(loaded.html),
		style: kilobytes(loaded.style),
		script: kilobytes(script),
		"above floor": kilobytes(script - floorScript),
		fonts: kilobytes(loaded.fonts),
		picture: kilobytes(loaded.picture),
	};
}

function check(name: string, page: PageId, loaded: Loaded, floorScript: number): void {
	const found: [what: string, size: number, limit: number][] = [
		["HTML", loaded.html, page === "home" ? budget.homeHtml : budget.html],
		["style", loaded.style, budget.style],
		["script above the floor", scriptsOf(loaded) - floorScript, page === "contact" ? budget.formScript : budget.script],
		["fonts", loaded.fonts, budget.fonts],
		["largest picture", loaded.picture, budget.picture],
	];
	for (const [what, size, limit] of found) {
		if (size > limit) above.push(`${name}: ${what} ${kilobytes(size)} KB, budget ${kilobytes(limit)} KB`);
	}
	for (const violation of loaded.violations) above.push(`${name}: the console says ${violation}`);
}
