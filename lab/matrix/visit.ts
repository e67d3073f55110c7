import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Locale } from "../../app/locales/locale.ts";
import { states } from "../measure/states.ts";
import { clipped, unmarked, walkByKeyboard } from "./focus.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export interface Visit {
	javaScriptEnabled: boolean;
	widths: readonly number[];
	/** Letters come after the first paint, as on a slow line: that shows whether the text keeps its place. */
	lateLetters?: boolean;
	/** Markup that is put into the page. */
	fault?: string | undefined;
	/** Rules that are put into the page. */
	rules?: string | undefined;
}

/** Visits a page at each width. @returns what is wrong with it */
export async function visit(browser: Browser, url: string, how: Visit) {
	const { javaScriptEnabled, widths, lateLetters, fault, rules } = how;
	const problems: string[] = [];
	for (const width of widths) {
		const { context, page, tell } = await openWindow(browser, width, url, problems);
		if (rules) await page.addInitScript(addRules, rules);
		// Scripts are taken out rather than forbidden: axe is one. No style or markup of the site asks whether they are allowed.
		if (fault || !javaScriptEnabled)
			await page.route(url, async (route) => {
				const response = await route.fetch();
				const whole = await response.text();
				const html = javaScriptEnabled ? whole : whole.replace(/<script\b.*?<\/script>/gs, "");
				await route.fulfill({ response, body: html.replace("</h1>", `</h1>${fault ?? ""}`) });
			});
		for (const late of ["**/*?late", ...(lateLetters ? ["**/*.woff2"] : [])])
			await page.route(late, (route) => setTimeout(() => route.continue(), 500));
		if (javaScriptEnabled) await page.addInitScript(recordShifts);
		await page.goto(url, { waitUntil: "load" });
		if (javaScriptEnabled) await scrollFast(page, tell);
		await check(page, "as it comes", tell);
		await page.evaluate(unfold);
		await check(page, "with everything unfolded", tell);
		// A menu lies over the page, which axe would take for a fault of what is under it.
		const menu = await page.evaluate(openMenu);
		if (menu) {
			await check(page, `with ${menu} open`, tell, `#${menu}`);
			await page.evaluate((menu) => document.getElementById(menu)?.hidePopover(), menu);
		}
		if (javaScriptEnabled) await hydrate(page);
		await strain(page, tell);
		await context.close();
	}
	return problems;
}

/** Brings a page into one of its states at each width. @returns what is wrong with it there */
export async function visitState(
	browser: Browser,
	url: string,
	{ name, locale, widths }: { name: string; locale: Locale; widths: readonly number[] },
) {
	const problems: string[] = [];
	const state = states[name];
	if (!state) throw new RangeError(`There is no state ${name}`);
	for (const width of widths) {
		const { context, page, tell } = await openWindow(browser, width, url, problems);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(url, { waitUntil: "load" });
		// Somebody is never as fast as this: a link pressed before the page's script has come leads away, as without scripts.
		await hydrate(page);
		await state.open(page, locale);
		await page.waitForFunction(() => !document.documentElement.classList.contains("defer-layout"));
		// axe knows no stack of windows: what is under a state's own is not asked.
		await check(page, name, tell, state.over);
		if (!state.over) for (const problem of await walkByKeyboard(page)) tell(`${name}, by keyboard: ${problem}`);
		await context.close();
	}
	return problems;
}

/** A window of a visitor of its own, in which everything that goes wrong is told. */
async function openWindow(browser: Browser, width: number, url: string, problems: string[]) {
	const context: BrowserContext = await browser.newContext({ viewport: { width, height: 800 } });
	const page = await context.newPage();
	const tell = (what: string) => void problems.push(`${width} px: ${what}`);
	listen(page, url, tell);
	return { context, page, tell };
}

/** Runs in the page before anything else. */
function addRules(rules: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(rules);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Tells whatever a browser complains of: breaches of the policy, even reported ones, stand in its console. */
function listen(page: Page, url: string, tell: (what: string) => void): void {
	page.on("pageerror", ({ message }) => tell(`error: ${message}`));
	page.on("console", (message) => {
		// The page that is not there is what was asked for, and so is a form with errors.
		if (!(message.location().url.startsWith(url) && /404|422/.test(message.text()))) tell(`console: ${message.text()}`);
	});
	page.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText;
		if (reason !== "net::ERR_ABORTED") tell(`failed: ${request.url()} ${reason}`);
	});
	page.on("response", (response) => {
		if (response.status() >= 400 && response.url() !== url) tell(`${response.status()}: ${response.url()}`);
	});
	page.on("request", (request) => {
		if (request.url().endsWith("/api/csp-report")) tell(`report: ${request.postData()}`);
	});
}

