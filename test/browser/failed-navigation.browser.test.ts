import { expect, it } from "vitest";
import { hydrated, launchBrowser } from "./browser.ts";

const { open } = launchBrowser();

it("a page whose data fails on the server says so at once, with the id of the request that failed", async () => {
	const page = await open("/");
	await hydrated(page);
	const requestId = "0a4ce5b8-1111-4222-8333-444455556666";
	let requests = 0;
	// As `.server/failure.ts` answers.
	await page.route("**/terminos.data*", (route) => {
		requests += 1;
		return route.fulfill({ status: 500, body: requestId });
	});
	await page.locator('footer a[href="/terminos"]').click();
	await expect.poll(() => page.locator("main").textContent()).toContain(requestId);
	expect(requests).toBe(1);
	// The layout stays, and with it the way on.
	await page.locator('footer a[href="/equipo"]').click();
	await page.waitForURL("**/equipo");
	// The address is there before the page is.
	await expect.poll(() => page.locator("main").textContent()).not.toContain(requestId);
	expect(await page.locator("h1").count()).toBe(1);
});
