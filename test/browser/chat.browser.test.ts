import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated, launchBrowser } from "./browser.ts";
import { chatOn } from "./chat-page.ts";

const { open } = launchBrowser();

async function chatAt(path: string, options?: Parameters<typeof open>[1]) {
	const page = await open(path, options);
	await hydrated(page);
	return { page, ...(await chatOn(page)) };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe("opening", () => {
	it("fetches no code of the chat or its toasts before it is reached for", async () => {
		const page = await open("/robots.txt");
		const scripts: Promise<string>[] = [];
		page.on("response", (response) => {
			if (response.url().endsWith(".js")) scripts.push(response.text());
		});
		await page.goto("/");
		await hydrated(page);
		await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
		const has = async (mark: string) => (await Promise.all(scripts)).some((text) => text.includes(mark));
		expect(scripts.length).toBeGreaterThan(0);
		expect(await has("site:chat")).toBe(false);
		const chat = await chatOn(page);
		await chat.open();
		expect(await has("site:chat")).toBe(true);
	});

	it("remembers a press from before hydration", async () => {
		const page = await open("/robots.txt");
		await page.route("**/assets/*.js", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 400));
			await route.continue();
		});
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const chat = await chatOn(page);
		await chat.launcher.click();
		expect(await page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")))).toBe(false);
		await chat.panel.waitFor();
		expect(await focused(page)).toBe("TEXTAREA");
	});

	it("puts focus into the field; Escape closes and gives it back", async () => {
		const { page, launcher, panel } = await chatAt("/redes");
		await launcher.focus();
		await page.keyboard.press("Enter");
		await panel.waitFor();
		expect(await focused(page)).toBe("TEXTAREA");
		await page.keyboard.press("Escape");
		await panel.waitFor({ state: "hidden" });
		expect(await launcher.evaluate((button) => button === document.activeElement)).toBe(true);
		expect(await launcher.getAttribute("aria-expanded")).toBe("false");
	});

	it.each([
		["/redes", "Hola. ¿En qué le puedo ayudar?", "no soy abogado", "This is an AI program, not a lawyer"],
		["/en/social", "Hello. How can I help?", "not a lawyer", "Este es un programa de IA, no un abogado"],
	])("on %s says at once who answers, and welcomes once", async (path, welcome, notice, other) => {
		const { page, panel, log, ...chat } = await chatAt(path);
		await chat.open();
		for (let time = 0; time < 2; time++) {
			expect(await log.getByText(welcome).count()).toBe(1);
			await page.keyboard.press("Escape");
			await panel.waitFor({ state: "hidden" });
			await chat.open();
		}
		const text = (await log.textContent()) ?? "";
		expect(text.indexOf(notice)).toBeGreaterThanOrEqual(0);
		expect(text.indexOf(notice)).toBeLessThan(text.indexOf(welcome));
		expect(text).toContain(other);
		expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
		await chat.exchange("Hola", "Buenos días.");
		expect(await log.getByText(welcome).count()).toBe(1);
		expect((await chat.route()).requests).toEqual([{ messages: [{ role: "user", content: "Hola" }] }]);
	});

	it("sends nothing for an example: it only writes it into the field", async () => {
		const { page, panel, field, ...chat } = await chatAt("/redes");
		await chat.open();
		await panel.getByRole("button", { name: "¿Están abiertos ahora?" }).click();
		expect(await field.inputValue()).toBe("¿Están abiertos ahora?");
		expect(await focused(page)).toBe("TEXTAREA");
		expect((await chat.route()).requests).toEqual([]);
	});
});