/** Runs in the page: sums up how far it moves, input or not, and what moves. */
function recordShifts(): void {
	const sum = { shift: 0, moved: "" };
	Object.assign(window, { matrix: sum });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			if (!("value" in entry && "sources" in entry && Array.isArray(entry.sources))) continue;
			sum.shift += Number(entry.value);
			for (const { node } of entry.sources) sum.moved += ` ${node?.outerHTML?.slice(0, 80) ?? "text"}`;
		}
	}).observe({ type: "layout-shift", buffered: true });
}

/**
 * Down the page in steps of a screen, a frame each, and up again. Each step is taken between frames, as a wheel's or a
 * finger's is: the page hears of it before it draws the next. Within a frame's callback it would be drawn first.
 */
async function scrollFast(page: Page, tell: (what: string) => void): Promise<void> {
	const { shift, moved } = await page.evaluate(async () => {
		const frame = async () => {
			await new Promise(requestAnimationFrame);
			await new Promise((between) => setTimeout(between));
		};
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
			scrollTo({ top: y, behavior: "instant" });
			await frame();
		}
		await new Promise((late) => setTimeout(late, 300));
		scrollTo({ top: 0, behavior: "instant" });
		await frame();
		const sum: { shift: number; moved: string } = Reflect.get(window, "matrix");
		return sum;
	});
	if (shift >= 0.01) tell(`moves by ${shift.toFixed(4)} while it loads and is scrolled:${moved}`);
	await page.waitForFunction(() => !document.documentElement.classList.contains("defer-layout"));
}

async function check(page: Page, state: string, tell: (what: string) => void, part = "html"): Promise<void> {
	await page.evaluate(axe);
	const found: string[] = await page.evaluate(async (part) => {
		// axe puts itself on the window when its source is evaluated.
		const { violations } = await Reflect.get(window, "axe").run(part, {
			runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
			resultTypes: ["violations"],
			// What another site shows in its frame is its own.
			iframes: false,
			// It knows no top layer: the dock seems to it to lie over an open menu.
			rules: { "target-size": { enabled: part === "html" } },
		});
		return violations.map(
			({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
				`${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
		);
	}, part);
	for (const each of found) tell(`${state}: axe ${each}`);
	await fits(page, state, tell);
}

async function fits(page: Page, state: string, tell: (what: string) => void): Promise<void> {
	const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	if (wider > 0) tell(`${state}: ${wider} px wider than the window`);
}

/** Runs in the page. */
function unfold(): void {
	for (const fold of document.querySelectorAll("details")) fold.open = true;
}

/** Runs in the page: opens the first menu that this width has. @returns its id */
function openMenu(): string | undefined {
	const buttons = document.querySelectorAll("header [popovertarget]");
	const button = Array.from(buttons).find((each) => each.checkVisibility());
	const menu = document.getElementById(button?.getAttribute("popovertarget") ?? "");
	menu?.showPopover();
	// It comes in within a moment; axe would see it half transparent.
	for (const animation of document.getAnimations()) animation.finish();
	return menu?.id;
}

/** A touch of any control makes React take over; where the markup differs it says so in the console. */
async function hydrate(page: Page): Promise<void> {
	await page.evaluate(() => {
		const control = document.body.appendChild(document.createElement("input"));
		for (const type of ["pointerdown", "click"]) control.dispatchEvent(new Event(type, { bubbles: true }));
		control.remove();
	});
	await page.waitForFunction(() => document.documentElement.classList.contains("hydrated"));
}

/** By keyboard alone, in forced colours, without motion, and with a reader's own spacing of text (WCAG 1.4.12). */
async function strain(page: Page, tell: (what: string) => void): Promise<void> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const problem of await walkByKeyboard(page)) tell(`by keyboard: ${problem}`);
	await page.emulateMedia({ forcedColors: "active" });
	await fits(page, "in forced colours", tell);
	for (const problem of await page.evaluate(unmarked)) tell(`in forced colours: ${problem}`);
	const moving = await page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ playState }) => playState === "running")
			.map((each) =>
				each instanceof CSSTransition ? each.transitionProperty : String(Reflect.get(each, "animationName")),
			)
			// The change of colours that was just made: nothing moves by it.
			.filter((name) => !name.endsWith("color")),
	);
	if (moving.length > 0) tell(`without motion: ${moving.join(", ")} runs`);
	await page.emulateMedia({ forcedColors: "none" });
	await page.evaluate(
		addRules,
		"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
	);
	await fits(page, "with wider spacing of text", tell);
	for (const problem of await page.evaluate(clipped)) tell(`with wider spacing of text: ${problem}`);
}
