import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { words } from "../../app/locales/all.ts";
import { WordsContext } from "../../app/locales/words.ts";
import { AreaMap } from "../../app/sections/area-map.tsx";
import { areas } from "../../app/site/content/content.server.ts";
import { areaMap } from "../../app/site/map/area-map.server.ts";
import { href } from "../../app/site/pages/page-table.ts";

function render(): string {
	const page = (
		<WordsContext value={words.en}>
			<AreaMap panels={areaMap("en")} />
		</WordsContext>
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
	expect(html).toContain(`aria-label="${words.en.areas.map}"`);
	expect(html).toContain(`aria-label="${words.en.office.label("Houston")}"`);
	expect(html).toContain(words.en.areas.attribution);
	expect(html).not.toContain("style=");
});
