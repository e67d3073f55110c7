import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type ServedBuild, serveBuild } from "../../tools/serve-build.ts";
import { hydrated, launchBrowser } from "./browser.ts";

const { open, takeBlocked } = launchBrowser();

let site: ServedBuild;
beforeAll(async () => {
	const settings = { TURNSTILE_SITE_KEY: "1x00000000000000000000AA", TURNSTILE_SECRET: "secret" };
	site = await serveBuild(settings, undefined, inject("folder"));
});
afterAll(() => site?.stop());

it("the form has one Turnstile, fetched no sooner than it has the focus, and not again as the focus moves", async () => {
	const page = await open("about:blank", { baseURL: site.url });
	let fetched = 0;
	await page.route("https://challenges.cloudflare.com/**", (route) => {
		fetched += 1;
		const api = "globalThis.rendered = 0; globalThis.turnstile = { render: () => 'w' + ++rendered, remove() {} };";
		return route.fulfill({ contentType: "text/javascript", body: api });
	});
	await page.goto("/contacto");
	await page.waitForLoadState();
	expect(fetched).toBe(0);
	await page.locator('[name="name"]').focus();
	await hydrated(page);
	for (const name of ["email", "message", "name"]) await page.locator(`[name="${name}"]`).focus();
	await page.waitForFunction(() => Reflect.get(globalThis, "rendered") > 0);
	await page.locator('[name="message"]').focus();
	expect(await page.evaluate(() => Reflect.get(globalThis, "rendered"))).toBe(1);
	expect(fetched).toBe(1);
	expect(takeBlocked()).toHaveLength(1);
});
