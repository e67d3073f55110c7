import { describe, expect, it } from "vitest";
import { href } from "../../app/site/pages/page-table.ts";
import { launchBrowser, phone } from "./browser.ts";

const { open } = launchBrowser();
const home = href("es", "home");

const isHydrated = () => document.documentElement.classList.contains("hydrated");

describe("injected markup", () => {
	const module = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
	const evil = module("globalThis.injected = true");

	it.each([
		["a script", "<script>globalThis.injected = true</script>"],
		["a module", '<script type="module">globalThis.injected = true</script>'],
		["a handler", '<img src="x" onerror="globalThis.injected = true">'],
		[
			"what would hydrate the page",
			`<script type="application/json" id="hydration">${JSON.stringify({ context: {}, manifest: evil, routes: { root: evil }, entry: evil, imports: [], data: "" })}</script>`,
		],
	])("%s never runs", async (_, markup) => {
		const page = await open("/robots.txt", phone);
		await page.route(`**${home}`, async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: (await response.text()).replace("<main", `${markup}<main`) });
		});
		await page.goto(home);
		await page.waitForLoadState();
		await page.tap('[data-count="chat"]');
		await page.waitForTimeout(1500);
		expect(await page.evaluate(() => "injected" in globalThis)).toBe(false);
	});
});

