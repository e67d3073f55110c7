import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { instances } from "../../app/locales/instances.server.ts";
import { ErrorPage } from "../../app/sections/error-page.tsx";

const phone = { href: "tel:+16195550100", text: "(619) 555-0100" };

it.each(["es", "en"] as const)("in %s says sorry, gives a reference and the phone", (locale) => {
	const Stub = createRoutesStub([
		{ id: `${locale}/home`, path: "/", Component: () => <ErrorPage phone={phone} requestId="request-1" /> },
	]);
	const html = renderToStaticMarkup(
		<I18nextProvider i18n={instances[locale]}>
			<Stub />
		</I18nextProvider>,
	);
	expect(html).toContain(instances[locale].t("error.title"));
	expect(html).toContain("request-1");
	expect(html).toContain('href="tel:+16195550100"');
	expect(html).toContain(phone.text);
	expect(html).toContain('content="noindex"');
});
