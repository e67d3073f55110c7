import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { words } from "../../app/locales/all.ts";
import { WordsContext } from "../../app/locales/words.ts";
import { ErrorPage } from "../../app/sections/error-page.tsx";

const phone = { href: "tel:+17135550100", text: "(713) 555-0100" };

it.each(["es", "en"] as const)("in %s says sorry, gives a reference and the phone", (locale) => {
	const Stub = createRoutesStub([
		{ id: `${locale}/home`, path: "/", Component: () => <ErrorPage phone={phone} requestId="request-1" /> },
	]);
	const html = renderToStaticMarkup(
		<WordsContext value={words[locale]}>
			<Stub />
		</WordsContext>,
	);
	expect(html).toContain(words[locale].error.title);
	expect(html).toContain("request-1");
	expect(html).toContain('href="tel:+17135550100"');
	expect(html).toContain(phone.text);
	expect(html).toContain('content="noindex"');
});