describe("hydration", () => {
	it("never comes for a visitor who reads, unfolds and opens menus", async () => {
		const page = await open(href("es", "faq"), phone);
		await page.waitForLoadState();
		const fold = page.locator("main details:not(details details)").last();
		await fold.locator("summary").first().tap();
		expect(await fold.getAttribute("open")).toBe("");
		await page.tap('[popovertarget="menu-mobile"]');
		// A popover tells that it has opened in a task of its own.
		const button = page.locator('header > div > [popovertarget="menu-mobile"]');
		await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
		await page.keyboard.press("Escape");
		await page.mouse.wheel(0, 3000);
		await page.waitForTimeout(4000);
		expect(await page.evaluate(isHydrated)).toBe(false);
	});

	it("waits as files: what runs by itself brings nothing of React", async () => {
		const page = await open("/robots.txt", phone);
		const came: { type: string; url: string }[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith(".js")) came.push({ type: request.resourceType(), url: request.url() });
		});
		await page.goto(home);
		const code = async (type: string) => {
			const files = came.filter((each) => each.type === type);
			const texts = await Promise.all(files.map(async ({ url }) => (await fetch(url)).text()));
			return texts.join("");
		};
		const react = "react.transitional.element";
		await expect.poll(() => code("fetch")).toContain(react);
		await expect.poll(() => code("script")).toContain("open-now");
		await expect.poll(() => code("script")).toContain("visibilitychange");
		expect((await code("script")).includes(react)).toBe(false);
	});

	it("leaves the clock alone until an office comes near the screen, which then says when it is open", async () => {
		const page = await open(home, phone);
		await page.waitForFunction(() => customElements.get("open-now") !== undefined);
		const office = page.locator("main open-now").last();
		const said = () => office.evaluate((element) => element.shadowRoot?.textContent);
		expect(await said()).toBe("");
		await office.evaluate((element) => element.scrollIntoView());
		await expect.poll(said).toMatch(/\d/);
	});

	it.each([[320], [768], [1440]])(
		"has room for the longest that an office may say at %i px: nothing moves",
		async (width) => {
			const page = await open("/robots.txt", { viewport: { width, height: 800 } });
			// A Tuesday, after hours: the name of the next day is the longest.
			await page.clock.setFixedTime(new Date("2026-03-11T03:00:00Z"));
			await page.goto(home);
			await page.waitForFunction(() => !document.documentElement.classList.contains("defer-layout"));
			const office = page.locator("main open-now").last();
			const height = () => office.evaluate((element) => element.closest("section")?.offsetHeight);
			const before = await height();
			await office.evaluate((element) => element.scrollIntoView());
			await expect.poll(() => office.evaluate((element) => element.shadowRoot?.textContent)).toMatch(/miércoles/);
			expect(await height()).toBe(before);
		},
	);

	it("comes with the first press that needs it, which is answered", async () => {
		const page = await open(home, phone);
		await page.tap('[data-count="chat"]');
		await page.getByRole("dialog").waitFor();
		expect(await page.evaluate(isHydrated)).toBe(true);
		expect(await page.locator("[aria-busy=true]").count()).toBe(0);
	});

	it("answers a press that nothing announced, such as a screen reader makes", async () => {
		const page = await open(home);
		// Its script listens: a press from before is remembered otherwise.
		await page.waitForLoadState("networkidle");
		await page.locator('[data-count="chat"]:visible').evaluate((button: HTMLElement) => button.click());
		await page.getByRole("dialog").waitFor();
	});

	it("is tried again where it failed: the next press brings it", async () => {
		const page = await open("/robots.txt", phone);
		let isDown = true;
		// What listens for presses has come; of what hydrates, the first file does not.
		await page.route(/\/assets\/manifest-/, (route) => (isDown ? route.abort() : route.continue()));
		await page.goto(home);
		await page.waitForLoadState("networkidle");
		await page.tap('[data-count="chat"]');
		await page.waitForTimeout(500);
		expect(await page.evaluate(isHydrated)).toBe(false);
		isDown = false;
		await page.tap('[data-count="chat"]');
		await page.getByRole("dialog").waitFor();
	});

	it("has the button that was pressed busy until it is answered", async () => {
		const page = await open("/");
		await page.waitForLoadState("networkidle");
		const busy = await page.getByRole("button", { name: "Caso siguiente" }).evaluate((button: HTMLElement) => {
			button.click();
			return button.ariaBusy;
		});
		expect(busy).toBe("true");
		await page.waitForFunction(isHydrated);
		expect(await page.locator("[aria-busy=true]").count()).toBe(0);
	});

	it("comes in a browser that tells nobody of its paints", async () => {
		const page = await open("/robots.txt", phone);
		await page.addInitScript(() => {
			PerformanceObserver.prototype.observe = () => {};
		});
		await page.goto(home);
		await page.waitForLoadState();
		await page.tap('[data-count="chat"]');
		await page.getByRole("dialog").waitFor();
	});

	it("answers a press from before its own script has come", async () => {
		const page = await open("/robots.txt", phone);
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/assets/entry.boot-*.js", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(home, { waitUntil: "commit" });
		await page.tap('[data-count="chat"]');
		release();
		await page.getByRole("dialog").waitFor();
	});

	it("has all of a page laid out for who scrolls before its own script has come, and moves nothing", async () => {
		const page = await open("/robots.txt", phone);
		await page.route("**/assets/entry.boot-*.js", (route) => route.abort());
		await page.addInitScript(() => {
			Object.assign(globalThis, { moved: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					Object.assign(globalThis, { moved: Reflect.get(globalThis, "moved") + Reflect.get(entry, "value") });
			}).observe({ type: "layout-shift", buffered: true });
		});
		await page.goto(home);
		await page.evaluate(async () => {
			for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
				scrollTo({ top: y, behavior: "instant" });
				await new Promise(requestAnimationFrame);
				await new Promise(requestAnimationFrame);
			}
		});
		expect(await page.evaluate(() => document.documentElement.classList.contains("defer-layout"))).toBe(false);
		expect(await page.evaluate(() => Reflect.get(globalThis, "moved"))).toBeLessThan(0.01);
	});

	it("loads the page of a newer deploy, when what hydrates this one is gone", async () => {
		const page = await open("/robots.txt", phone);
		let gone = true;
		await page.route("**/*hydration=*", (route) =>
			gone ? route.fulfill({ status: 404, json: {} }) : route.continue(),
		);
		await page.goto(home);
		await page.waitForLoadState();
		await page.evaluate(() => Object.assign(globalThis, { old: true }));
		await page.tap('[data-count="chat"]');
		await page.waitForFunction(() => !("old" in globalThis));
		gone = false;
		await page.waitForLoadState();
		await page.tap('[data-count="chat"]');
		await page.getByRole("dialog").waitFor();
	});

	it("does so once: what a reload has not brought, another one would not", async () => {
		const page = await open("/robots.txt", phone);
		await page.route("**/*hydration=*", (route) => route.fulfill({ status: 404, json: {} }));
		await page.goto(home);
		let loads = 0;
		page.on("load", () => {
			loads += 1;
		});
		for (let presses = 0; presses < 3; presses++) {
			await page.waitForLoadState();
			await page.tap('[data-count="chat"]');
			await page.waitForTimeout(500);
		}
		expect(loads).toBe(1);
	});

	it("also where a module of it is gone", async () => {
		const page = await open("/robots.txt", phone);
		let gone = true;
		await page.route("**/assets/home-*.js", (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
		await page.goto(home);
		await page.waitForLoadState();
		await page.evaluate(() => Object.assign(globalThis, { old: true }));
		await page.tap('[data-count="chat"]');
		await page.waitForFunction(() => !("old" in globalThis));
		gone = false;
		await page.waitForLoadState();
		await page.tap('[data-count="chat"]');
		await page.getByRole("dialog").waitFor();
	});
});

it("every page by client navigation has its style", async () => {
	const page = await open(home);
	await page.waitForLoadState();
	await page.click('[data-count="chat"]');
	await page.getByRole("dialog").waitFor();
	await page.keyboard.press("Escape");
	for (const path of [href("es", "team"), home, href("es", "blog")]) {
		await page
			.locator(`header a[href="${path}"], footer a[href="${path}"]`)
			.first()
			.evaluate((link: HTMLElement) => link.click());
		await page.waitForURL(`**${path}`);
		await page.waitForFunction(
			() => getComputedStyle(document.querySelector("footer") ?? document.body).backgroundColor !== "rgba(0, 0, 0, 0)",
		);
		expect(await page.evaluate(() => document.querySelectorAll('head link[rel="stylesheet"]').length)).toBe(1);
	}
	expect(await page.evaluate(isHydrated)).toBe(true);
});
