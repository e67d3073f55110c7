import { href, serviceIds } from "../../app/site/pages/page-table.ts";
import { type Driver, evaluate, until } from "./driver.ts";
import { hydrate, menuOf, openMenu } from "./page-check.ts";

/** What visitors do, by name. Each begins with opening a page of the site at an address. */
export const journeys: Readonly<Record<string, (driver: Driver, base: string) => Promise<void>>> = {
	async language(driver, base) {
		await driver.open(`${base}${href("es", "faq")}?from=mail#honorarios`);
		// Then the page's script listens, which adds query and fragment.
		await hydrate(driver);
		await driver.click("header a[data-keeps-query]");
		await arrival(driver, `${href("en", "faq")}?from=mail#honorarios`);
		await until(driver, "the page is English", () => document.documentElement.lang === "en");
	},

	async chat(driver, base) {
		await driver.open(base + href("es", "home"));
		// Before hydration: the press is replayed.
		await driver.click('[data-count="chat"]');
		await until(driver, "the assistant is open", isShown, "dialog[open] textarea");
		await driver.type("dialog[open] textarea", "¿Cuánto cuesta la entrevista?");
		await driver.press("Enter");
		await until(driver, "the answer is complete", isShown, '[data-status="complete"]');
		await driver.press("Escape");
		await until(driver, "the assistant is closed", () => document.querySelector("dialog[open]") === null);
	},

	async form(driver, base) {
		await driver.open(base + href("es", "contact"));
		await hydrate(driver);
		await driver.click("#inquiry [name=name]");
		await until(driver, "the form's checks have come", () =>
			performance.getEntriesByType("resource").some(({ name }) => /\/assets\/check-/.test(name)),
		);
		await mark(driver);
		await driver.click("#inquiry [type=submit]");
		await until(driver, "the errors are shown", isShown, "#inquiry-name-error");
		await until(driver, "focus is on the summary", () =>
			Boolean(document.activeElement?.matches(":has(a[href^='#'])")),
		);
		await sameDocument(driver);
		await driver.type("#inquiry [name=name]", "Ana Prueba");
		await driver.type("#inquiry [name=email]", "ana@correo.example");
		await driver.type("#inquiry [name=message]", "Un vecino construyó una barda dentro de mi terreno.");
		await driver.click("#inquiry [name=consent]");
		await until(driver, "no field is in error", () => document.querySelector("#inquiry [aria-invalid]") === null);
		await driver.click("#inquiry [type=submit]");
		await until(driver, "the enquiry has a reference", () => /[?&]ref=[A-Z]{3}-/.test(location.search));
		await until(driver, "the page says that it was received", isShown, "h1");
	},

	async carousel(driver, base) {
		await driver.open(base + href("es", "home"));
		await hydrate(driver);
		await until(driver, "the stories are there", isShown, "#story-list");
		await evaluate(driver, () => document.getElementById("story-list")?.focus());
		await driver.press("ArrowRight");
		await until(driver, "the second story is shown", isAtStory, 1);
		// A finger goes on to the last one; from there it is one more to the first.
		await evaluate(driver, () => {
			const rail = document.getElementById("story-list");
			rail?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
			rail?.scrollTo({ left: 1e5, behavior: "instant" });
		});
		await until(driver, "the last story is shown", isAtStory, 4);
		const next = '[aria-controls="story-list"] + [aria-controls="story-list"]';
		if (await evaluate(driver, isShown, next)) await driver.click(next);
		else await driver.press("ArrowRight");
		await until(driver, "the first story is shown after the last", isAtStory, 0);
	},

	/** Where an engine cannot style the content of `<details>`, what is open elsewhere on a desk is folded, and opens. */
	async folds(driver, base) {
		await driver.open(base + href("es", "terms"));
		const text = "main section.folds .fold p";
		if (!(await evaluate(driver, isShown, text))) await driver.click("main section.folds .fold > summary");
		await until(driver, "the first section is shown", isShown, text);
	},

	async search(driver, base) {
		await driver.open(base + href("es", "faq"));
		await hydrate(driver);
		await mark(driver);
		await driver.type("input[type=search]", "gravamen");
		await until(driver, "results are shown", isShown, "a:has(mark)");
		const target = await evaluate(
			driver,
			() => document.querySelector<HTMLAnchorElement>("a:has(mark)")?.pathname ?? "",
		);
		await driver.click("a:has(mark)");
		await until(driver, `the result opens: ${target}`, (path) => location.pathname === path, target);
		await sameDocument(driver);
	},

	async navigation(driver, base) {
		await driver.open(base + href("es", "home"));
		await hydrate(driver);
		await mark(driver);
		const heading = await evaluate(driver, () => document.querySelector("h1")?.textContent);
		const menu = await menuOf(driver);
		const [service] = serviceIds;
		if (!service) throw new Error("The firm has no service");
		await openMenu(driver, menu);
		await driver.click(`#${menu} a[href="${href("es", service)}"]`);
		await arrival(driver, href("es", service));
		await until(
			driver,
			"another heading is shown",
			(old) => document.querySelector("h1")?.textContent !== old,
			heading,
		);
		await until(driver, "the menu is closed", () => document.querySelector(":popover-open") === null);
		await until(driver, "focus is on the page", () => document.activeElement?.id === "main");
		await evaluate(driver, () => scrollTo(0, 900));
		await driver.back();
		await arrival(driver, href("es", "home"));
		await until(
			driver,
			"the first heading is back",
			(old) => document.querySelector("h1")?.textContent === old,
			heading,
		);
		await until(driver, "the page is at its top", () => scrollY === 0);
		await sameDocument(driver);
	},
};

/** Runs in the page: whether an element is to be seen. */
function isShown(selector: string): boolean {
	const box = document.querySelector(selector)?.getBoundingClientRect();
	return box !== undefined && box.width > 0 && box.height > 0;
}

/** Runs in the page: whether the rail rests at a story, counted from 0. The last one may end where the rail does. */
function isAtStory(index: number): boolean {
	const rail = document.getElementById("story-list");
	const story = rail?.children[index];
	if (!rail || !story) return false;
	const edge = (element: Element) => element.getBoundingClientRect().left;
	const start = Number.parseFloat(getComputedStyle(rail).scrollPaddingLeft) || 0;
	const isAtEnd = rail.scrollLeft + rail.clientWidth >= rail.scrollWidth - 2;
	return Math.abs(edge(story) - edge(rail) - start) < 3 || (isAtEnd && index === rail.children.length - 1);
}

function arrival(driver: Driver, address: string): Promise<void> {
	return until(
		driver,
		`the address is ${address}`,
		(wanted) => location.pathname + location.search + location.hash === wanted,
		address,
	);
}

/** Marks a document, to know it again. */
async function mark(driver: Driver): Promise<void> {
	await evaluate(driver, () => void Object.assign(window, { isMarked: true }));
}

/** @throws when the browser has fetched a document since {@link mark}. */
async function sameDocument(driver: Driver): Promise<void> {
	if (!(await evaluate(driver, () => "isMarked" in window))) throw new Error("a whole document was fetched");
}
