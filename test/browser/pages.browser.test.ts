import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { href } from "../../app/site/pages/page-table.ts";
import { launchBrowser, phone } from "./browser.ts";
import { checkPage } from "./check-page.ts";
import { slowLine } from "./slow-line.ts";

const { open } = launchBrowser();

/** One page of each kind. */
const paths = [
	...(["home", "about", "team", "faq", "blog", "contact", "social", "terms", "areas", "employment"] as const).map(
		(page) => href("es", page),
	),
	href("es", "person", { slug: "ines-quiroga-soto" }),
	href("es", "post", { slug: "heredar-el-negocio" }),
	href("es", "case", { caseId: "customs-release" }),
	href("es", "area", { slug: "moreno-valley" }),
];

/** Those with the most to load. */
const shifting = [href("es", "home"), href("en", "employment"), href("es", "contact")];

describe("every kind of page", () => {
	it.each([...paths, href("en", "contact")])(
		"%s passes axe on a phone, fits every width from 320 to 1920 px, under no floating button, gives each picture its size and asks no other host",
		async (path) => {
			await checkPage(await open(path, phone));
		},
	);

	it.each(shifting)("%s does not shift when its fonts come late", { tags: ["weekly"] }, async (path) => {
		const page = await open("/robots.txt", phone);
		await page.route(/\.woff2$/, async (route) => {
			await new Promise((late) => setTimeout(late, 500));
			await route.continue();
		});
		expect(await shiftOf(page, path)).toBeLessThan(0.01);
	});

	describe.each([
		["a phone", phone],
		["a wide screen", { viewport: { width: 1440, height: 800 } }],
	])("on %s", (_, screen) => {
		it.each(shifting)("%s does not shift while it comes in pieces", { tags: ["weekly"] }, async (path) => {
			const line = await slowLine(inject("baseUrl"), { pieces: 40, pause: 50 });
			try {
				const page = await open("/robots.txt", screen);
				expect(await shiftOf(page, line.address + path)).toBeLessThan(0.01);
			} finally {
				line.stop();
			}
		});
	});
});

/** How far a page moves while it loads, by the measure of the web vitals. */
async function shiftOf(page: Page, address: string): Promise<number> {
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			// All of them: nothing is touched here, but setting a phone's screen counts as input for half a second.
			const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
			const sum = shifts.reduce((total, { value }) => total + value, 0);
			document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + sum);
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(address, { waitUntil: "load" });
	await page.waitForTimeout(1500);
	const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
	return shift;
}
