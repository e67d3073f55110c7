/** @module-tag weekly */
import { writeSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { type Browser, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chromiumFlags, chromiumPath } from "../../tools/chromium.ts";
import { type DevServer, startDevServer } from "./dev-server.ts";

/** Milliseconds within which an edit is to be seen. */
const promised = 2000;

let server: DevServer;
let browser: Browser;
let page: Page;
/** What the browser complained of. */
const complaints: string[] = [];
/** Documents that were loaded. */
let loaded = 0;

beforeAll(async () => {
	server = await startDevServer();
	browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
	page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
	page.on("pageerror", ({ message }) => complaints.push(message));
	page.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	page.on("load", () => loaded++);
});

afterAll(async () => {
	await browser?.close();
	server?.stop();
});

/**
 * Edits the project and waits until the open page shows it, without having been loaded again. On a machine that is not
 * busy otherwise it must take no longer than promised.
 */
async function seenInPage(what: string, edit: () => void, seen: (value: string) => boolean, value = ""): Promise<void> {
	// What an edit before has set off is not to be measured with this one.
	await page.waitForTimeout(1500);
	complaints.length = 0;
	const opened = await page.evaluate(() => performance.timeOrigin);
	const quiet = (loadavg()[0] ?? 0) < availableParallelism();
	const began = performance.now();
	edit();
	await page.waitForFunction(seen, value, { polling: 50, timeout: 60_000 });
	const took = Math.round(performance.now() - began);
	// Past the reporter, which shows what failed tests print.
	writeSync(2, `dev server: ${what}, seen after ${took} ms\n`);
	expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
	expect(complaints).toEqual([]);
	if (quiet) expect(took).toBeLessThan(promised);
}

it("loads its first page once, on a cold start, and hydrates it as it was rendered", async () => {
	await page.goto(server.url, { waitUntil: "load" });
	await page.waitForFunction(() => document.documentElement.classList.contains("hydrated"), undefined, {
		timeout: 120_000,
	});
	expect(complaints).toEqual([]);
	expect(loaded).toBe(1);
});

it("shows content", async () => {
	await seenInPage(
		"content",
		() => server.write("app/content/home.yaml", (text) => text.replace(/heading: .*/, "heading: Una frase editada")),
		() => document.querySelector("h1")?.textContent === "Una frase editada",
	);
});

it("shows messages", async () => {
	await seenInPage(
		"message",
		() =>
			server.write("app/locales/es/common.json", (text) => text.replace(/"skip": ".*"/, '"skip": "Un salto editado"')),
		() => document.querySelector('a[href="#main"]')?.textContent === "Un salto editado",
	);
});

it("shows a component, and a style that no other has", async () => {
	await seenInPage(
		"component and its style",
		() => server.write("app/sections/intro.tsx", (text) => text.replace("pt-section", "pt-[123px]")),
		() => {
			const section = document.querySelector('[aria-labelledby="intro"]');
			return section !== null && getComputedStyle(section).paddingTop === "123px";
		},
	);
});

it("shows the theme", async () => {
	const colour = /--color-[\w-]+(?=: #)/.exec(server.read("app/ui/theme.css"))?.[0] ?? "";
	await seenInPage(
		"theme",
		() =>
			server.write("app/ui/theme.css", (text) => text.replace(new RegExp(`${colour}: [^;]+`), `${colour}: #010203`)),
		(name) => getComputedStyle(document.documentElement).getPropertyValue(name) === "#010203",
		colour,
	);
});

it("shows the firm's mark", async () => {
	const square =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#f00" d="M0 0h10v10H0z"/></svg>';
	await seenInPage(
		"mark",
		() => server.write("public/brand/mark.svg", square),
		() => {
			const image = document.querySelector<HTMLImageElement>("header img");
			const canvas = document.createElement("canvas").getContext("2d");
			if (!image?.complete || !canvas) return false;
			canvas.drawImage(image, 0, 0, 10, 10);
			const [red = 0, green = 255] = canvas.getImageData(5, 5, 1, 1).data;
			return red > 250 && green < 5;
		},
	);
});

it("shows a picture", async () => {
	const before = await page
		.locator("main img")
		.first()
		.evaluate((image: HTMLImageElement) => image.currentSrc);
	const name = /\/pictures\/(.+)-\d+\.\w+\.\w+$/.exec(before)?.[1];
	const red = await sharp({ create: { width: 1920, height: 1080, channels: 3, background: "#f00" } })
		.jpeg()
		.toBuffer();
	await seenInPage(
		"picture",
		() => server.write(`app/content/pictures/${name}.jpg`, red),
		(before) => {
			const image = document.querySelector<HTMLImageElement>("main img");
			const canvas = document.createElement("canvas").getContext("2d");
			if (!image?.complete || image.currentSrc === before || !canvas) return false;
			canvas.drawImage(image, 0, 0);
			const [red = 0, green = 255] = canvas.getImageData(9, 9, 1, 1).data;
			return red > 250 && green < 5;
		},
		before,
	);
});

it("shows an entry that is added, and no longer one that is removed, on a page that was visited before", async () => {
	const [known] = server.list("app/content/posts");
	const added = "app/content/posts/una-nota-nueva.yaml";
	const listed = () => document.querySelector('main a[href="/blog/una-nota-nueva"]') !== null;
	await page.locator('header a[href="/blog"]').first().click();
	await page.waitForURL("**/blog");
	const text = server.read(`app/content/posts/${known}`).replace(/published: .*/, 'published: "2098-01-01"');
	await seenInPage("new entry", () => server.write(added, text), listed);
	await seenInPage(
		"removed entry",
		() => server.remove(added),
		() => !document.querySelector('main a[href="/blog/una-nota-nueva"]'),
	);
});

it("says in the page which entry is wrong, until it is mended", async () => {
	const overlay = page.locator("vite-error-overlay");
	const opened = await page.evaluate(() => performance.timeOrigin);
	const right = server.read("app/content/home.yaml");
	server.write("app/content/home.yaml", right.replace("heading:", "headline:"));
	await overlay.getByText("home.yaml").waitFor({ timeout: 60_000 });
	server.write("app/content/home.yaml", right);
	await overlay.waitFor({ state: "detached", timeout: 60_000 });
	expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
	complaints.length = 0;
});

it("keeps nothing: a page that is loaded again has every edit", async () => {
	await page.goto(server.url);
	expect(await page.locator("h1").textContent()).toBe("Una frase editada");
	expect(await page.locator('a[href="#main"]').textContent()).toBe("Un salto editado");
	expect(complaints).toEqual([]);
});
