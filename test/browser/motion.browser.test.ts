import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { href } from "../../app/site/pages/page-table.ts";
import { laidOut, launchBrowser } from "./browser.ts";

const { open } = launchBrowser();

/** How far the sheet over the relief lines of home has drawn back, as a share of its width; nothing without a sheet. */
function drawnBack(page: Page): Promise<number | undefined> {
	return page.evaluate(() => {
		const lines = document.querySelector(".drawn");
		if (!lines) throw new Error("Home has no relief lines");
		const { content, transform, width } = getComputedStyle(lines, "::after");
		return content === "none" ? undefined : new DOMMatrix(transform).m41 / Number.parseFloat(width);
	});
}

/** Scrolls until so many pixels of the lines are above the lower edge of the window. */
async function showLines(page: Page, pixels: number): Promise<void> {
	await page.evaluate((pixels) => {
		const top = document.querySelector(".drawn")?.getBoundingClientRect().top ?? 0;
		scrollBy(0, top - innerHeight + pixels);
	}, pixels);
}

it("the relief lines are drawn as they come into view", async () => {
	const page = await open(href("es", "home"));
	await laidOut(page);
	expect(await drawnBack(page)).toBe(0);
	await showLines(page, 250);
	await expect.poll(() => drawnBack(page)).toBeGreaterThan(0.1);
	expect(await drawnBack(page)).toBeLessThan(0.9);
	await showLines(page, 600);
	await expect.poll(() => drawnBack(page)).toBe(1);
});

it("they stand there from the first for those who asked for less motion", async () => {
	const page = await open(href("es", "home"), { reducedMotion: "reduce" });
	expect(await drawnBack(page)).toBeUndefined();
});
