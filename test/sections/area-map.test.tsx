import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { instances } from "../../app/locales/instances.server.ts";
import { AreaMap } from "../../app/sections/area-map.tsx";
import { areas } from "../../app/site/content/content.server.ts";
import { areaMap } from "../../app/site/map/area-map.server.ts";
import { href } from "../../app/site/pages/page-table.ts";

function render(): string {
	const page = (
		<I18nextProvider i18n={instances.en}>
			<AreaMap panels={areaMap("en")} />
		</I18nextProvider>
	);
	const router = createMemoryRouter([{ id: "en/areas", path: "/en/areas", element: page }], {
		initialEntries: ["/en/areas"],
	});
	return renderToString(<RouterProvider router={router} />);
}

test("each area is a link with its name, in the page's language", () => {
	const html = render();
	for (const { id, en } of areas) {
		const link = new RegExp(`<a[^>]*href="${href("en", "area", { slug: id })}"[^>]*>(.*?)</a>`).exec(html)?.[1] ?? "";
		expect(link.replace(/<[^>]+>/g, "")).toBe(en.name);
	}
	expect(html.match(/<a /g)).toHaveLength(areas.length);
});

test("the parts of the map have names, its sources are credited, and no style attribute needs a policy", () => {
	const html = render();
	expect(html).toContain(`aria-label="${instances.en.t("areas:map")}"`);
	expect(html).toContain(`aria-label="${instances.en.t("firm:office.label", { city: "Houston" })}"`);
	expect(html).toContain(instances.en.t("areas:attribution"));
	expect(html).not.toContain("style=");
});