describe("sending", () => {
	it("trims, ignores what is empty, and breaks the line on Shift+Enter", async () => {
		const { page, field, ...chat } = await chatAt("/redes");
		await chat.open();
		await chat.ask("   \n ");
		await chat.send.click();
		expect((await chat.route()).requests).toEqual([]);
		await field.fill("  Hola");
		await page.keyboard.press("End");
		await page.keyboard.press("Shift+Enter");
		await page.keyboard.type("¿qué tal?  ");
		expect((await chat.route()).requests).toEqual([]);
		await page.keyboard.press("Enter");
		await chat.stop.waitFor();
		expect((await chat.route()).requests).toEqual([{ messages: [{ role: "user", content: "Hola\n¿qué tal?" }] }]);
		expect((await chat.route()).languages).toEqual(["es"]);
		expect(await field.inputValue()).toBe("");
	});

	it.each([
		[
			"/redes",
			"es",
			"El mensaje es demasiado largo (máximo 5000 caracteres)",
			"El mensaje es inválido o demasiado largo (máximo 5000 caracteres)",
		],
		[
			"/en/social",
			"en",
			"Message is too long (maximum 5000 characters)",
			"Message is invalid or too long (maximum 5000 characters)",
		],
	])(
		"on %s takes 5000 characters, refuses 5001, and tells apart what the route refuses",
		async (path, language, tooLong, refused) => {
			const { page, field, ...chat } = await chatAt(path);
			await chat.open();
			await chat.ask(` ${"x".repeat(5001)} `);
			await chat.toast(tooLong).waitFor();
			expect(await chat.toast("Error").isVisible()).toBe(true);
			expect(await field.inputValue()).toHaveLength(5003);
			expect((await chat.route()).requests).toEqual([]);
			await chat.exchange(` ${"x".repeat(5000)} `, "Bien.");
			expect((await chat.route()).requests[0]?.messages[0]?.content).toHaveLength(5000);
			expect((await chat.route()).languages).toEqual([language]);
			for (const [index, status] of [413, 422].entries()) {
				await page.reload();
				await hydrated(page);
				await chat.open();
				await chat.answerWith(status);
				await chat.ask("Otra");
				await chat.toast(refused).waitFor();
				expect(await chat.answers.nth(index + 1).getAttribute("data-status")).toBe("failed");
			}
		},
	);

	it("is blocked while an answer is on its way, and says so", async () => {
		const { page, field, panel, ...chat } = await chatAt("/redes");
		await chat.open();
		await chat.ask("Hola");
		await chat.stop.waitFor();
		expect(await field.isDisabled()).toBe(true);
		expect(await chat.send.isDisabled()).toBe(true);
		expect(await panel.getByRole("status").filter({ hasText: "El asistente está respondiendo" }).isVisible()).toBe(
			true,
		);
		await page.keyboard.press("Enter");
		await chat.say("Buenos días.");
		expect(await field.isDisabled()).toBe(true);
		await chat.end();
		await chat.stop.waitFor({ state: "detached" });
		expect(await field.isEnabled()).toBe(true);
		expect(await focused(page)).toBe("TEXTAREA");
		expect((await chat.route()).requests).toHaveLength(1);
	});

	it("is not what an Enter does that ends a composition", async () => {
		const { page, field, ...chat } = await chatAt("/redes");
		await chat.open();
		await field.pressSequentially("にほん");
		for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
			await field.dispatchEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...composing });
		}
		const input = await page.context().newCDPSession(page);
		await input.send("Input.imeSetComposition", { text: "ご", selectionStart: 1, selectionEnd: 1 });
		await page.keyboard.press("Enter");
		expect((await chat.route()).requests).toEqual([]);
		await input.send("Input.insertText", { text: "語" });
		await page.keyboard.press("Enter");
		await chat.stop.waitFor();
		expect((await chat.route()).requests).toHaveLength(1);
	});

	it("stops at the visitor's word and keeps what has arrived", async () => {
		const { page, field, ...chat } = await chatAt("/redes");
		await chat.open();
		await chat.ask("Hola");
		await chat.stop.waitFor();
		await chat.say("Buenos días, ¿en qué");
		await chat.answers.getByText("Buenos días, ¿en qué").waitFor();
		await chat.stop.click();
		await expect.poll(() => chat.answers.first().getAttribute("data-status")).toBe("stopped");
		expect(await chat.answers.first().textContent()).toContain("Buenos días, ¿en qué");
		expect((await chat.route()).aborted).toBe(1);
		expect(await page.locator("[data-toasts]").getByText("Error").count()).toBe(0);
		await expect.poll(() => focused(page)).toBe("TEXTAREA");
		await chat.exchange("Siga", "Con gusto.");
		expect((await chat.route()).requests[1]?.messages.map(({ content }) => content)).toEqual([
			"Hola",
			"Buenos días, ¿en qué",
			"Siga",
		]);
		expect(await field.isEnabled()).toBe(true);
	});
});

