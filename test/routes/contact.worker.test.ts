import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { fieldNames } from "../../app/features/inquiry/protocol/inquiry-fields.ts";
import en from "../../app/locales/en/inquiry.json" with { type: "json" };
import es from "../../app/locales/es/inquiry.json" with { type: "json" };
import { instances } from "../../app/locales/instances.server.ts";
import { emptyTables } from "../mocks/environment.ts";

const host = "https://cardon-palma.example";

const languages = [
	{ locale: "es", path: "/contacto", terms: "/terminos", words: es, errors: es.errors },
	{ locale: "en", path: "/en/contact", terms: "/en/terms", words: en, errors: en.errors },
] as const;

const least = {
	name: "Ana Prueba",
	email: "ana@correo.example",
	message: "Un vecino invadió mi terreno.",
	consent: "on",
};

beforeEach(emptyTables);

/** Asks for a page. Answers that are not read are let go, as browsers do. */
async function ask(path: string, init?: RequestInit) {
	const response = await exports.default.fetch(new Request(host + path, { redirect: "manual", ...init }));
	return { status: response.status, headers: response.headers, html: await response.text() };
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = { origin: host }) {
	return ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
}

/** The tag of a control, as the server wrote it. */
function control(html: string, name: string, more = ""): string {
	return new RegExp(`<(?:input|select|textarea)(?=[^>]*\\sname="${name}")${more}[^>]*>`).exec(html)?.[0] ?? "";
}

function attribute(tag: string, name: string): string | undefined {
	return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/** What a visitor reads. */
const seen = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>|<!-- -->|<[^>]+>/gs, "");

const texts = (html: string) =>
	html
		.replace(/<!-- -->/g, "")
		.replaceAll("&#x27;", "'")
		.replaceAll("&quot;", '"');

async function countInquiries() {
	return (await env.DB.prepare("SELECT count(*) AS count FROM inquiries").first<{ count: number }>())?.count;
}

