import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import en from "../../app/locales/en/inquiry.json" with { type: "json" };
import es from "../../app/locales/es/inquiry.json" with { type: "json" };
import { hydrated, launchBrowser, phone } from "./browser.ts";

const { open } = launchBrowser();

const languages = [
	{ locale: "es", path: "/contacto", words: es, errors: es.errors },
	{ locale: "en", path: "/en/contact", words: en, errors: en.errors },
] as const;
/** The second differs in its words, which the forms without JavaScript and `routes/contact.worker.test.ts` have too. */
const tagsOf = { es: [], en: ["weekly"] };

const message = "Un vecino construyó una barda dentro de mi terreno.";

/** Each gets a network of its own. */
let floods = 0;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const submit = (page: Page) => page.locator("#inquiry button[type=submit]");
const error = (page: Page, name: string) => page.locator(`#inquiry-${name}-error`);
/** What is optional is folded at first; what is folded on a phone only has no control on a desk. */
const unfold = async (page: Page) => {
	for (const summary of await page.locator("#inquiry summary").all())
		if (await summary.isVisible()) await summary.click();
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));
const stored = (page: Page, key: string) => page.evaluate((key) => sessionStorage.getItem(key), key);

/** Opens the form with its scripts running, those included that come once somebody begins to fill it in. */
async function openForm(path: string, options = {}): Promise<Page> {
	const page = await open(path, options);
	await hydrated(page);
	const check = page.waitForResponse(/\/assets\/check-/);
	await field(page, "name").focus();
	await (await check).finished();
	await page.evaluate(() => new Promise(requestAnimationFrame));
	return page;
}

