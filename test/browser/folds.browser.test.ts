import { describe, expect, it } from "vitest";
import { href, serviceIds } from "../../app/site/pages/page-table.ts";
import { hydrated, launchBrowser, phone } from "./browser.ts";

const { open } = launchBrowser();
const terms = href("es", "terms");

describe("what is folded on a phone", () => {
	it("opens for an anchor, in a document and after a navigation, and by a press without JavaScript", async () => {
		const page = await open(`${terms}#privacidad`, phone);
		await expect.poll(() => page.locator("#privacidad").isVisible()).toBe(true);
		expect(await page.locator("main details[open]").count()).toBe(1);

		const other = await open("/", phone);
		await hydrated(other);
		await other.getByRole("contentinfo").getByText("Ayuda y avisos").last().click();
		await other.getByRole("contentinfo").getByRole("link", { name: "Aviso de privacidad" }).click();
		await other.waitForURL("**/terminos#privacidad");
		await expect.poll(() => other.locator("#privacidad").isVisible()).toBe(true);

		const plain = await open(terms, { ...phone, javaScriptEnabled: false });
		expect(await plain.locator("#privacidad").isVisible()).toBe(false);
		await plain.locator("details:has(#privacidad) > summary").click();
		expect(await plain.locator("#privacidad").isVisible()).toBe(true);
	});

	it("is open, without a control, where there is room, and in print", async () => {
		const page = await open(terms);
		expect(await page.locator("#privacidad").isVisible()).toBe(true);
		expect(await page.locator("main summary").filter({ visible: true }).count()).toBe(0);
		expect(await page.locator("main details[open]").count()).toBe(0);
		const paper = await open(terms, phone);
		await paper.emulateMedia({ media: "print" });
		await expect.poll(() => paper.locator("#privacidad").evaluate((element) => element.checkVisibility())).toBe(true);
	});

	it("is each section of a service but what it begins with, with all that is in it, and nothing from a tablet on", async () => {
		const [service = ""] = serviceIds.map((id) => href("es", id));
		const small = await open(service, phone);
		expect(await small.locator(".folds > details > div").filter({ visible: true }).count()).toBe(1);
		const told = small.locator("#para-quien");
		expect(await told.isVisible()).toBe(false);
		await small.locator("details:has(#para-quien) > summary").click();
		expect(await told.isVisible()).toBe(true);

		const tablet = await open(service, { viewport: { width: 800, height: 900 } });
		expect(await tablet.locator("#pasos li p").last().isVisible()).toBe(true);
		expect(await tablet.locator("#preguntas").isVisible()).toBe(true);
	});
});

it("the sign beside a question has the colour of the text where colours are forced", async () => {
	const page = await open(href("es", "faq"));
	await page.emulateMedia({ forcedColors: "active" });
	const text = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
	const sign = await page
		.locator(".questions summary")
		.first()
		.evaluate((summary) => getComputedStyle(summary, "::after").backgroundColor);
	expect(sign).toBe(text);
});