describe.each(languages)("the contact page in $locale", ({ locale, path, terms, words, errors }) => {
	it("is made for one visitor: never kept, with a key of its own", async () => {
		const [one, other] = [await ask(path), await ask(path)];
		for (const page of [one, other]) {
			expect(page.status).toBe(200);
			expect(page.headers.get("cache-control")).toBe("no-store");
		}
		const keys = [one, other].map(({ html }) => attribute(control(html, "key"), "value"));
		expect(keys[0]).toMatch(/^[0-9a-z]{8}\.[0-9a-f-]{36}$/);
		expect(keys[0]).not.toBe(keys[1]);
	});

	it("has the protocol's fields, posts to itself, and asks for nothing of another host", async () => {
		const { html } = await ask(path);
		const form = /<form id="inquiry"[^>]*>/.exec(html)?.[0] ?? "";
		expect(attribute(form, "method")).toBe("post");
		expect(attribute(form, "action")).toBe(`${path}#formulario`);
		// A conversation shows only when one was carried over, and the firm writes no text messages.
		expect(fieldNames.filter((name) => control(html, name) === "")).toEqual(["transcript", "sms_consent"]);
		expect(html).not.toMatch(/<script[^>]+src="http/);
		// Browsers would cut off a pasted text without a word.
		expect(html).not.toMatch(/maxlength/i);
	});

	it("says before the first field what a form does not do, and beside the box what is agreed to", async () => {
		const html = texts((await ask(path)).html);
		expect(html.indexOf('id="antes-de-escribir"')).toBeGreaterThan(0);
		expect(html.indexOf('id="antes-de-escribir"')).toBeLessThan(html.indexOf('<form id="inquiry"'));
		expect(html).toContain(instances[locale].t("consent:consent"));
		expect(html).toContain(`href="${terms}#privacidad"`);
		expect(control(html, "consent")).not.toContain("checked");
	});

	it("stores a form and shows its reference, and nothing personal", async () => {
		const sent = await post(path, { ...least, phone: "+52 33 5555 0123" });
		expect(sent.status).toBe(303);
		expect(sent.headers.get("cache-control")).toBe("no-store");
		const location = sent.headers.get("location") ?? "";
		expect(location).toMatch(new RegExp(`^${path}\\?ref=CRD-[A-Z0-9]{4}-[A-Z0-9]{2}$`));
		expect(await countInquiries()).toBe(1);

		const done = await ask(location);
		expect(done.status).toBe(200);
		expect(done.headers.get("cache-control")).toBe("no-store");
		expect(done.html).toContain(location.split("=")[1]);
		expect(done.html).toContain(words.received.heading);
		expect(done.html).toContain('id="que-sigue"');
		expect(done.html).toContain('content="noindex"');
		expect(done.html).not.toContain("<form id=");
		for (const personal of [least.name, least.email, "5555 0123", "vecino"]) expect(done.html).not.toContain(personal);
	});

	it("says which words it asks consent to, and that is what is stored", async () => {
		const notice = attribute(control((await ask(path)).html, "notice"), "value") ?? "";
		await post(path, { ...least, notice });
		const stored = "SELECT consent_version || ' ' || consent_hash AS notice FROM inquiries";
		expect(await env.DB.prepare(stored).first()).toEqual({ notice });
	});

	it("gives a replay the same reference", async () => {
		const key = attribute(control((await ask(path)).html, "key"), "value") ?? "";
		const [first, second] = [await post(path, { ...least, key }), await post(path, { ...least, key })];
		expect(second.headers.get("location")).toBe(first.headers.get("location"));
		expect(await countInquiries()).toBe(1);
	});

	it("shows a form with errors again: all of it kept, each error at its field and in the summary", async () => {
		const typed = {
			name: 'Ana "la" <b>Prueba</b>',
			email: "ana@correo",
			phone: "33 5555 0123",
			contact_by: "whatsapp",
			language: "en",
			office: "hermosillo",
			matter: "trade",
			parties: "Constructora Ejemplo\nOtra parte",
			transcript: "Usted:\n¿Atienden en Guaymas?",
			key: "my-key",
			source: "/blog from www.example.com",
		};
		const { status, headers, html } = await post(path, typed);
		expect(status).toBe(422);
		expect(headers.get("cache-control")).toBe("no-store");
		expect(await countInquiries()).toBe(0);

		expect(texts(attribute(control(html, "name"), "value") ?? "")).toBe(
			typed.name.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
		);
		for (const name of ["email", "phone", "key", "source"] as const) {
			expect(attribute(control(html, name), "value")).toBe(typed[name]);
		}
		for (const name of ["contact_by", "language", "office"] as const) {
			expect(control(html, name, `(?=[^>]*\\svalue="${typed[name]}")`)).toContain("checked");
		}
		expect(html).toMatch(/<option[^>]*value="trade"[^>]*selected/);
		expect(html).toContain(">Constructora Ejemplo\nOtra parte</textarea>");
		expect(html).toContain(">Usted:\n¿Atienden en Guaymas?</textarea>");
		// The times are those of the office that was chosen.
		expect(html).toContain(words.times.listOf.replace("{{city}}", "Hermosillo"));

		const summary = html.slice(html.indexOf('<section id="formulario"'), html.indexOf('id="antes-de-escribir"'));
		expect(summary).toContain('tabindex="-1"');
		for (const [name, text] of [
			["email", errors.email],
			["message", errors.message],
			["consent", errors.consent],
		] as const) {
			expect(summary).toContain(`href="#inquiry-${name}"`);
			expect(texts(summary)).toContain(text);
			const tag = control(html, name);
			expect(attribute(tag, "aria-invalid")).toBe("true");
			expect(attribute(tag, "id")).toBe(`inquiry-${name}`);
			expect(attribute(tag, "aria-describedby")?.split(" ")).toContain(`inquiry-${name}-error`);
			expect(html).toContain(`id="inquiry-${name}-error"`);
		}
		expect(control(html, "name")).not.toContain('aria-invalid="');
		expect(html.match(/id="formulario"/g)).toHaveLength(1);
	});

	it("keeps the text and offers phone and mail when the database does not answer", async () => {
		await env.DB.exec("ALTER TABLE inquiries RENAME TO elsewhere");
		try {
			const { status, html } = await post(path, { ...least, parties: "Otra & parte" });
			expect(status).toBe(503);
			expect(texts(html)).toContain(words.problems.unavailable.heading);
			expect(html).toContain(`>${least.message}</textarea>`);
			expect(attribute(control(html, "name"), "value")).toBe(least.name);
			expect(attribute(control(html, "key"), "value")).toMatch(/\./);
			for (const phone of ["+16195550100", "+19515550102", "+526625550103"]) {
				expect(html).toContain(`href="tel:${phone}"`);
			}
			const mail = new URL(/href="(mailto:[^"]+body=[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "");
			expect(mail.searchParams.get("body")).toContain(least.message);
			expect(mail.searchParams.get("body")).toContain("Otra & parte");
			// Not even in the page's data.
			expect(html.includes(words.received.heading) || /CRD-[A-Z0-9]{4}/.test(html)).toBe(false);
		} finally {
			await env.DB.exec("ALTER TABLE elsewhere RENAME TO inquiries");
		}
	});

	it("refuses what is above the ceiling with the form, all of it kept, and other ways to reach the firm", async () => {
		const headers = { origin: host, "cf-connecting-ip": "203.0.113.20" };
		const typed = { ...least, phone: "+52 33 5555 0123", matter: "trade", parties: "Otra & parte", key: "my-key" };
		for (let number = 0; number < 20; number++) {
			expect((await post(path, { ...least, message: `${number}` }, headers)).status).toBe(303);
		}
		const { status, headers: answer, html } = await post(path, typed, headers);
		expect(status).toBe(429);
		expect(Number(answer.get("retry-after"))).toBeGreaterThan(0);
		expect(Number(answer.get("retry-after"))).toBeLessThanOrEqual(3600);
		expect(answer.get("cache-control")).toBe("no-store");
		expect(texts(html)).toContain(words.problems.tooMany.heading);
		expect(texts(html)).toContain(words.problems.tooMany.text);
		for (const name of ["name", "email", "phone", "key"] as const)
			expect(attribute(control(html, name), "value")).toBe(typed[name]);
		expect(html).toContain(`>${typed.message}</textarea>`);
		expect(html).toContain(">Otra &amp; parte</textarea>");
		expect(html).toMatch(/<option[^>]*value="trade"[^>]*selected/);
		expect(control(html, "consent")).toContain("checked");
		for (const phone of ["+16195550100", "+19515550102", "+526625550103"])
			expect(html).toContain(`href="tel:${phone}"`);
		const mail = new URL(/href="(mailto:[^"]+body=[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "");
		expect(mail.searchParams.get("body")).toContain(least.message);
		expect(await countInquiries()).toBe(20);
	});

	it("refuses what is too large or comes from elsewhere with a page that says so", async () => {
		const large = await post(path, { ...least, message: "a".repeat(600_000) });
		expect(large.status).toBe(413);
		expect(texts(large.html)).toContain(words.problems.tooLarge.heading);
		const foreign: Record<string, string>[] = [
			{ origin: "https://evil.example" },
			{ origin: "null" },
			{ "sec-fetch-site": "cross-site" },
		];
		for (const headers of foreign) {
			const answer = await post(path, least, headers);
			expect(answer.status).toBe(403);
			expect(answer.headers.get("cache-control")).toBe("no-store");
			expect(texts(answer.html)).toContain(words.problems.foreign.heading);
		}
		expect(await countInquiries()).toBe(0);
	});

	it("shows the form when the reference in its address is none", async () => {
		for (const ref of ["", "CRD-0000-00", "<script>", "CRD-7K4Q"]) {
			const { status, html } = await ask(`${path}?ref=${encodeURIComponent(ref)}`);
			expect(status).toBe(200);
			expect(html).toContain('<form id="inquiry"');
			expect(seen(html)).not.toContain(words.received.heading);
		}
	});

	it("takes nothing but a post", async () => {
		const { status } = await ask(path, { method: "PUT", body: new URLSearchParams(least), headers: { origin: host } });
		expect(status).toBe(405);
		expect(await countInquiries()).toBe(0);
	});

	it("knows without script where a visitor came from, but not when it was the site itself", async () => {
		const from = async (referer: string) =>
			attribute(control((await ask(path, { headers: { referer } })).html, "source"), "value") ?? "";
		expect(await from("https://www.example.com/search?q=secret")).toBe(`${path} from www.example.com`);
		expect(await from(`${host}/blog`)).toBe("");
	});
});
