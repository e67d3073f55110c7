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

	it("tells what happens in a stage by a press on its row, of a long list up to a tablet, and all of it at a desk", async () => {
		const questions = "#preguntas";
		const [service = ""] = serviceIds.map((id) => href("es", id));
		const small = await open(service, phone);
		const stage = small.locator("#pasos li").first();
		expect(await stage.locator("p").last().isVisible()).toBe(false);
		await stage.click({ position: { x: 100, y: 24 } });
		expect(await stage.locator("p").last().isVisible()).toBe(true);

		const tablet = await open(service, { viewport: { width: 800, height: 900 } });
		expect(await tablet.locator("#pasos li p").last().isVisible()).toBe(true);
		expect(await tablet.locator(questions).isVisible()).toBe(false);
		await tablet.goto(`${service}${questions}`);
		await expect.poll(() => tablet.locator(questions).isVisible()).toBe(true);

		expect(await (await open(service)).locator(questions).isVisible()).toBe(true);
	});
});
