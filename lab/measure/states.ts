import type { Page } from "playwright-core";
import type { Locale } from "../../app/locales/locale.ts";
import type { PageId } from "../../app/site/pages/page-table.ts";

/** What a page looks like once somebody has done something there. */
interface State {
	/** The kind of page. */
	on: PageId;
	/** Whether a firm without the assistant has none. */
	chat?: true;
	open(page: Page, locale: Locale): Promise<void>;
	/** The part that lies over the page, where one does: what is under it cannot be reached. */
	over?: string;
}

const question = { es: "¿Cuánto cuesta la entrevista?", en: "How much is the interview?" };
const word = { es: "contrato", en: "contract" };

async function openChat(page: Page) {
	await page.locator('[data-count="chat"]').click();
	const panel = page.getByRole("dialog");
	await panel.getByRole("textbox").waitFor();
	return panel;
}

/** Writes into the form what a visitor would. */
async function fillForm(page: Page): Promise<void> {
	const form = page.locator("#inquiry");
	await form.locator("[name=name]").fill("María de los Ángeles Treviño");
	await form.locator("[name=email]").fill("maria@example.com");
	await form.locator("[name=phone]").fill("55 5555 0142");
	await form.locator("[name=message]").fill("Me notificaron una demanda en otro país y tengo veinte días.");
	await form.locator("[name=consent]").check();
}

/** By name. */
export const states: Readonly<Record<string, State>> = {
	menu: {
		on: "home",
		over: ":popover-open",
		async open(page) {
			const menu = (page.viewportSize()?.width ?? 0) < 1024 ? "menu-mobile" : "menu-services";
			await page.locator(`button[popovertarget="${menu}"]`).first().click();
		},
	},
	chat: {
		on: "home",
		chat: true,
		over: "dialog[open]",
		open: async (page) => void (await openChat(page)),
	},
	"chat-answer": {
		on: "home",
		chat: true,
		over: "dialog[open]",
		async open(page, locale) {
			const panel = await openChat(page);
			await panel.getByRole("textbox").fill(question[locale]);
			await panel.locator("form button").last().click();
			await panel.locator('[data-status="complete"]').waitFor();
		},
	},
	toast: {
		on: "home",
		chat: true,
		over: "[data-toasts]",
		async open(page) {
			const panel = await openChat(page);
			await panel.getByRole("textbox").fill("x".repeat(5001));
			await panel.locator("form button").last().click();
			await page.locator("[data-toasts] > *").first().waitFor();
		},
	},
	"search-results": {
		on: "faq",
		async open(page, locale) {
			await page.locator("main input[type=search]").fill(word[locale]);
			await page.locator("main a:has(mark)").first().waitFor();
		},
	},
	player: {
		on: "tv",
		async open(page) {
			await page.route("https://www.youtube-nocookie.com/**", (route) =>
				route.fulfill({
					contentType: "text/html",
					body: '<!doctype html><html lang="en"><title>x</title><main><h1>x</h1></main>',
				}),
			);
			await page.locator("main a[data-replay]").first().click();
			await page.locator("main iframe").waitFor();
		},
	},
	quiz: {
		on: "clo",
		async open(page) {
			const fields = page.locator("form fieldset");
			for (let question = 0; question < (await fields.count()); question++)
				await fields.nth(question).getByRole("radio").first().check();
			await page.locator("form:has(fieldset) [type=submit]").click();
			await page.locator("form:has(fieldset) :focus").waitFor();
		},
	},
	"form-filled": { on: "contact", open: fillForm },
	"form-errors": {
		on: "contact",
		async open(page) {
			await page.locator("#inquiry [name=email]").fill("nadie@");
			await page.locator("#inquiry [type=submit]").click();
			await page.locator("#inquiry-name-error").waitFor();
		},
	},
	"form-done": {
		on: "contact",
		async open(page) {
			await fillForm(page);
			await page.locator("#inquiry [type=submit]").click();
			await page.waitForURL(/ref=/);
		},
	},
};
