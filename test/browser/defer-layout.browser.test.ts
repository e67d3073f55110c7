import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { href } from "../../app/site/pages/page-table.ts";
import { laidOut, launchBrowser, phone } from "./browser.ts";

const { open } = launchBrowser();
const home = href("es", "home");

/** Runs in the page: pieces that the browser skips. What is folded away is none of them. */
const skipped = (page: Page) =>
	page.evaluate(
		() =>
			Array.from(document.querySelectorAll("main section, main article, footer")).filter(
				({ firstElementChild: first }) =>
					first?.checkVisibility() && !first.checkVisibility({ contentVisibilityAuto: true }),
			).length,
	);

/** A phone on which pictures come when they are told to: until then no page has loaded. */
async function withLatePictures(): Promise<{ page: Page; arrive: () => void }> {
	const page = await open("/robots.txt", phone);
	let arrive = () => {};
	const late = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route(/\/pictures\//, async (route) => {
		await late;
		await route.continue();
	});
	return { page, arrive };
}

it("what lies far below is laid out after load, and nothing of that is left", async () => {
	const { page, arrive } = await withLatePictures();
	await page.goto(home, { waitUntil: "domcontentloaded" });
	await expect.poll(() => skipped(page)).toBeGreaterThan(2);
	arrive();
	await laidOut(page);
	expect(await skipped(page)).toBe(0);
	expect(await page.locator("[style]").count()).toBe(0);
});

it("all of it is laid out as soon as the visitor scrolls, so that nothing moves under the eyes", async () => {
	const { page, arrive } = await withLatePictures();
	await page.goto(href("es", "contact"), { waitUntil: "domcontentloaded" });
	await expect.poll(() => skipped(page)).toBeGreaterThan(0);
	await expect
		.poll(async () => {
			await page.evaluate(() => scrollBy(0, 40));
			return skipped(page);
		})
		.toBe(0);
	arrive();
});

it("nothing is skipped for a visitor who arrives further down", async () => {
	const page = await open("/robots.txt", phone);
	const fresh = () => page.evaluate(() => document.documentElement.classList.contains("defer-layout"));
	await page.goto(`${href("es", "contact")}#formulario`, { waitUntil: "domcontentloaded" });
	expect(await fresh()).toBe(false);
	await page.goto(home, { waitUntil: "domcontentloaded" });
	expect(await fresh()).toBe(true);
	await page.reload({ waitUntil: "domcontentloaded" });
	expect(await fresh()).toBe(false);
});

it.each([home, href("en", "contact"), href("es", "faq"), href("en", "employment"), href("es", "team")])(
	"%s has all its places whether its pieces are kept apart or not",
	async (path) => {
		// As high as the page, so that no piece is out of view.
		const page = await open(path, { viewport: { width: 390, height: 16_000 }, reducedMotion: "reduce" });
		await laidOut(page);
		const places = () =>
			page.evaluate(() =>
				Array.from(document.querySelectorAll("main :is(h1, h2, h3, p, li, img, input), footer *")).map(
					(each) => Math.round(each.getBoundingClientRect().top / 2) * 2,
				),
			);
		const whole = await places();
		await page.evaluate(() => document.documentElement.classList.add("defer-layout"));
		await expect.poll(() => skipped(page)).toBe(0);
		await expect.poll(places).toEqual(whole);
	},
);
