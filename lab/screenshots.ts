/**
 * Takes a picture of each page in both languages at three widths, and of the open states, and compares each with its
 * reference: what differs is named and drawn to `screenshots/different/`, and the command fails.
 *
 *   npm run screenshots -- --reference   before a change: writes the references, to `screenshots/reference/`
 *   npm run screenshots                  after it: compares
 *
 *   [--base http://localhost:8787] [--only home,contact] [--widths 390,1440] [--locales es]
 *
 * A site must be running (`npm start`). References stay on the machine that made them: they are 200 MB, and letters look
 * otherwise on another one.
 */
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { locales } from "../app/locales/locale.ts";
import { pageIds, pages } from "../app/site/pages/page-table.ts";
import { chromiumFlags, chromiumPath } from "../tools/chromium.ts";
import { comparePictures } from "./measure/compare-pictures.ts";
import { samplePath } from "./measure/sample-path.ts";
import { states } from "./measure/states.ts";

const { values } = parseArgs({
	options: {
		base: { type: "string", default: "http://localhost:8787" },
		only: { type: "string", default: "" },
		widths: { type: "string", default: "390,768,1440" },
		locales: { type: "string", default: "es,en" },
		reference: { type: "boolean", default: false },
	},
});

const folder = "screenshots";
const out = `${folder}/${values.reference ? "reference" : "now"}`;
const different = `${folder}/different`;

/** Of the pixels of a picture, how many may differ: a caret or a few smoothed edges. */
const most = 0.0005;

/** Offices open and close: in pictures it is always a Tuesday morning. */
const now = new Date("2026-03-10T16:00:00Z");

/** Lazy pictures arrive only when they come near: walk down the page once, then go back up. */
async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += 700) {
			scrollTo(0, y);
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
		scrollTo(0, 0);
		await document.fonts.ready;
		// A lazy picture in a closed menu never comes: two seconds are enough for the others.
		await Promise.race([
			Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {}))),
			new Promise((resolve) => setTimeout(resolve, 2000)),
		]);
	});
	await page.waitForTimeout(300);
}

async function shoot(
	browser: Browser,
	width: number,
	address: string,
	name: string,
	act?: (page: Page) => Promise<void>,
): Promise<void> {
	// Pages as they are in the end: a picture of the whole page is taken from its top, where nothing below has moved yet.
	const viewport = { width, height: width < 700 ? 844 : 900 };
	const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
	await page.clock.setFixedTime(now);
	await page.goto(values.base + address, { waitUntil: "load" });
	await page.waitForFunction(() => !document.documentElement.classList.contains("defer-layout"));
	await settle(page);
	if (act) {
		await act(page);
		await page.waitForTimeout(500);
	}
	const path = `${out}/${name}.png`;
	// The reference of an enquiry is another each time.
	const mask = [page.locator("main strong.tabular-nums")];
	await page.screenshot({ path, fullPage: !act, caret: "hide", animations: "disabled", mask });
	await page.close();
	if (values.reference) console.log(path);
	else await compare(name);
}

const failed: string[] = [];
let taken = 0;

async function compare(name: string): Promise<void> {
	taken++;
	const reference = `${folder}/reference/${name}.png`;
	if (!existsSync(reference)) {
		failed.push(name);
		console.log(`${name}: has no reference`);
		return;
	}
	const { share, drawn } = await comparePictures(reference, `${out}/${name}.png`);
	if (share <= most) return;
	failed.push(name);
	await writeFile(`${different}/${name}.png`, drawn);
	console.log(`${name}: ${(share * 100).toFixed(2)} % differs`);
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const hasChat = (await (await fetch(values.base)).text()).includes('data-count="chat"');
const wanted = values.only ? new Set(values.only.split(",")) : undefined;
if (!values.reference) await rm(different, { recursive: true, force: true });
for (const each of [out, different]) await mkdir(each, { recursive: true });

for (const width of values.widths.split(",").map(Number)) {
	for (const locale of locales.filter((each) => values.locales.includes(each))) {
		for (const page of pageIds) {
			if (wanted && !wanted.has(page)) continue;
			await shoot(browser, width, samplePath(page, locale), `${page}-${locale}-${width}`);
		}
		if (!wanted || wanted.has("not-found"))
			await shoot(browser, width, locale === "es" ? "/no-existe" : "/en/nowhere", `not-found-${locale}-${width}`);
		for (const [name, { on, chat, open }] of Object.entries(states)) {
			if ((wanted && !wanted.has(name)) || (chat && !hasChat)) continue;
			await shoot(browser, width, pages[on][locale], `${name}-${locale}-${width}`, (page) => open(page, locale));
		}
	}
}

await browser.close();
if (!values.reference) {
	console.log(`${taken - failed.length} of ${taken} pictures are like their references`);
	process.exitCode = failed.length === 0 && taken > 0 ? 0 : 1;
}
