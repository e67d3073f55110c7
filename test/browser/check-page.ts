import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { laidOut } from "./browser.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What every page keeps: it passes axe, fits every width, has a size for each picture and asks no other host.
 *
 * @param page on a phone
 */
export async function checkPage(page: Page): Promise<void> {
	await laidOut(page);
	expect(await violations(page)).toEqual([]);
	const resize = await windowOf(page);
	for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
		await resize(width);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
			`at ${width} px`,
		).toBeLessThanOrEqual(0);
		// Below, the buttons are a bar at the foot, for which the page keeps room.
		if (width >= 1280) expect(await page.evaluate(underButtons), `at ${width} px`).toEqual([]);
	}
	expect(await page.locator("img:not([width]), img:not([height])").count()).toBe(0);
	const hosts = await page.evaluate(() =>
		performance.getEntriesByType("resource").map(({ name }) => new URL(name).hostname),
	);
	expect([...new Set(hosts)]).toEqual(["localhost"]);
}

async function violations(page: Page): Promise<string[]> {
	await page.evaluate(axe);
	return page.evaluate(async () => {
		// axe puts itself on the window when its source is evaluated.
		const { violations } = await Reflect.get(window, "axe").run({
			runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
		});
		return violations.map(
			({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
				`${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
		);
	});
}

/**
 * Takes a phone's page into the window of a desk, whose width can then be set: a phone would widen its own to what
 * overflows it. To load the page once more would take longer than all that is tried on it.
 */
async function windowOf(page: Page): Promise<(width: number) => Promise<void>> {
	const session = await page.context().newCDPSession(page);
	return async (width) => {
		const metrics = { width, height: 800, deviceScaleFactor: 1, mobile: false };
		await session.send("Emulation.setDeviceMetricsOverride", metrics);
		await page.waitForFunction((width) => innerWidth === width, width);
	};
}

/** Runs in the page: what of its content reaches into the margin where the floating buttons stand. */
function underButtons(): string[] {
	const edge = document.querySelector("aside.dock")?.getBoundingClientRect().left ?? 0;
	const content = document.querySelectorAll(
		"main :is(h1, h2, h3, p, li, dt, dd, td, a, button, input, select, textarea)",
	);
	return (
		Array.from(content)
			// The stories run off the screen, to be scrolled; the map's names are drawn.
			.filter((each) => !each.closest(".story-rail, svg") && each.getClientRects().length > 0)
			.filter(
				(each) => each.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(each).paddingRight) > edge,
			)
			.map((each) => each.outerHTML.slice(0, 120))
	);
}