describe("a failure", () => {
	it.each([
		["/redes", "No se pudo conectar con el asistente. Intenta de nuevo."],
		["/en/social", "Could not connect to the assistant. Please try again."],
	])("on %s keeps the text, shows the toast and offers a retry", async (path, text) => {
		const { panel, retry, ...chat } = await chatAt(path);
		await chat.open();
		await chat.answerWith(0);
		await chat.ask("Hola");
		await chat.toast(text).waitFor();
		const toast = panel.page().locator("[data-toasts] [data-type=destructive]");
		expect(await toast.getByText("Error", { exact: true }).isVisible()).toBe(true);
		expect(await panel.getByText("Hola", { exact: true }).isVisible()).toBe(true);
		await chat.answerWith(200);
		await retry.click();
		await chat.stop.waitFor();
		await chat.say("Buenos días, le");
		await chat.answers.getByText("Buenos días, le").waitFor();
		await chat.end('{"error":{"message":"broken"}}');
		await retry.waitFor();
		expect(await chat.answers.first().textContent()).toContain("Buenos días, le");
		await chat.answerWith(502);
		await retry.click();
		await retry.waitFor();
		expect(await chat.answers.first().textContent()).toContain("Buenos días, le");
		await chat.answerWith(200);
		await retry.click();
		await chat.stop.waitFor();
		await chat.say("Buenos días.");
		await chat.end();
		await chat.stop.waitFor({ state: "detached" });
		expect((await chat.answers.first().textContent())?.trim()).toMatch(/Buenos días\.$/);
		expect(await retry.count()).toBe(0);
		const { requests } = await chat.route();
		expect(requests.map(({ messages }) => messages)).toEqual(Array(4).fill([{ role: "user", content: "Hola" }]));
	});
});

describe("the conversation", () => {
	it("stays over navigation, reload and change of language, and so does what was typed", async () => {
		const { page, panel, field, ...chat } = await chatAt("/equipo");
		await chat.open();
		await chat.exchange("¿Qué llevo?", "Los **contratos**.");
		await chat.ask("¿Y en Riverside?");
		await chat.stop.waitFor();
		await chat.say("Lo mis");
		await chat.answers.getByText("Lo mis").waitFor();

		await page.getByRole("contentinfo").getByRole("link", { name: "Aviso de privacidad" }).click();
		await page.waitForURL("**/terminos#privacidad");
		expect(await panel.isVisible()).toBe(true);
		await chat.say("mo");
		await chat.answers.getByText("Lo mismo").waitFor();

		await page.reload();
		await hydrated(page);
		await chat.open();
		expect(await panel.getByText("contratos").isVisible()).toBe(true);
		expect(await chat.answers.nth(1).getAttribute("data-status")).toBe("stopped");
		expect(await chat.answers.nth(1).textContent()).toContain("Lo mismo");
		await field.fill("Sin enviar");

		await page.getByRole("banner").locator("a[hreflang=en]").click();
		await page.waitForURL("**/en/terms*");
		await hydrated(page);
		await chat.open();
		expect(await panel.getByText("contratos").isVisible()).toBe(true);
		expect(await panel.getByText("Answer stopped").isVisible()).toBe(true);
		expect(await field.inputValue()).toBe("Sin enviar");
		await chat.exchange("And fees?", "In writing.");
		expect((await chat.route()).requests[0]?.messages).toHaveLength(5);
		expect((await chat.route()).languages).toEqual(["en"]);
	});

	it("is erased after a question, and then nothing of it is left", async () => {
		const { page, panel, field, ...chat } = await chatAt("/redes");
		await chat.open();
		expect(await panel.getByRole("button", { name: "Borrar la conversación" }).count()).toBe(0);
		await chat.exchange("Hola", "Buenos días.");
		await panel.getByRole("button", { name: "Borrar la conversación" }).click();
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Conservar");
		await page.keyboard.press("Escape");
		expect(await panel.getByRole("alertdialog").count()).toBe(0);
		expect(await panel.isVisible()).toBe(true);
		expect(await chat.answers.getByText("Buenos días.").isVisible()).toBe(true);
		await panel.getByRole("button", { name: "Borrar la conversación" }).click();
		await panel.getByRole("button", { name: "Borrar", exact: true }).click();
		await expect.poll(() => chat.answers.count()).toBe(0);
		expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
		expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("site:chat")))).toEqual(
			[],
		);
	});

	it("goes to the firm by the form: in its own field, to be edited, not sent", async () => {
		const { page, panel, ...chat } = await chatAt("/redes");
		await chat.open();
		await chat.exchange("¿Qué llevo?", "Los **contratos**.");
		await panel.getByRole("link", { name: "Enviar esto a la firma" }).click();
		await page.waitForURL("**/contacto#formulario");
		await panel.waitFor({ state: "hidden" });
		const field = page.locator('main [name="transcript"]');
		await expect.poll(() => field.inputValue()).toBe("Visitante:\n¿Qué llevo?\n\nAsistente:\nLos **contratos**.");
		expect(await field.isEditable()).toBe(true);
		expect(await page.locator('main [name="consent"]').isChecked()).toBe(false);
	});
});
