import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { href } from "../../app/site/pages/page-table.ts";
import { laidOut, launchBrowser, phone } from "./browser.ts";
import { slowLine } from "./slow-line.ts";

const { open } = launchBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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
			const page = await open(path, phone);
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
		},
	);

	it.each([
		...shifting,
		href("es", "faq"),
		href("es", "post", { slug: "leer-un-recibo-de-pago" }),
		href("en", "area", { slug: "chula-vista" }),
	])("%s has in itself all of the style that applies to it", { tags: ["weekly"] }, async (path) => {
		const page = await open("/robots.txt", { ...phone, reducedMotion: "reduce" });
		// Scripts would bring the whole stylesheet by themselves.
		await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
		await page.goto(path, { waitUntil: "load" });
		await laidOut(page);
		await page.evaluate(async () => {
			for (const image of document.images) image.loading = "eager";
			await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
		});
		const own = await page.screenshot({ fullPage: true });
		await page.evaluate(async () => {
			const link = document.createElement("link");
			link.rel = "stylesheet";
			link.href = document.querySelector<HTMLElement>("script[data-style]")?.dataset.style ?? "";
			await new Promise((loaded, failed) => {
				link.addEventListener("load", loaded);
				link.addEventListener("error", failed);
				document.head.appendChild(link);
			});
		});
		const whole = await page.screenshot({ fullPage: true });
		expect(own.equals(whole)).toBe(true);
	});

	it.each(shifting)("%s does not shift when its fonts come late", { tags: ["weekly"] }, async (path) => {
		const page = await open("/robots.txt", phone);
		await page.route(/\.woff2$/, async (route) => {
			await new Promise((late) => setTimeout(late, 500));
			await route.continue();
		});
		expect(await shiftOf(page, path)).toBeLessThan(0.01);
	});

	it.each(shifting)("%s does not shift while it comes in pieces", { tags: ["weekly"] }, async (path) => {
		const line = await slowLine(inject("baseUrl"), { pieces: 40, pause: 50 });
		try {
			const page = await open("/robots.txt", phone);
			expect(await shiftOf(page, line.address + path)).toBeLessThan(0.01);
		} finally {
			line.stop();
		}
	});
});

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
	const edge = document.querySelector("aside.fixed")?.getBoundingClientRect().left ?? 0;
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