async function fillLeast(page: Page): Promise<void> {
	await field(page, "name").fill("Ana Prueba");
	await field(page, "email").fill("ana@correo.example");
	await field(page, "message").fill(message);
	await field(page, "consent").check();
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds in the page as it stands. */
async function violations(page: Page): Promise<string[]> {
	await page.evaluate(axe);
	return page.evaluate(async () => {
		const { violations } = await Reflect.get(window, "axe").run("main", {
			runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
		});
		return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`);
	});
}

/** Whether the floating bar lies over what has focus, or the screen's edge does. */
function focusIsCovered(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const bar = document.querySelector("aside.dock")?.getBoundingClientRect();
		const box = document.activeElement?.getBoundingClientRect();
		return !bar || !box || box.top < 0 || (box.bottom > bar.top && box.height < bar.top);
	});
}

describe.each(languages)("the form in $locale without JavaScript", ({ path, words, errors }) => {
	it("comes back with everything typed and focus on the summary, and is stored once it is right", async () => {
		const page = await open(path, { javaScriptEnabled: false });
		await field(page, "email").fill("ana@correo");
		await field(page, "message").fill(message);
		await unfold(page);
		await page.locator('[name="office"][value="hermosillo"]').check();
		await submit(page).click();

		const summary = page.locator("#formulario");
		await expect
			.poll(() => summary.getByRole("link").allTextContents())
			.toEqual([errors.name, errors.email, errors.consent]);
		expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
		await summary.getByRole("link", { name: errors.name }).click();
		expect(await focused(page)).toBe("name");
		expect(await field(page, "email").inputValue()).toBe("ana@correo");
		expect(await field(page, "message").inputValue()).toBe(message);
		expect(await page.locator('[name="office"]:checked').inputValue()).toBe("hermosillo");

		await field(page, "name").fill("Ana Prueba");
		await field(page, "email").fill("ana@correo.example");
		await field(page, "consent").check();
		await submit(page).click();
		await page.waitForURL(/\?ref=CRD-/);
		const reference = new URL(page.url()).searchParams.get("ref") ?? "";
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(words.received.heading);
		expect(await page.locator("#formulario").textContent()).toContain(reference);
		expect(await page.locator("main").textContent()).not.toContain("ana@correo.example");
	});
});

describe.each(languages)("the form in $locale with JavaScript", ({ locale, path, words, errors }) => {
	it("stops a form with errors, focuses the summary, leads to each field, sends it once it is right, and passes axe all along", {
		tags: tagsOf[locale],
	}, async () => {
		const page = await openForm(path);
		expect(await violations(page)).toEqual([]);
		await submit(page).click();
		const summary = page.getByRole("region", { name: words.problems.invalid });
		await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
		expect(await summary.getByRole("link").allTextContents()).toEqual([
			errors.name,
			errors.contact,
			errors.message,
			errors.consent,
		]);
		expect(await violations(page)).toEqual([]);
		await summary.getByRole("link", { name: errors.message }).click();
		expect(await focused(page)).toBe("message");
		expect(new URL(page.url()).pathname).toBe(path);

		await fillLeast(page);
		await submit(page).click();
		await page.waitForURL(/\?ref=CRD-/);
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(words.received.heading);
		await page.keyboard.press("Shift");
		await expect.poll(() => stored(page, "site:draft")).toBeNull();
		expect(await violations(page)).toEqual([]);
	});
});

describe.each([true, false])("above the ceiling of an hour, with JavaScript: %s", (javaScriptEnabled) => {
	const { path, words } = languages[1];

	it("comes back with all that was typed, and the ways to reach the firm otherwise", async () => {
		const address = `198.51.100.${++floods}`;
		const headers = { "cf-connecting-ip": address };
		const options = { javaScriptEnabled, extraHTTPHeaders: headers };
		const page = javaScriptEnabled ? await openForm(path, options) : await open(path, options);
		const others = { name: "Ana", email: "ana@correo.example", consent: "on" };
		for (let number = 0; number < 20; number++) {
			const form = { ...others, message: `${number}` };
			const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
			expect(answer.status()).toBe(303);
		}
		await fillLeast(page);
		await unfold(page);
		await page.locator('[name="office"][value="hermosillo"]').check();
		await submit(page).click();

		const notice = page.getByRole("region", { name: words.problems.tooMany.heading });
		await expect.poll(() => notice.getByRole("link").count()).toBe(4);
		if (javaScriptEnabled) await hydrated(page);
		expect(await field(page, "message").inputValue()).toBe(message);
		expect(await field(page, "name").inputValue()).toBe("Ana Prueba");
		expect(await page.locator('[name="office"]:checked').inputValue()).toBe("hermosillo");
		expect(await field(page, "consent").isChecked()).toBe(true);
		const mail = (await notice.getByRole("link").last().getAttribute("href")) ?? "";
		expect(new URL(mail).searchParams.get("body")).toContain(message);
	});
});

describe("the form with JavaScript", () => {
	const { path, words, errors } = languages[0];

	it("checks a field when one leaves it, and takes the error back as it is put right", async () => {
		const page = await openForm(path);
		await field(page, "email").pressSequentially("ana@");
		expect(await error(page, "email").count()).toBe(0);
		await page.keyboard.press("Tab");
		await expect.poll(() => error(page, "email").textContent()).toBe(errors.email);
		expect(await field(page, "email").getAttribute("aria-invalid")).toBe("true");
		expect(await field(page, "email").getAttribute("aria-describedby")).toContain("inquiry-email-error");
		await field(page, "email").fill("ana@correo.example");
		await expect.poll(() => error(page, "email").count()).toBe(0);
		expect(await field(page, "email").getAttribute("aria-invalid")).toBeNull();
	});

	it("shows an error only once the press that left the field is over, so that the press is not lost", async () => {
		const page = await openForm(path);
		await unfold(page);
		await field(page, "email").pressSequentially("ana@");
		const choice = page.locator('[name="contact_by"][value="whatsapp"]');
		await choice.scrollIntoViewIfNeeded();
		const { x, y } = (await choice.boundingBox()) ?? { x: 0, y: 0 };
		await page.mouse.move(x + 10, y + 10);
		await page.mouse.down();
		await page.waitForTimeout(150);
		expect(await error(page, "email").count()).toBe(0);
		await page.mouse.up();
		expect(await choice.isChecked()).toBe(true);
		await expect.poll(() => error(page, "email").textContent()).toBe(errors.email);
	});

	it("asks for one way of contact only when both were passed, and a phone number answers", async () => {
		const page = await openForm(path);
		await field(page, "email").focus();
		await page.keyboard.press("Tab");
		await page.waitForTimeout(100);
		expect(await error(page, "email").count()).toBe(0);
		await page.keyboard.press("Tab");
		await expect.poll(() => error(page, "email").textContent()).toBe(errors.contact);
		await field(page, "phone").pressSequentially("8");
		await expect.poll(() => error(page, "email").count()).toBe(0);
	});

	it("warns of an odd number without standing in the way", async () => {
		const page = await openForm(path);
		await fillLeast(page);
		await field(page, "phone").fill("555");
		expect(await page.locator("#inquiry-phone-warning").count()).toBe(0);
		await page.keyboard.press("Tab");
		await expect.poll(() => page.locator("#inquiry-phone-warning").textContent()).toBe(words.person.phoneOdd);
		await submit(page).click();
		await page.waitForURL(/\?ref=CRD-/);
	});

	it("keeps a draft over a reload and in the other language, but neither key nor honeypot", async () => {
		const page = await openForm(path);
		await fillLeast(page);
		await unfold(page);
		await page.locator('[name="office"][value="hermosillo"]').check();
		await field(page, "slot1").selectOption({ index: 12 });
		const slot = await field(page, "slot1").inputValue();
		await field(page, "website").evaluate((input: HTMLInputElement) => (input.value = "bot"));
		const key = await field(page, "key").inputValue();

		for (const again of [path, "/en/contact"]) {
			await page.goto(again);
			await page.keyboard.press("Shift");
			await hydrated(page);
			await expect.poll(() => field(page, "message").inputValue()).toBe(message);
			expect(await field(page, "email").inputValue()).toBe("ana@correo.example");
			expect(await page.locator('[name="office"]:checked').inputValue()).toBe("hermosillo");
			await expect.poll(() => field(page, "slot1").inputValue()).toBe(slot);
			expect(await page.locator('[name="language"]:checked').inputValue()).toBe(again === "/contacto" ? "es" : "en");
		}
		expect(await field(page, "website").inputValue()).toBe("");
		expect(await field(page, "key").inputValue()).not.toBe(key);
		// Nobody has chosen English: it was the language of the page.
		await field(page, "name").fill("Ana María");
		await page.goto(path);
		await page.keyboard.press("Shift");
		await hydrated(page);
		await expect.poll(() => field(page, "name").inputValue()).toBe("Ana María");
		expect(await page.locator('[name="language"]:checked').inputValue()).toBe("es");
	});

	it("erases a draft when asked to", async () => {
		const page = await openForm(path);
		await fillLeast(page);
		await page.reload();
		await page.keyboard.press("Shift");
		await page.getByRole("button", { name: words.erase }).click();
		expect(await field(page, "message").inputValue()).toBe("");
		expect(await field(page, "consent").isChecked()).toBe(false);
		expect(await stored(page, "site:draft")).toBeNull();
	});

	it("unfolds what is optional when something in it is wrong, and leaves it so", async () => {
		const page = await openForm(path);
		await fillLeast(page);
		const fold = page.locator("#inquiry > details");
		expect(await field(page, "slot1").isVisible()).toBe(false);
		await field(page, "slot1").evaluate((select) => {
			if (!(select instanceof HTMLSelectElement)) throw new TypeError("slot1 is no list");
			select.add(new Option("gone", "2020-01-01T09:00", true, true));
		});
		await submit(page).click();
		await expect.poll(() => error(page, "slot1").isVisible()).toBe(true);
		await field(page, "slot1").selectOption("");
		await expect.poll(() => error(page, "slot1").count()).toBe(0);
		expect(await fold.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
	});

	it("lets the times follow the office", async () => {
		const page = await openForm(path);
		const first = () => field(page, "slot1").locator("option").nth(1).textContent();
		expect(await first()).toMatch(/ San Diego \(.* Riverside; .* Hermosillo\)$/);
		await unfold(page);
		await page.locator('[name="office"][value="hermosillo"]').check();
		await expect.poll(first).toMatch(/ Hermosillo \(.* San Diego; .* Riverside\)$/);
		await field(page, "slot1").selectOption({ index: 1 });
		await expect
			.poll(() => page.locator("#inquiry").textContent())
			.toContain(`: ${(await first())?.replace(/^.*?, (?=\d+:)/, "")}`);
	});

	it("shows a conversation that was carried over, to be corrected or taken out", async () => {
		const page = await openForm(path);
		expect(await field(page, "transcript").count()).toBe(0);
		await page.evaluate(() => {
			sessionStorage.setItem("site:transcript", "¿Atienden en Guaymas?");
			dispatchEvent(new CustomEvent("site:transcript"));
		});
		await field(page, "transcript").fill("¿Atienden en Guaymas, Son.?");
		await page.reload();
		await page.keyboard.press("Shift");
		await expect.poll(() => field(page, "transcript").inputValue()).toBe("¿Atienden en Guaymas, Son.?");
		await page.getByRole("button", { name: words.matter.transcriptRemove }).click();
		expect(await field(page, "transcript").count()).toBe(0);
		expect(await focused(page)).toBe("message");
		expect(await stored(page, "site:transcript")).toBeNull();
	});

	it("keeps the text and says so when there is no connection", async () => {
		const page = await openForm(path);
		await fillLeast(page);
		await page.context().setOffline(true);
		await submit(page).click();
		const notice = page.getByRole("region", { name: words.problems.offline.heading });
		await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true);
		expect(await field(page, "message").inputValue()).toBe(message);
		await page.context().setOffline(false);
		await submit(page).click();
		await page.waitForURL(/\?ref=CRD-/);
	});
});

describe("a form whose sending fails on the way", () => {
	it("has all of its text when one comes back to it", async () => {
		const page = await openForm("/contacto");
		await fillLeast(page);
		await page.route("**/contacto", (route) =>
			route.request().method() === "POST" ? route.abort("connectionreset") : route.continue(),
		);
		const failed = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
		await submit(page).click();
		await failed;
		await page.unroute("**/contacto");
		await page.goto("/redes");
		await page.goto("/contacto");
		await page.keyboard.press("Shift");
		await expect.poll(() => field(page, "message").inputValue()).toBe(message);
		expect(await field(page, "name").inputValue()).toBe("Ana Prueba");
		expect(await field(page, "email").inputValue()).toBe("ana@correo.example");
	});
});

describe("what is typed before the scripts have come", () => {
	async function openWithoutScripts() {
		const page = await open("/robots.txt");
		const held = Promise.withResolvers<void>();
		await page.route("**/assets/*.js", async (route) => {
			await held.promise;
			await route.continue();
		});
		await page.goto("/contacto", { waitUntil: "commit" });
		return { page, release: held.resolve };
	}

	it("survives them", async () => {
		const { page, release } = await openWithoutScripts();
		await fillLeast(page);
		await unfold(page);
		await page.locator('[name="office"][value="hermosillo"]').check();
		await page.locator('[name="language"][value="en"]').check();
		release();
		await hydrated(page);
		await expect.poll(() => field(page, "slot1").locator("option").nth(1).textContent()).toContain("Hermosillo (");
		expect(await field(page, "name").inputValue()).toBe("Ana Prueba");
		expect(await field(page, "message").inputValue()).toBe(message);
		expect(await field(page, "consent").isChecked()).toBe(true);
		expect(await page.locator('[name="language"]:checked').inputValue()).toBe("en");
	});

	it("survives them in a form that came back with errors", async () => {
		const { page, release } = await openWithoutScripts();
		await field(page, "message").fill(message);
		await submit(page).click();
		await page.locator("#formulario[tabindex]").waitFor();
		await field(page, "message").fill("Otra cosa, más corta.");
		await field(page, "name").fill("Ana Prueba");
		release();
		await hydrated(page);
		await expect.poll(() => stored(page, "site:draft")).toContain("Otra+cosa");
		expect(await field(page, "message").inputValue()).toBe("Otra cosa, más corta.");
		expect(await field(page, "name").inputValue()).toBe("Ana Prueba");
	});
});

describe("on a phone", () => {
	it.each([320, 390])("nothing that has focus is under the floating bar, %i px wide", async (width) => {
		const page = await openForm("/contacto", { ...phone, viewport: { width, height: 800 } });
		await unfold(page);
		await field(page, "name").focus();
		const covered: (string | undefined)[] = [];
		for (
			let step = 0;
			step < 40 && (await page.evaluate(() => Boolean(document.activeElement?.closest("#inquiry"))));
			step++
		) {
			await page.waitForTimeout(60);
			if (await focusIsCovered(page))
				covered.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)));
			await page.keyboard.press("Tab");
		}
		expect(covered).toEqual([]);
		await submit(page).focus();
		expect(await focusIsCovered(page)).toBe(false);
	});

	it("nothing is wider than a screen of 320 or 390 px, long errors included", async () => {
		const page = await openForm("/contacto", phone);
		await submit(page).click();
		await page.getByRole("region", { name: es.problems.invalid }).waitFor();
		for (const width of [390, 320]) {
			await page.setViewportSize({ width, height: 740 });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		}
	});
});

describe("what the page asks for", () => {
	it("is nothing of another host; other pages do not load the form", async () => {
		const asked: string[] = [];
		const page = await open("/");
		page.on("request", (request) => asked.push(request.url()));
		await page.keyboard.press("Shift");
		await hydrated(page);
		await page.waitForLoadState("networkidle");
		expect(asked.filter((url) => url.includes("/assets/contact-"))).toEqual([]);
		await page.goto("/contacto");
		await page.keyboard.press("Shift");
		await hydrated(page);
		await field(page, "name").fill("Ana");
		await page.waitForLoadState("networkidle");
		expect(asked.filter((url) => url.includes("/assets/contact-"))).not.toEqual([]);
		expect(asked.filter((url) => new URL(url).hostname !== "localhost")).toEqual([]);
	});

	it("breaks no rule of the site's own policy", async () => {
		const page = await open("/robots.txt");
		const broken: string[] = [];
		await page.exposeFunction("tell", (directive: string) => broken.push(directive));
		await page.addInitScript(() =>
			addEventListener("securitypolicyviolation", ({ effectiveDirective, disposition }) => {
				if (disposition === "enforce") Reflect.get(window, "tell")(effectiveDirective);
			}),
		);
		await page.goto("/contacto");
		await page.keyboard.press("Shift");
		await hydrated(page);
		await submit(page).click();
		await page.getByRole("region", { name: es.problems.invalid }).waitFor();
		expect(broken).toEqual([]);
		// There is a policy, and a rule that is broken is told.
		await page.evaluate(() => void document.body.appendChild(document.createElement("script")).append("1"));
		await expect.poll(() => broken).toEqual(["script-src-elem"]);
	});
});
