import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import es from "../../app/locales/es/inquiry.json" with { type: "json" };
import { launchBrowser } from "./browser.ts";

/** What visitors come for, by keyboard alone from the first page on: no pointer, and no focus set by the test. */
const { open } = launchBrowser();

const phone = { viewport: { width: 390, height: 844 } };

/** Presses Tab until focus is on what was looked for. @throws with where it has been. */
async function tabTo(page: Page, selector: string): Promise<void> {
	const passed: string[] = [];
	for (let step = 0; step < 150; step++) {
		await page.keyboard.press("Tab");
		const { isThere, name } = await page.evaluate(
			(selector) => ({
				isThere: document.activeElement?.matches(selector) ?? false,
				name: document.activeElement?.outerHTML.slice(0, 60) ?? "",
			}),
			selector,
		);
		if (isThere) return;
		passed.push(name);
	}
	throw new Error(`Tab does not come to ${selector}, but to\n${passed.join("\n")}`);
}

const focusIsIn = (page: Page, selector: string) =>
	page.evaluate((selector) => Boolean(document.activeElement?.closest(selector)), selector);

it("the first stop leads past the header", async () => {
	const page = await open("/");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	expect(await focusIsIn(page, "main")).toBe(true);
});

it("from the home page to an enquiry that has its reference, a mistake on the way", async () => {
	const page = await open("/");
	await tabTo(page, 'header a[href="/contacto"]');
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/contacto/);
	await tabTo(page, '[name="name"]');
	await page.keyboard.type("Ana Prueba");
	await page.keyboard.press("Enter");
	const summary = page.getByRole("region", { name: es.problems.invalid });
	await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
	// The summary's links are the next stops: the first one leads to what is wrong first.
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect.poll(() => focusIsIn(page, '[name="email"]')).toBe(true);
	await page.keyboard.type("ana@correo.example");
	await tabTo(page, '[name="message"]');
	await page.keyboard.type("Un vecino construyó una barda dentro de mi terreno.");
	await tabTo(page, '[name="consent"]');
	await page.keyboard.press("Space");
	await tabTo(page, "#inquiry [type=submit]");
	await page.keyboard.press("Enter");
	await page.waitForURL(/\?ref=[A-Z]{3}-/);
	expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(es.received.heading);
});

it.each([
	["a desk", {}],
	["a phone", phone],
])("a question to the assistant on %s, and back to where it was asked from", { timeout: 30_000 }, async (_, size) => {
	const page = await open("/equipo", size);
	await tabTo(page, '[data-count="chat"]');
	await page.keyboard.press("Enter");
	await expect.poll(() => focusIsIn(page, "dialog[open] textarea"), { timeout: 10_000 }).toBe(true);
	await page.keyboard.type("¿Dónde están sus oficinas?");
	await page.keyboard.press("Enter");
	await page.locator('dialog[open] [data-status="complete"]').waitFor({ timeout: 20_000 });
	// The answer's links are reached.
	await tabTo(page, 'dialog[open] [data-status="complete"] a');
	await page.keyboard.press("Escape");
	await expect.poll(() => focusIsIn(page, '[data-count="chat"]')).toBe(true);
});

it("a word looked for among the questions, to the page that has it", async () => {
	const page = await open("/preguntas-frecuentes");
	await tabTo(page, "main input[type=search]");
	await page.keyboard.type("escritura");
	await page.locator("main a:has(mark)").first().waitFor();
	await tabTo(page, "main a:has(mark)");
	const target = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).pathname);
	await page.keyboard.press("Enter");
	await page.waitForURL((url) => url.pathname === target);
	await expect.poll(() => focusIsIn(page, "main")).toBe(true);
});

it("a phone's menu is opened, left by Escape with focus on its button, and leads to a page", async () => {
	const page = await open("/", phone);
	await tabTo(page, 'header button[popovertarget="menu-mobile"]');
	await page.keyboard.press("Enter");
	await page.locator("#menu-mobile:popover-open").waitFor();
	await page.keyboard.press("Escape");
	await expect.poll(() => page.locator("#menu-mobile:popover-open").count()).toBe(0);
	expect(await focusIsIn(page, 'header button[popovertarget="menu-mobile"]')).toBe(true);
	await page.keyboard.press("Enter");
	await page.locator("#menu-mobile:popover-open").waitFor();
	await tabTo(page, '#menu-mobile a[href="/equipo"]');
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/equipo$/);
});
