import { describe, expect, it } from "vitest";
import { hydrated, launchBrowser, phone } from "./browser.ts";

const { open } = launchBrowser();

describe("the header", () => {
	it("opens a menu by keyboard, closes it by Escape and gives focus back", async () => {
		const page = await open("/");
		const button = page.getByRole("button", { name: "Servicios" });
		await button.focus();
		await page.keyboard.press("Enter");
		await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Migración");
		await page.keyboard.press("Escape");
		await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
		expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Servicios");
	});

	it("opens its menus without JavaScript", async () => {
		const page = await open("/en", { javaScriptEnabled: false });
		await page.getByRole("button", { name: "Services" }).click();
		await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Employment" }).click();
		await page.waitForURL("**/en/services/employment-attorney");
		expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
	});

	it("closes the menu of a phone when a link is followed", async () => {
		const page = await open("/", phone);
		await hydrated(page);
		await page.getByRole("button", { name: "Abrir el menú" }).click();
		await page.locator("#menu-mobile").getByRole("link", { name: "Equipo" }).click();
		await page.waitForURL("**/equipo");
		await expect.poll(() => page.locator("#menu-mobile").evaluate((menu) => menu.matches(":popover-open"))).toBe(false);
	});

	it("goes to the same page in the other language and keeps query and hash", async () => {
		const page = await open("/preguntas-frecuentes?utm=x#honorarios");
		const toggle = page.getByRole("banner").getByRole("link", { name: /Read this page in English/ });
		// It is read aloud in the language that it is written in.
		expect(await toggle.getAttribute("lang")).toBe("en");
		// The script that takes them along comes once the page is painted.
		await page.waitForLoadState("networkidle");
		await toggle.click();
		await page.waitForURL((url) => url.href.endsWith("/en/faq?utm=x#honorarios"));
		expect(await page.locator("html").getAttribute("lang")).toBe("en");
	});

	it("goes to the other home from a page that does not exist", async () => {
		const page = await open("/en/nowhere");
		expect(await page.getByRole("banner").locator("a[hreflang=es]").getAttribute("href")).toBe("/");
	});
});

describe("a navigation", () => {
	it("ends at the top of the page with focus in it, back and forward included", async () => {
		const page = await open("/");
		await hydrated(page);
		await page.evaluate(() => scrollTo(0, 2000));
		await page.getByRole("contentinfo").getByRole("link", { name: "Equipo" }).click();
		await page.waitForURL("**/equipo");
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
		await page.evaluate(() => scrollTo(0, 900));
		await page.goBack();
		await page.waitForURL((url) => url.pathname === "/");
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	});

	it("goes to the place that a hash names", async () => {
		const page = await open("/");
		await hydrated(page);
		await page.getByRole("contentinfo").getByRole("link", { name: "Aviso de privacidad" }).click();
		await page.waitForURL("**/terminos#privacidad");
		await expect
			.poll(() => page.locator("#privacidad").evaluate((element) => Math.round(element.getBoundingClientRect().top)))
			.toBeLessThan(120);
		// Whoever hears the page goes on from there.
		expect(await page.evaluate(() => document.activeElement?.id)).toBe("privacidad");
	});

	it("shows a spinner while a page is on its way", async () => {
		const page = await open("/");
		await hydrated(page);
		await page.route("**/equipo.data*", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 1500));
			await route.continue();
		});
		await page.getByRole("contentinfo").getByRole("link", { name: "Equipo" }).click();
		await expect.poll(() => page.getByRole("status").filter({ hasText: "Cargando" }).isVisible()).toBe(true);
		await page.waitForURL("**/equipo");
		await expect.poll(() => page.getByRole("status").filter({ hasText: "Cargando" }).count()).toBe(0);
	});
});

