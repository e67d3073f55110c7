import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { chromiumFlags, chromiumPath } from "../../tools/chromium.ts";

/** No other host is known. To stop each request and look at it would cost the browser its cache. */
const noOtherHost = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";

/** One Chromium for a test file; each page it opens is a visitor of its own. */
export function launchBrowser() {
	let browser: Browser;
	beforeAll(async () => {
		browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, noOtherHost] });
	});
	// Pages that stay open go on drawing. Those from before the test are its file's to close.
	let before: BrowserContext[] = [];
	const blocked: string[] = [];
	beforeEach(() => {
		before = browser.contexts();
	});
	afterEach(async () => {
		const opened = browser.contexts().filter((context) => !before.includes(context));
		await Promise.all(opened.map((context) => context.close()));
		expect(blocked.splice(0), "asked of other hosts").toEqual([]);
	});
	afterAll(async () => {
		await browser.close();
	});
	return {
		/** Opens a path of the site. A request to another host is not let out, and fails the test that made it. */
		async open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
			const context = await browser.newContext({
				viewport: { width: 1280, height: 800 },
				baseURL: inject("baseUrl"),
				...options,
			});
			context.on("request", (request) => {
				const { protocol, hostname } = new URL(request.url());
				if (protocol.startsWith("http") && hostname !== "localhost") blocked.push(request.url());
			});
			const page = await context.newPage();
			await page.goto(path, { waitUntil: "load" });
			return page;
		},
		/** What was asked of other hosts since the last call, for a test in which that is right. */
		takeBlocked: () => blocked.splice(0),
	};
}

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Waits until all of a page is laid out (see `boot/defer-layout.ts`): before, it has true sizes in view only. */
export async function laidOut(page: Page): Promise<void> {
	await page.waitForFunction(() => !document.documentElement.classList.contains("defer-layout"));
}

/** Waits until React has taken over, which a touch of any control makes it do: it marks the nodes that it owns. */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForLoadState();
	await page.evaluate(() => {
		const control = document.body.appendChild(document.createElement("input"));
		// Whether the page's own script has come (which listens to the first) or not (the other is remembered for it).
		for (const type of ["pointerdown", "click"]) control.dispatchEvent(new Event(type, { bubbles: true }));
		control.remove();
	});
	await page.waitForFunction(() =>
		Object.keys(document.querySelector("#main") ?? {}).some((key) => key.startsWith("__reactFiber")),
	);
}
