import { expect, it } from "vitest";
import { href } from "../../app/site/pages/page-table.ts";
import { launchBrowser, phone } from "./browser.ts";

const { open } = launchBrowser();

it.each(["", ' nonce=""', ' nonce="AAAAAAAAAAAAAAAAAAAAAAAA"'])(
	"markup that was injected as a deferred script%s never runs",
	async (attributes) => {
		const page = await open("/robots.txt", phone);
		const home = href("es", "home");
		await page.route(`**${home}`, async (route) => {
			const response = await route.fetch();
			const injected = `<script type="deferred"${attributes} data-style="/robots.txt" data-modules="">globalThis.injected = true</script>`;
			await route.fulfill({ response, body: (await response.text()).replace("<main", `${injected}<main`) });
		});
		await page.goto(home);
		await page.mouse.click(5, 5);
		await page.waitForFunction(() => document.documentElement.classList.contains("hydrated"));
		await page.waitForTimeout(500);
		expect(await page.evaluate(() => "injected" in globalThis)).toBe(false);
	},
);
