import { expect, it } from "vitest";
import { hydrated, launchBrowser } from "./browser.ts";

const { open } = launchBrowser();

it("a video is asked for by a click, not before, from the domain without cookies", async () => {
	const page = await open("/tv");
	const elsewhere: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).hostname !== "localhost") elsewhere.push(request.url());
	});
	await hydrated(page);
	const video = page.locator('main a[href^="https://www.youtube.com/watch"]').first();
	const id = new URL((await video.getAttribute("href")) ?? "").searchParams.get("v");
	expect(await page.locator("iframe").count()).toBe(0);
	expect(elsewhere).toEqual([]);
	await video.click();
	const player = page.locator("main iframe");
	expect(await player.getAttribute("src")).toBe(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`);
	expect(await player.getAttribute("title")).not.toBe("");
	await expect.poll(() => elsewhere).toEqual([`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`]);
});
