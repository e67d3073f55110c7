import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it } from "vitest";
import { Received } from "../../../../app/features/inquiry/view/received.tsx";
import { instances } from "../../../../app/locales/instances.server.ts";
import { locales } from "../../../../app/locales/locale.ts";

const textOf = (html: string) => html.replace(/<[^>]+>/g, "");

it.each(locales)("the reference is seen as it is written down, and heard sign by sign, in %s", (locale) => {
	const html = renderToStaticMarkup(
		<I18nextProvider i18n={instances[locale]}>
			<Received reference="CRD-7K4Q-2M" path="/contacto" />
		</I18nextProvider>,
	);
	const seen = textOf(html.replace(/<(\w+)[^>]*class="sr-only"[^>]*>.*?<\/\1>/gs, ""));
	const heard = textOf(html.replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs, ""));
	expect([seen.includes("CRD-7K4Q-2M"), seen.includes("C R D")]).toEqual([true, false]);
	expect([heard.includes("C R D - 7 K 4 Q - 2 M"), heard.includes("CRD-")]).toEqual([true, false]);
});
