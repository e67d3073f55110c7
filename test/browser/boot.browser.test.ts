import { expect, it } from "vitest";
import { href } from "../../app/site/pages/page-table.ts";
import { launchBrowser, phone } from "./browser.ts";

const { open } = launchBrowser();

it("markup that was injected as a deferred script never runs, whatever nonce it claims", async () => {
	const page = await open("/robots.txt", phone);
	const home = href("es", "home");
	const injected = ["", ' nonce=""', ' nonce="AAAAAAAAAAAAAAAAAAAAAAAA"'].map(
		(attributes, index) =>
			`<script type="deferred"${attributes} data-style="/robots.txt" data-modules="">globalThis.injected${index} = true</script>`,
	);
	await page.route(`**${home}`, async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace("<main", `${injected.join("")}<main`);
		await route.fulfill({ response, body });
	});
	await page.goto(home);
	expect(await page.locator('script[type="deferred"][data-style="/robots.txt"]').count()).toBe(injected.length);
	await page.mouse.click(5, 5);
	await page.waitForFunction(() => document.documentElement.classList.contains("hydrated"));
	await page.waitForTimeout(500);
	expect(await page.evaluate(() => Object.keys(globalThis).filter((key) => key.startsWith("injected")))).toEqual([]);
});
