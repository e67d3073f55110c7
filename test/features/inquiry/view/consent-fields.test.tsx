import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SentForm } from "../../../../app/features/inquiry/protocol/form-data.ts";
import { InquiryForm } from "../../../../app/features/inquiry/view/inquiry-form.tsx";
import { instances } from "../../../../app/locales/instances.server.ts";
import type { Locale } from "../../../../app/locales/locale.ts";
import { firm } from "../../../../app/site/content/content.server.ts";
import { formData } from "./form-data.ts";

/** A state's notice, which the fixture's firm does not have; nor does it write text messages. */
const residents = {
	section: "privacidad-california",
	es: { text: "Si vive en California, lea también el", link: "aviso de California" },
	en: { text: "If you live in California, also read the", link: "California notice" },
};

async function render(locale: Locale, sent?: SentForm): Promise<string> {
	return renderToStaticMarkup(
		<I18nextProvider i18n={instances[locale]}>
			<InquiryForm
				data={await formData(locale, "2026-11-20T20:05:00Z")}
				sent={sent}
				locale={locale}
				path="/contacto"
				anchor="formulario"
			>
				<p>Before</p>
			</InquiryForm>
		</I18nextProvider>,
	);
}

const box = (html: string, name: string) => new RegExp(`<input(?=[^>]* name="${name}")[^>]*>`).exec(html)?.[0];

describe.each([
	{ locale: "es", terms: "/terminos" },
	{ locale: "en", terms: "/en/terms" },
] as const)(
	"a firm that writes text messages, with a notice for a state's residents, in $locale",
	({ locale, terms }) => {
		beforeEach(() => Object.assign(firm, { sms: true, residents }));
		afterEach(() => Object.assign(firm, { sms: false, residents: undefined }));

		test("asks for consent to them apart, with both boxes empty, and links the notice", async () => {
			const html = await render(locale);
			for (const [name, key] of [
				["consent", "consent:consent"],
				["sms_consent", "consent:sms"],
			] as const) {
				expect(html).toContain(instances[locale].t(key));
				expect(box(html, name)).toContain('type="checkbox"');
				expect(box(html, name)).not.toContain("checked");
			}
			const { text, link } = residents[locale];
			expect(html).toContain(`${text} <a href="${terms}#privacidad-california"`);
			expect(html).toContain(`>${link}</a>.`);
		});

		test("shows the box ticked again when the form was sent with it", async () => {
			const html = await render(locale, { problem: "invalid", values: { sms_consent: "on" }, errors: {} });
			expect(box(html, "sms_consent")).toContain("checked");
			expect(box(html, "consent")).not.toContain("checked");
		});
	},
);

test("a firm with neither asks for the one consent and links no state's notice", async () => {
	const html = await render("en");
	expect(box(html, "consent")).toBeDefined();
	expect(box(html, "sms_consent")).toBeUndefined();
	expect(html).not.toContain(instances.en.t("consent:sms"));
	expect(html).not.toContain("/en/terms#privacidad-");
});