describe("pictures", () => {
	it("say in the page's language that they are not available when every source fails", async () => {
		const page = await open("/robots.txt");
		await page.route("**/pictures/hero*", (route) => route.abort());
		for (const [path, text] of [
			["/", "Imagen no disponible"],
			["/en", "Image unavailable"],
		] as const) {
			await page.goto(path);
			const failed = page.locator("[data-failed]").first();
			await expect.poll(() => failed.getAttribute("data-failed")).toBe(text);
			expect(await failed.evaluate((frame) => getComputedStyle(frame, "::after").display)).toBe("grid");
		}
	});

	it("offer AVIF, then WebP, each at 640, 1024 and 1920, then the original", async () => {
		const page = await open("/nosotros");
		const sources = await page
			.locator("[data-picture] picture")
			.first()
			.evaluate((picture) =>
				Array.from(picture.querySelectorAll("source, img"), (each) => [
					each.getAttribute("type"),
					each.getAttribute("srcset"),
				]),
			);
		expect(sources.map(([type]) => type)).toEqual(["image/avif", "image/webp", null]);
		for (const [, set] of sources.slice(0, 2))
			expect(Array.from((set ?? "").matchAll(/ (\d+)w/g), ([, width]) => width)).toEqual(["640", "1024", "1920"]);
		expect(await page.locator("[data-picture] img").first().getAttribute("src")).toMatch(/-1024\.\w+\.jpg$/);
	});
});

describe("the carousel", () => {
	it("goes round in a loop by its buttons and by arrow keys", async () => {
		const page = await open("/");
		await hydrated(page);
		const rail = page.locator("#story-list");
		const left = () => rail.evaluate((element) => Math.round(element.scrollLeft));
		// A third story: of two, the one before the first is the one after it as well.
		const end = await rail.evaluate((element) => {
			if (element.lastElementChild) element.appendChild(element.lastElementChild.cloneNode(true));
			// The carousel counts its stories anew.
			dispatchEvent(new Event("resize"));
			return element.scrollWidth - element.clientWidth;
		});
		expect(end).toBeGreaterThan(2000);
		await rail.scrollIntoViewIfNeeded();
		expect(await left()).toBe(0);
		await page.getByRole("button", { name: "Caso anterior" }).click();
		await expect.poll(left).toBe(end);
		await page.getByRole("button", { name: "Caso siguiente" }).click();
		await expect.poll(left).toBe(0);
		await rail.focus();
		await page.keyboard.press("ArrowRight");
		await expect.poll(left).toBeGreaterThan(500);
		// A wheel goes on to the last: the next press counts from there, however soon it comes.
		await rail.hover();
		await page.mouse.wheel(1e5, 0);
		await expect.poll(left).toBe(end);
		await page.keyboard.press("ArrowRight");
		await expect.poll(left).toBe(0);
	});

	it("is at the next story at once for those who asked for less motion", async () => {
		const page = await open("/", { reducedMotion: "reduce" });
		await hydrated(page);
		const left = await page.getByRole("button", { name: "Caso siguiente" }).evaluate((button: HTMLElement) => {
			button.click();
			return document.querySelector("#story-list")?.scrollLeft;
		});
		expect(left).toBeGreaterThan(500);
	});

	it("has no buttons on a phone and scrolls by touch", async () => {
		const page = await open("/", phone);
		await hydrated(page);
		expect(await page.getByRole("button", { name: "Caso siguiente" }).isVisible()).toBe(false);
		expect(await page.locator("#story-list").evaluate((rail) => getComputedStyle(rail).scrollSnapType)).toContain(
			"x mandatory",
		);
	});
});

it.each([320, 390])("of the next testimonial the edge is in sight and no word, at %i px", async (width) => {
	const page = await open("/", { ...phone, viewport: { width, height: 844 } });
	const left = (selector: string) =>
		page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().left));
	expect(await left(".testimonial-rail li:first-child figure")).toBeLessThan(width - 12);
	expect(await left(".testimonial-rail li:first-child blockquote")).toBeGreaterThanOrEqual(width);
});
