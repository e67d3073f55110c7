import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import es from "../../app/locales/es/inquiry.json" with { type: "json" };
import { type ServedBuild, serveBuild } from "../../tools/serve-build.ts";
import { type WrappedBuild, wrapBuild } from "../../tools/wrapped-build.ts";
import { hydrated, launchBrowser } from "./browser.ts";
import { chatOn } from "./chat-page.ts";

/** What a visitor meets while one service is out of order. What is logged and kept then, the Worker tests hold. */
const { open } = launchBrowser();

let build: WrappedBuild;
let site: ServedBuild;
let visitors = 0;

beforeAll(async () => {
	build = wrapBuild(inject("folder"), new URL("../mocks/failing-worker.ts", import.meta.url), ({ vars }) => {
		// A receiver that is never there.
		Object.assign(vars, { WEBHOOK_URL: "http://127.0.0.1:9/", WEBHOOK_SECRET: "whsec_AAECAwQFBgcICQoLDA0ODw==" });
	});
	site = await serveBuild({}, build);
}, 60_000);
afterAll(() => {
	site?.stop();
	build?.remove();
});

const message = "Un vecino construyó una barda dentro de mi terreno.";

/** Silence is waited for; what fails at once shows the same. */
const tagsOf = (fails: string) => (fails.endsWith("silent") ? ["weekly"] : []);

/** A visitor with an address of their own; and what the console said. */
async function visit(path: string, fails: string, javaScriptEnabled = true) {
	const page = await open("about:blank", {
		baseURL: site.url,
		javaScriptEnabled,
		extraHTTPHeaders: { "x-fails": fails, "cf-connecting-ip": `203.0.113.${++visitors}` },
	});
	const said: string[] = [];
	page.on("console", (line) => said.push(line.text()));
	page.on("pageerror", ({ message }) => said.push(message));
	const answer = await page.goto(path, { waitUntil: "load" });
	expect(answer?.status()).toBe(200);
	if (javaScriptEnabled) await hydrated(page);
	return { page, said };
}

async function send(page: Page): Promise<void> {
	await page.locator('[name="name"]').fill("Ana Prueba");
	await page.locator('[name="email"]').fill("ana@correo.example");
	await page.locator('[name="message"]').fill(message);
	await page.locator('[name="consent"]').check();
	await page.locator("#inquiry button[type=submit]").click();
}

describe.each([
	{ javaScriptEnabled: true, tags: [] },
	{ javaScriptEnabled: false, tags: ["weekly"] },
])("with JavaScript: $javaScriptEnabled", ({ javaScriptEnabled, tags }) => {
	for (const fails of ["DB fails", "DB is silent"])
		it(`${fails}: the form says so, with other ways, and keeps what was typed`, {
			timeout: 60_000,
			tags: [...tags, ...tagsOf(fails)],
		}, async () => {
			const { page } = await visit("/contacto", fails, javaScriptEnabled);
			await send(page);
			const notice = page.getByRole("region", { name: es.problems.unavailable.heading });
			await notice.waitFor({ timeout: 40_000 });
			expect(await notice.getByRole("link").count()).toBeGreaterThanOrEqual(3);
			expect(await page.locator('[name="message"]').inputValue()).toBe(message);
			expect(await page.locator('[name="consent"]').isChecked()).toBe(true);
			expect(new URL(page.url()).search).not.toContain("ref=");
		});

	it.each(["DELIVERY fails", "EMAIL fails", "INQUIRY_LIMIT fails", "CACHE fails", "no service fails but the webhook"])(
		"%s: an enquiry has its reference all the same",
		{ tags },
		async (fails) => {
			const { page } = await visit("/contacto", fails, javaScriptEnabled);
			await send(page);
			await page.waitForURL(/\?ref=[A-Z]{3}-/);
			expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(es.received.heading);
		},
	);
});

for (const fails of ["DB fails", "DB is silent", "CHAT_LIMIT fails", "CHAT_LIMIT is silent"])
	it(`${fails}: the assistant answers as ever`, { timeout: 30_000, tags: tagsOf(fails) }, async () => {
		const { page, said } = await visit("/redes", fails);
		const chat = await chatOn(page, { fake: false });
		await chat.open();
		await page.locator("dialog[open] textarea").fill("¿Dónde están sus oficinas?");
		await page.keyboard.press("Enter");
		await page.locator('[data-status="complete"]').waitFor({ timeout: 20_000 });
		expect(said).toEqual([]);
	});

for (const fails of [
	"CACHE fails",
	"CACHE is silent",
	"MEASUREMENT fails",
	"MEASUREMENT is silent",
	"BEACON_LIMIT fails",
])
	it(`${fails}: pages come, and nobody hears of it`, { tags: tagsOf(fails) }, async () => {
		const { page, said } = await visit("/equipo", fails);
		await page.goto("/nosotros");
		// What was measured of the first page is on its way.
		await page.waitForTimeout(300);
		expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
		expect(said).toEqual([]);
	});
