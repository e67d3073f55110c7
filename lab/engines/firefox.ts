import { setTimeout as wait } from "node:timers/promises";
import { launch } from "puppeteer-core";
import type { Driver, Viewport } from "./driver.ts";
import { programPath } from "./install.ts";
import { recordErrors } from "./recorder.ts";

/** Firefox, by WebDriver BiDi: its log has every error, from before the first script of a document. */
export async function firefox(viewport: Viewport): Promise<Driver> {
	const browser = await launch({
		browser: "firefox",
		executablePath: programPath("firefox"),
		headless: true,
		defaultViewport: viewport,
	});
	const page = await browser.newPage();
	page.setDefaultTimeout(10_000);
	const logged: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") logged.push(`console: ${message.text()}`);
	});
	page.on("pageerror", (error) => {
		const text = error instanceof Error ? error.message : String(error);
		// Also of a document that is being left: the recorder knows which, and has the others.
		if (!text.includes("error loading dynamically imported module")) logged.push(`page: ${text}`);
	});
	// The log does not have what the policy blocks.
	await page.evaluateOnNewDocument(recordErrors);
	/** @throws when what is chosen moves for ten seconds */
	async function standsStill(selector: string) {
		const place = () => page.$eval(selector, (element) => JSON.stringify(element.getBoundingClientRect()));
		let last = "";
		for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(50)) {
			const now = await place();
			if (now === last) return;
			last = now;
		}
		throw new Error(`${selector} does not stand still`);
	}
	/** In the middle of the window no bar lies over it: a pointer would press what is on top. */
	async function click(selector: string) {
		await page.$eval(selector, (element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
		// A locator would wait for it to stand still by an eval, which the site's policy stops.
		await standsStill(selector);
		await page.click(selector);
	}
	return {
		async open(url) {
			await page.goto(url, { waitUntil: "load" });
		},
		click,
		async type(selector, text) {
			await click(selector);
			await page.keyboard.type(text);
		},
		press: (key) => page.keyboard.press(key),
		async back() {
			// The driver's own waits for a document to load, which none does.
			await page.evaluate("history.back()");
		},
		read: async (expression) => String(await page.evaluate(expression)),
		logged,
		close: () => browser.close(),
	};
}
