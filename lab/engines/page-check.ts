import { type Driver, evaluate, until } from "./driver.ts";

/** Waits until React has taken the page over, which a touch of any control makes it do. */
export async function hydrate(driver: Driver): Promise<void> {
	await evaluate(driver, () => {
		const control = document.body.appendChild(document.createElement("input"));
		for (const type of ["pointerdown", "click"]) control.dispatchEvent(new Event(type, { bubbles: true }));
		control.remove();
	});
	await until(driver, "hydration", () => document.documentElement.classList.contains("hydrated"));
}

/** The menu that a window of this width has: its id, which its button names. */
export function menuOf(driver: Driver): Promise<string> {
	return evaluate(driver, () => (innerWidth < 1024 ? "menu-mobile" : "menu-services"));
}

/** Opens a menu by its button. Before hydration it is the browser's own, and `entry.boot.ts` keeps `aria-expanded`. */
export async function openMenu(driver: Driver, menu: string): Promise<void> {
	await driver.click(`button[popovertarget="${menu}"]:not([popovertargetaction])`);
	await until(driver, "the menu is open", isExpanded, menu, true);
}

/** Runs in the page: whether a menu is as told, with its box, and its button says so. */
export function isExpanded(menu: string, expanded: boolean): boolean {
	const popover = document.getElementById(menu);
	const box = popover?.getBoundingClientRect();
	const button = document.querySelector(`[popovertarget="${menu}"]`);
	const isInView = box !== undefined && box.height > 100 && box.left >= 0 && box.right <= innerWidth;
	const isRight = expanded ? popover?.matches(":popover-open") && isInView : !popover?.matches(":popover-open");
	return isRight === true && button?.getAttribute("aria-expanded") === String(expanded);
}

/** Any page: its menu opens and closes before hydration, which follows; all of it is laid out, its pictures come. */
export async function checkPage(driver: Driver, url: string): Promise<void> {
	await driver.open(url);
	const menu = await menuOf(driver);
	await openMenu(driver, menu);
	await driver.press("Escape");
	await until(driver, "the menu is closed", isExpanded, menu, false);
	await hydrate(driver);
	await until(driver, "the page is laid out", () => {
		for (const image of document.images) image.loading = "eager";
		const { classList } = document.documentElement;
		return classList.contains("js") && !classList.contains("defer-layout");
	});
	await until(driver, "the pictures have come", () => Array.from(document.images).every(({ complete }) => complete));
	const problems = await evaluate(driver, layoutProblems);
	if (problems.length > 0) throw new Error(problems.join("; "));
}

/** Runs in the page: what is not laid out as it should be. */
function layoutProblems(): string[] {
	const problems: string[] = [];
	const name = (element: Element) => element.outerHTML.slice(0, 80);
	const wider = document.documentElement.scrollWidth - innerWidth;
	if (wider > 0) problems.push(`${wider} px wider than the window`);
	if (document.querySelectorAll("h1").length !== 1) problems.push("not one h1");
	for (const piece of document.querySelectorAll("header, main, h1, main > *, main section, footer")) {
		const { width, height } = piece.getBoundingClientRect();
		const isShown = getComputedStyle(piece).display !== "none" && piece.textContent.trim() !== "";
		if (isShown && (width < 1 || height < 1)) problems.push(`no box: ${name(piece)}`);
	}
	for (const image of document.images) if (image.naturalWidth === 0) problems.push(`no picture: ${name(image)}`);
	for (const failed of document.querySelectorAll("[data-failed]")) problems.push(`marked as failed: ${name(failed)}`);
	return problems;
}
