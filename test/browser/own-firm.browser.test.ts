import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { type ServedBuild, serveBuild } from "../../tools/serve-build.ts";
import { hydrated, launchBrowser, phone } from "./browser.ts";
import { checkPage } from "./check-page.ts";

const { open, takeBlocked } = launchBrowser();

/**
 * The fixture's firm has no videos and no external legal director, so what concerns their pages is tried on the firm of
 * the repository, where that has them.
 */
const project = resolve(import.meta.dirname, "../..");
const { absent } = z
	.object({ absent: z.array(z.string()) })
	.parse(JSON.parse(readFileSync(resolve(project, ".generated/pages.json"), "utf8")));
const [hasVideos = false, hasDirector = false] = ["tv", "clo"].map((page) => !absent.includes(page));

let site: ServedBuild;
beforeAll(async () => {
	if (hasVideos || hasDirector) site = await serveBuild({}, undefined, project);
});
afterAll(() => {
	site?.stop();
});

it.skipIf(!hasVideos)("a video is asked for by a click, not before, from the domain without cookies", async () => {
	const page = await open("/tv", { baseURL: site.url });
	await hydrated(page);
	const video = page.locator('main a[href^="https://www.youtube.com/watch"]').first();
	const id = new URL((await video.getAttribute("href")) ?? "").searchParams.get("v");
	expect(await page.locator("iframe").count()).toBe(0);
	expect(takeBlocked()).toEqual([]);
	await video.click();
	const player = page.locator("main iframe");
	expect(await player.getAttribute("src")).toBe(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`);
	expect(await player.getAttribute("title")).not.toBe("");
	await expect.poll(takeBlocked).toEqual([`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`]);
});

const own = [
	{ page: "/tv", there: hasVideos },
	{ page: "/clo", there: hasDirector },
];

it.each(own.filter(({ there }) => there))(
	"$page passes axe on a phone, fits every width from 320 to 1920 px, under no floating button, gives each picture its size and asks no other host",
	async ({ page }) => {
		await checkPage(await open(page, { ...phone, baseURL: site.url }));
		await checkPage(await open(`/en${page}`, { ...phone, baseURL: site.url }));
	},
);
