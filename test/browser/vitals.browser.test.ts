import { expect, test } from "vitest";
import { hydrated, launchBrowser } from "./browser.ts";

const browser = launchBrowser();

test("a page that is hidden tells how fast it was and what was pressed, and nothing of who read it", async () => {
	// An address of its own: the route counts reports by address, and pages of other tests send theirs.
	const page = await browser.open("/", { extraHTTPHeaders: { "cf-connecting-ip": "203.0.113.250" } });
	await hydrated(page);
	await page.waitForFunction(() =>
		performance.getEntriesByType("resource").some(({ name }) => /\/assets\/vitals-[^/]+\.js$/.test(name)),
	);
	const answered = page.waitForResponse((response) => response.url().endsWith("/api/vitals"));
	const sent = await page.evaluate(async () => {
		// Kept from dialling, which would ask the visitor which program to use.
		addEventListener("click", (event) => event.preventDefault());
		const send = navigator.sendBeacon.bind(navigator);
		const report = new Promise<string>((resolve) => {
			navigator.sendBeacon = (path, data) => {
				if (data instanceof Blob) resolve(data.text());
				return send(path, data);
			};
		});
		document.querySelector<HTMLElement>('[data-count="call"]')?.click();
		Object.defineProperty(document, "visibilityState", { value: "hidden" });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
		return JSON.parse(await report);
	});
	expect(sent.actions).toEqual({ call: 1 });
	expect(sent.metrics.TTFB).toBeGreaterThan(0);
	expect(Object.keys(sent).toSorted()).toEqual(["actions", "metrics"]);
	const answer = await answered;
	expect(answer.status()).toBe(204);
	expect(answer.request().headers().cookie).toBeUndefined();
	expect(await page.context().cookies()).toEqual([]);
});

test.each([
	[false, 1],
	[true, 0],
])("who asks not to be measured (%s) leaves with %i reports", async (asks, reports) => {
	const page = await browser.open("/robots.txt");
	const sent: string[] = [];
	await page.exposeFunction("tell", (path: string) => sent.push(path));
	await page.addInitScript((asks) => {
		Object.defineProperty(navigator, "globalPrivacyControl", { value: asks });
		navigator.sendBeacon = (path) => Reflect.get(window, "tell")(String(path)) !== undefined;
	}, asks);
	await page.goto("/");
	await hydrated(page);
	await page.waitForFunction(() =>
		performance.getEntriesByType("resource").some(({ name }) => /\/assets\/vitals-[^/]+\.js$/.test(name)),
	);
	await page.evaluate(() => {
		document.querySelector("h1")?.click();
		Object.defineProperty(document, "visibilityState", { value: "hidden" });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	});
	// What was told to the page comes after it, in order.
	await page.evaluate(() => Reflect.get(window, "tell")("the end"));
	expect(sent).toEqual([...Array(reports).fill("/api/vitals"), "the end"]);
});
