import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import type { InquiryFormData, SentForm } from "../../../../app/features/inquiry/protocol/form-data.ts";
import { InquiryForm } from "../../../../app/features/inquiry/view/inquiry-form.tsx";
import { instances } from "../../../../app/locales/instances.server.ts";
import { formData } from "./form-data.ts";

const summer = "2026-07-06T15:00:00Z";
const winter = "2026-11-20T20:05:00Z";

async function render(locale: "es" | "en", now: string, sent?: SentForm, turnstile?: string): Promise<string> {
	return renderForm(locale, await formData(locale, now, turnstile), sent);
}

function renderForm(locale: "es" | "en", data: InquiryFormData, sent?: SentForm): string {
	return renderToStaticMarkup(
		<I18nextProvider i18n={instances[locale]}>
			<InquiryForm data={data} sent={sent} locale={locale} path="/contacto" anchor="formulario">
				<p>Before</p>
			</InquiryForm>
		</I18nextProvider>,
	).replace(/[\u00a0\u202f]/g, " ");
}

describe("the times of the form", () => {
	it("stand in the clocks of all offices: the same in summer, since Hermosillo alone keeps no daylight time", async () => {
		const html = await render("en", summer);
		expect(html).toContain(
			'value="2026-07-07T15:30:00.000Z">Tue, Jul 7, 8:30 am in San Diego (8:30 am in Riverside; 8:30 am in Hermosillo)<',
		);
	});

	it("are an hour apart in winter", async () => {
		const html = await render("en", winter);
		expect(html).toContain(
			'value="2026-11-23T16:30:00.000Z">Mon, Nov 23, 8:30 am in San Diego (8:30 am in Riverside; 9:30 am in Hermosillo)<',
		);
	});

	it("are those of the chosen office, with its clock first, and the chosen one stands below its list", async () => {
		const slot1 = "2026-11-24T15:30:00.000Z";
		const html = await render("es", winter, {
			problem: "invalid",
			values: { office: "hermosillo", slot1 },
			errors: {},
		});
		expect(html).toMatch(
			/<option value="2026-11-24T15:30:00.000Z" selected="">mar 24 (?:de )?nov, 8:30 a\.? ?m\. en Hermosillo/,
		);
		expect(html).toMatch(
			/>martes, 24 de noviembre: 8:30 a\.? ?m\. en Hermosillo \(7:30 a\.? ?m\. en San Diego; 7:30 a\.? ?m\. en Riverside\)</,
		);
		// On a Friday, half past four in San Diego is half past five in Hermosillo: that office has closed.
		expect(html).not.toContain("2026-11-28T00:30:00.000Z");
		expect(await render("es", winter)).toContain("2026-11-28T00:30:00.000Z");
	});

	it("ask for no office where there is one alone", async () => {
		const data = await formData("en", winter);
		const [only] = data.schedule.offices;
		const one = only ? { ...data, schedule: { ...data.schedule, offices: [only] } } : data;
		expect(await render("en", winter)).toContain('name="office"');
		expect(renderForm("en", one)).not.toMatch(/name="office"|another office/);
		expect(renderForm("en", one)).toContain("Times at the office in San Diego");
	});

	it("offer two weeks of business days", async () => {
		const days = new Set((await render("es", winter)).match(/optgroup label="[^"]+"/g));
		expect(days.size).toBe(10);
		expect([...days].join()).not.toMatch(/sábado|domingo|jueves, 26 de noviembre/);
	});
});

describe("what is odd", () => {
	it("is said beside the field without being an error", async () => {
		const html = await render("es", winter, {
			problem: "invalid",
			values: { phone: "555-01", contact_by: "email" },
			errors: { message: ["Falta"] },
		});
		expect(html).toMatch(
			/<input[^>]*id="inquiry-phone"[^>]*aria-describedby="inquiry-phone-hint inquiry-phone-warning"/,
		);
		expect(html).not.toMatch(/<input[^>]*id="inquiry-phone"[^>]*aria-invalid/);
		expect(html).toMatch(/id="inquiry-email-warning"/);
	});

	it("is not said of a number that looks like one", async () => {
		const html = await render("es", winter, { problem: "invalid", values: { phone: "+52 662 555 0123" }, errors: {} });
		expect(html).not.toContain("inquiry-phone-warning");
	});
});

it("ties each error to its control, beside the hint that it has", async () => {
	const errors = Object.fromEntries(["name", "email", "phone", "parties", "message"].map((name) => [name, ["wrong"]]));
	const html = await render("en", winter, { problem: "invalid", values: {}, errors });
	const described = (name: string) =>
		new RegExp(`<(?:input|textarea)[^>]*id="inquiry-${name}"[^>]*>`)
			.exec(html)?.[0]
			.match(/aria-describedby="([^"]*)"/)?.[1]
			?.split(" ");
	for (const name of Object.keys(errors)) expect(described(name)).toContain(`inquiry-${name}-error`);
	expect(described("phone")).toContain("inquiry-phone-hint");
});

it("names each language to be answered in in that language", async () => {
	for (const [locale, name] of [
		["es", "Español"],
		["en", "English"],
	] as const)
		expect(await render("es", winter)).toMatch(new RegExp(`lang="${locale}"[^>]*>(?:<[^>]*>)*${name}<`));
});

describe("the summary", () => {
	it("lists the errors in the order of the page", async () => {
		const errors = { consent: ["c"], slot1: ["s"], message: ["m"], contact_by: ["w"], name: ["n"] };
		const html = await render("en", winter, { problem: "invalid", values: {}, errors });
		const links = Array.from(html.matchAll(/href="#inquiry-(\w+)"/g), ([, name]) => name);
		expect(links).toEqual(["name", "contact_by", "message", "slot1", "consent"]);
	});

	it("carries the anchor that the form posts to, and stands before what must be read first", async () => {
		const html = await render("en", winter, { problem: "tooLarge", values: {} });
		expect(html.match(/id="formulario"/g)).toHaveLength(1);
		expect(html.indexOf('<section id="formulario" tabindex="-1"')).toBeGreaterThan(0);
		expect(html.indexOf('id="formulario"')).toBeLessThan(html.indexOf("<p>Before</p>"));
	});
});

it("names Turnstile nowhere in the page, set up or not: its script waits for the visitor", async () => {
	for (const key of [undefined, "1x00000000000000000000AA"]) {
		expect(await render("es", winter, undefined, key)).not.toContain("challenges.cloudflare.com");
	}
});

it("keeps the honeypot out of the way of people", async () => {
	const html = await render("es", winter);
	expect(html).toMatch(
		/<p aria-hidden="true"[^>]*>.*?<input type="text"[^>]*tabindex="-1"[^>]*autoComplete="off"[^>]*name="website"|<p aria-hidden="true"[^>]*>.*?name="website"[^>]*tabindex="-1"/i,
	);
});
