import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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
let webhooks = 0;
/** Where enquiries are posted beside the mail: it takes none. */
const receiver = createServer((_, response) => {
	webhooks++;
	response.writeHead(500).end();
});

beforeAll(async () => {
	await once(receiver.listen(0, "127.0.0.1"), "listening");
	const { port } = receiver.address() as AddressInfo;
	build = wrapBuild(inject("folder"), new URL("../mocks/failing-worker.ts", import.meta.url), ({ vars }) => {
		Object.assign(vars, { WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: "whsec_AAECAwQFBgcICQoLDA0ODw==" });
	});
	site = await serveBuild({}, build);
});
afterAll(() => {
	site?.stop();
	receiver.close();
	build?.remove();
});

const message = "Un vecino construyó una barda dentro de mi terreno.";

/** Silence is waited for; what fails at once shows the same. */
const tagsOf = (fails: string) => (fails.endsWith("silent") ? ["weekly"] : []);

/** A visitor with an address of their own, while something fails; and what the console said. */
async function visit(path: string, fails: string, javaScriptEnabled = true) {
	await fetch(`${site.url}/fail`, { method: "POST", body: fails });
	const page = await open("about:blank", {
		baseURL: site.url,
		javaScriptEnabled,
		extraHTTPHeaders: { "cf-connecting-ip": `203.0.113.${++visitors}` },
	});
	const said: string[] = [];
	page.on("console", (line) => said.push(line.text()));
	page.on("pageerror", ({ message }) => said.push(message));
	const answer = await page.goto(path, { waitUntil: "load" });
	expect(answer?.status()).toBe(200);
	if (javaScriptEnabled) await hydrated(page);
	return { page, said };
}

/** Waits until what fails was asked in vain: it may be after the answer, and from the queue. */
const hasFailed = () =>
	expect.poll(async () => Number(await (await fetch(`${site.url}/fail`)).text()), { timeout: 8000 }).toBeGreaterThan(0);

/** Sends the form, no sooner than a person can: what is sent sooner is looked at first, and delivered once a day. */
async function send(page: Page): Promise<void> {
	await page.waitForTimeout(2000);
	await page.locator('[name="name"]').fill("Ana Prueba");
	await page.locator('[name="email"]').fill("ana@correo.example");
	await page.locator('[name="message"]').fill(`${message} ${visitors}`);
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
			expect(await page.locator('[name="message"]').inputValue()).toContain(message);
			expect(await page.locator('[name="consent"]').isChecked()).toBe(true);
			expect(new URL(page.url()).search).not.toContain("ref=");
			await hasFailed();
		});

	it.each(["DELIVERY fails", "EMAIL fails", "INQUIRY_LIMIT fails"])(
		"%s: an enquiry has its reference all the same",
		{ timeout: 20_000, tags },
		async (fails) => {
			const { page } = await visit("/contacto", fails, javaScriptEnabled);
			await send(page);
			await page.waitForURL(/\?ref=[A-Z]{3}-/);
			expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(es.received.heading);
			await hasFailed();
		},
	);

	it("the webhook fails: an enquiry has its reference all the same", { timeout: 20_000, tags }, async () => {
		const before = webhooks;
		const { page } = await visit("/contacto", "nothing", javaScriptEnabled);
		await send(page);
		await page.waitForURL(/\?ref=[A-Z]{3}-/);
		await expect.poll(() => webhooks, { timeout: 8000 }).toBeGreaterThan(before);
	});
});

for (const fails of ["CHAT_LIMIT fails", "CHAT_LIMIT is silent"])
	it(`${fails}: the assistant answers as ever`, { timeout: 30_000, tags: tagsOf(fails) }, async () => {
		const { page, said } = await visit("/redes", fails);
		const chat = await chatOn(page, { fake: false });
		await chat.open();
		await page.locator("dialog[open] textarea").fill("¿Dónde están sus oficinas?");
		await page.keyboard.press("Enter");
		await page.locator('[data-status="complete"]').waitFor({ timeout: 20_000 });
		expect(said).toEqual([]);
		await hasFailed();
	});

// Pages that no other test has opened: the isolate would remember them.
it.each([
	["CACHE fails", "/equipo"],
	["CACHE is silent", "/nosotros"],
])("%s: pages come, and nobody hears of it", async (fails, path) => {
	const { page, said } = await visit(path, fails);
	expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
	expect(said).toEqual([]);
	await hasFailed();
});

for (const fails of ["MEASUREMENT fails", "MEASUREMENT is silent", "BEACON_LIMIT fails"])
	it(`${fails}: a page sends what it measured, and does not hear of it`, { tags: tagsOf(fails) }, async () => {
		const { page, said } = await visit("/redes", fails);
		await page.evaluate(() => {
			const report = { metrics: { TTFB: 40 }, actions: { call: 1 } };
			navigator.sendBeacon("/api/vitals", new Blob([JSON.stringify(report)], { type: "application/json" }));
		});
		await hasFailed();
		expect(said.filter((line) => !line.includes("503"))).toEqual([]);
		await page.goto("/en/social");
		expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
	});
