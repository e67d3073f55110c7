import { expect, test } from "vitest";
import type { VitalsReport } from "../../app/features/vitals/protocol/report.ts";
import { hydrated, launchBrowser } from "./browser.ts";

const browser = launchBrowser();

test("a page that is left tells how fast it was and what was pressed, and nothing of who read it", async () => {
	const page = await browser.open("/");
	await hydrated(page);
	const measured = page.waitForResponse((response) => response.url().endsWith("/vitals") && response.status() < 500);
	const reported = page.waitForRequest((request) => request.url().endsWith("/api/vitals"));
	// A call would leave the page, so the press is kept from doing what it does.
	await page.evaluate(() => {
		addEventListener("click", (event) => event.preventDefault());
	});
	await page.waitForFunction(() => performance.getEntriesByName("vitals-started").length > 0);
	await page.locator('[data-count="call"]:visible').first().click();
	await page.goto("/terminos");
	const request = await reported;
	await measured;
	const report: VitalsReport = request.postDataJSON();
	expect(Object.keys(report).toSorted()).toEqual(["actions", "metrics"]);
	expect(report.actions).toEqual({ call: 1 });
	expect(report.metrics.LCP).toBeGreaterThan(0);
	expect(request.headers().cookie).toBeUndefined();
});
