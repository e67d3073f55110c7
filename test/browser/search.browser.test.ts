import { expect, test } from "vitest";
import { hydrated, launchBrowser } from "./browser.ts";

const browser = launchBrowser();
const index = /\/assets\/(es|en)-[^/]+\.json$/;

test("without JavaScript questions open, and the form is answered by the FAQ page, with what was looked for marked", async () => {
	const page = await browser.open("/preguntas-frecuentes", { javaScriptEnabled: false });
	const opened = page.locator("details[open]");
	const before = await opened.count();
	const question = page.getByText("¿Cuánto cuesta la entrevista?").first();
	await page.locator("main details").filter({ has: question }).first().locator("summary").first().click();
	await question.click();
	expect(await opened.count()).toBe(before + 2);
	await page.getByRole("searchbox").fill("nomina");
	await page.getByRole("button", { name: "Buscar" }).click();
	await page.waitForURL((url) => url.searchParams.get("q") === "nomina");
	expect(await page.locator("mark").count()).toBeGreaterThan(0);
	await page.getByRole("searchbox").fill("nómina");
	await page.getByRole("searchbox").press("Enter");
	await page.waitForURL((url) => url.pathname === "/preguntas-frecuentes" && url.searchParams.get("q") === "nómina");
	expect(await page.getByRole("searchbox").inputValue()).toBe("nómina");
	await expect.poll(() => page.getByRole("status").first().textContent()).toMatch(/\d+ resultados? para “nómina”/);
	expect(await page.locator("mark").first().textContent()).toMatch(/n[oó]minas?/i);
});

test("the index is fetched when the field is reached for, once, and answers while one types", async () => {
	const page = await browser.open("/en/faq");
	const fetched: string[] = [];
	page.on("request", (request) => index.test(request.url()) && fetched.push(request.url()));
	await hydrated(page);
	expect(fetched).toEqual([]);
	await page.getByRole("searchbox").focus();
	await page.getByRole("searchbox").pressSequentially("guaymas", { delay: 20 });
	const found = page.getByRole("link").filter({ has: page.locator("mark") });
	await found.first().waitFor();
	expect(await page.getByRole("status").first().textContent()).toMatch(/results? for “guaymas”/);
	expect(fetched).toHaveLength(1);
	expect(page.url()).not.toContain("?q=");
	const paths = await found.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(paths).toContain("/en/areas/guaymas");
	expect(paths.filter((path) => !path?.startsWith("/en/"))).toEqual([]);
	await page
		.locator('main a[href="/en/areas/guaymas"]')
		.filter({ has: page.locator("mark") })
		.click();
	await page.waitForURL("**/en/areas/guaymas");
});

test("whoever hears the page is told of the results once, not at each letter", async () => {
	const page = await browser.open("/en/faq");
	await hydrated(page);
	const field = page.getByRole("searchbox");
	await field.fill("deed");
	await page.locator("mark").first().waitFor();
	const said = page.getByRole("status").first();
	await said.evaluate((status) => {
		new MutationObserver(() => {
			status.dataset.said = String(Number(status.dataset.said ?? 0) + 1);
		}).observe(status, { childList: true, characterData: true, subtree: true });
	});
	await field.press("ControlOrMeta+A");
	await field.pressSequentially("guaymas", { delay: 60 });
	await expect.poll(() => said.textContent()).toMatch(/for “guaymas”/);
	expect(await said.getAttribute("data-said")).toBe("1");
});

test("clearing the field clears the results", async () => {
	const page = await browser.open("/preguntas-frecuentes");
	await hydrated(page);
	const field = page.getByRole("searchbox");
	await field.fill("escritura");
	await page.locator("mark").first().waitFor();
	await field.fill("");
	await expect.poll(() => page.locator("mark").count()).toBe(0);
});

test("when the index does not come, the form is sent as ever", async () => {
	const page = await browser.open("/preguntas-frecuentes");
	await page.route(index, (route) => route.abort());
	await hydrated(page);
	const field = page.getByRole("searchbox");
	await field.fill("escritura");
	await field.press("Enter");
	await page.waitForURL(/\?q=escritura/);
	await expect.poll(() => page.locator("mark").count()).toBeGreaterThan(0);
});
