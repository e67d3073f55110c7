import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated, launchBrowser, phone } from "./browser.ts";
import { chatOn } from "./chat-page.ts";

const { open } = launchBrowser();

describe("toasts", () => {
	const text = "El mensaje es demasiado largo (máximo 5000 caracteres)";

	async function complaining() {
		const page = await open("/redes", { reducedMotion: "reduce" });
		await hydrated(page);
		const chat = await chatOn(page);
		await chat.open();
		await chat.field.fill("x".repeat(5001));
		return { page, complain: () => chat.send.click(), toasts: page.locator("[data-toasts] > [data-type=destructive]") };
	}

	it("are added, interrupt a screen reader when something went wrong, are shown for four seconds, and removed", async () => {
		const { page, complain, toasts } = await complaining();
		await complain();
		await toasts.getByText(text).waitFor();
		const shown = Date.now();
		// Reading stops the clock, and a pointer is over nothing here.
		await page.mouse.move(5, 300);
		await expect.poll(() => page.getByRole("alert").textContent()).toBe(`Error${text}`);
		await toasts.waitFor({ state: "detached" });
		const seconds = (Date.now() - shown) / 1000;
		expect(seconds).toBeGreaterThan(3);
		expect(seconds).toBeLessThan(6);
	});

	it("are at most three at a time, the newest first, and can be dismissed", async () => {
		const { complain, toasts } = await complaining();
		for (let time = 0; time < 5; time++) await complain();
		await expect.poll(() => toasts.count()).toBe(5);
		expect(await toasts.evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetParent !== null))).toEqual([
			true,
			true,
			true,
			false,
			false,
		]);
		await toasts.first().getByLabel("Cerrar aviso").click();
		await expect.poll(() => toasts.count()).toBe(4);
	});
});

describe("tooltips", () => {
	it("open after 700 ms, the next one at once, by keyboard as well, and close on Escape", async () => {
		const page = await open("/redes");
		await hydrated(page);
		const tooltip = page.getByRole("tooltip");
		const bar = page.getByRole("complementary");
		const since = Date.now();
		await bar.getByRole("link", { name: "Llamar" }).hover();
		await page.waitForTimeout(300);
		expect(await tooltip.count()).toBe(0);
		await tooltip.waitFor();
		expect(Date.now() - since).toBeGreaterThanOrEqual(700);
		expect(await tooltip.textContent()).toBe("Llamar");
		await bar.getByRole("link", { name: "WhatsApp" }).hover();
		await tooltip.filter({ hasText: "WhatsApp" }).waitFor({ timeout: 600 });
		expect(await tooltip.count()).toBe(1);
		await page.keyboard.press("Escape");
		await expect.poll(() => tooltip.count()).toBe(0);
		await page.mouse.move(5, 300);
		await bar.getByRole("link", { name: "Llamar" }).focus();
		await page.keyboard.press("Tab");
		await tooltip.filter({ hasText: "WhatsApp" }).waitFor();
		await page.keyboard.press("Tab");
		await expect.poll(() => tooltip.count()).toBe(0);
	});

	it("stand beside their button and within the screen", async () => {
		const page = await open("/redes");
		await hydrated(page);
		const tooltip = page.getByRole("tooltip");
		const call = page.getByRole("complementary").getByRole("link", { name: "Llamar" });
		await call.hover();
		await tooltip.waitFor();
		const [button, left] = [await boxOf(call), await boxOf(tooltip)];
		expect(left.x + left.width).toBeLessThanOrEqual(button.x);
		expect(Math.abs(left.y + left.height / 2 - button.y - button.height / 2)).toBeLessThan(1);
		const chat = await chatOn(page);
		await chat.open();
		const close = page.getByRole("dialog").getByRole("button", { name: "Cerrar" });
		await close.hover();
		await tooltip.waitFor();
		const [above, below] = [await boxOf(close), await boxOf(tooltip)];
		expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
		expect(below.x + below.width).toBeLessThanOrEqual(1280);
	});

	it("leave touch alone, and the buttons work without any script", async () => {
		const touch = await open("/redes", phone);
		await hydrated(touch);
		const link = touch.getByRole("complementary").getByRole("link", { name: "WhatsApp" });
		const tooltip = touch.getByRole("tooltip");
		// React makes "enter" of "over".
		await link.dispatchEvent("pointerover", { pointerType: "touch" });
		await touch.waitForTimeout(900);
		expect(await tooltip.count()).toBe(0);
		await link.dispatchEvent("pointerout", { pointerType: "touch" });
		await link.dispatchEvent("pointerover", { pointerType: "mouse" });
		await tooltip.waitFor();
		const page = await open("/redes", { javaScriptEnabled: false });
		const bar = page.getByRole("complementary");
		expect(await bar.getByRole("link", { name: "Llamar" }).getAttribute("href")).toMatch(/^tel:\+/);
		expect(await bar.getByRole("button").count()).toBe(0);
	});
});

async function boxOf(element: Locator) {
	const box = await element.boundingBox();
	if (!box) throw new Error("It is not on screen");
	return box;
}
