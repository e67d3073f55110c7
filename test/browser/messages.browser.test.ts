import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import * as en from "../../app/locales/en/index.ts";
import * as es from "../../app/locales/es/index.ts";
import { hydrated, launchBrowser } from "./browser.ts";

const { open } = launchBrowser();

/** What the scripts that a page has loaded contain. */
function scriptsOf(page: Page): { contain: (text: string) => Promise<boolean> } {
	const scripts: Promise<string>[] = [];
	page.on("response", (response) => {
		if (response.url().endsWith(".js")) scripts.push(response.text());
	});
	return {
		contain: async (text) => (await Promise.all(scripts)).some((script) => script.includes(text)),
	};
}

it("loads the messages of one language", async () => {
	const page = await open("/robots.txt");
	const scripts = scriptsOf(page);
	await page.goto("/en");
	await hydrated(page);
	expect(await scripts.contain(en.common.skip)).toBe(true);
	expect(await scripts.contain(es.common.skip)).toBe(false);
});

it("hydrates every page as it was rendered, with no key in place of a message", async () => {
	const page = await open("/robots.txt");
	const said: string[] = [];
	page.on("console", (message) => said.push(message.text()));
	page.on("pageerror", (error) => said.push(error.message));
	for (const path of ["/", "/areas/no-such-place", "/servicios/abogado-laboral", "/en/contact", "/en/team"]) {
		await page.goto(path);
		const textOf = async () => (await page.locator("main").textContent()) ?? "";
		const before = await textOf();
		await hydrated(page);
		expect(
			said.filter((text) => !/404/.test(text)),
			path,
		).toEqual([]);
		expect((await textOf()).length).toBeGreaterThanOrEqual(before.length);
	}
});

it("no browser file has the messages of mail, assistant or problem documents", () => {
	const folder = "build/client/assets";
	const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
	const texts = [es, en].flatMap(({ mail, assistant, problems }) => [
		mail.firm.conflict,
		assistant.emergency.notHere,
		problems["415"].detail,
	]);
	expect(files.length).toBeGreaterThan(20);
	for (const name of files) {
		const script = readFileSync(join(folder, name), "utf8");
		for (const text of texts) expect(script.includes(text), `${name}: ${text}`).toBe(false);
	}
});
