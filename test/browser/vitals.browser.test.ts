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

test("a visitor who asks not to be measured is not", async () => {
	const page = await browser.open("/robots.txt");
	await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
	await page.goto("/");
	await hydrated(page);
	const beacons: string[] = [];
	page.on("request", (request) => request.url().endsWith("/api/vitals") && beacons.push(request.url()));
	await page.waitForFunction(() =>
		performance.getEntriesByType("resource").some(({ name }) => /\/assets\/vitals-[^/]+\.js$/.test(name)),
	);
	await page.goto("/terminos");
	expect(beacons).toEqual([]);
});
