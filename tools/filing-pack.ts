/**
 * The home page in both languages as PDF, with the day and the version, for filing with the State Bar of Texas (rule
 * 7.04 asks for a copy of what is published): `npm run filing-pack`. The files go to `filing-pack/`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { locales } from "../app/locales/locale.ts";
import { pages } from "../app/site/pages/page-table.ts";
import { chromiumFlags, chromiumPath } from "./chromium.ts";
import { serveBuild } from "./serve-build.ts";

const folder = "filing-pack";
const viewport = { width: 1209, height: 900 };

/** What is filed shows all that a visitor can see: every story at once, and nothing fixed that would repeat or cover. */
const laidOut = `
	#story-list { flex-wrap: wrap; overflow: visible }
	#story-list > li { width: 100% }
	article, li, dl > div, section > div > div { break-inside: avoid }
	aside[class*="fixed"] { position: static }
`;

/** The version that is filed: the commit, and a word if what is on disk differs from it. */
function version(): string {
	const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
	try {
		const commit = git("rev-parse", "--short=12", "HEAD");
		return git("status", "--porcelain", "--", "app", "public") ? `${commit}-changed` : commit;
	} catch {
		// A copy without its history.
		return "no-commit";
	}
}

/** Lazy pictures arrive only when they come near: walk down the page once, then go back up. */
async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += 500) {
			scrollTo(0, y);
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
		scrollTo(0, 0);
		await document.fonts.ready;
	});
	await page.waitForLoadState("networkidle");
}

const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const day = new Date().toISOString().slice(0, 10);
const commit = version();
mkdirSync(folder, { recursive: true });

const site = await serveBuild();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
	for (const locale of locales) {
		// The site's policy keeps foreign style out, the style above included.
		const page = await browser.newPage({ viewport, reducedMotion: "reduce", bypassCSP: true });
		await page.emulateMedia({ media: "screen" });
		await page.goto(site.url + pages.home[locale], { waitUntil: "load" });
		await page.addStyleTag({ content: laidOut });
		await settle(page);
		const small = "font: 8px sans-serif; width: 100%; margin: 0 12mm; display: flex; justify-content: space-between";
		const path = join(folder, `home-${locale}-${day}-${commit}.pdf`);
		await page.pdf({
			path,
			format: "Email",
			// As on a desk: a letter's width at this scale is 1209 px.
			scale: 0.6,
			printBackground: true,
			displayHeaderFooter: true,
			margin: { top: "16mm", bottom: "16mm", left: "12mm", right: "12mm" },
			headerTemplate: `<div style="${small}"><span>${await page.title()}</span><span>${pages.home[locale]} (${locale})</span></div>`,
			footerTemplate: `<div style="${small}"><span>${day}, version ${commit}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
			tagged: true,
		});
		await page.close();
		console.log(path);
	}
} finally {
	await browser.close();
	site.stop();
}
