import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { instances } from "../../app/locales/instances.server.ts";
import { AreaMap, MapCredit } from "../../app/sections/area-map.tsx";
import { areas, content } from "../../app/site/content/content.server.ts";
import { type AreaMap as AreaMapData, areaMap, type MapPanel } from "../../app/site/map/area-map.ts";
import { siteGround } from "../../app/site/map/ground.server.ts";
import { href } from "../../app/site/pages/page-table.ts";

const t = instances.en.getFixedT("en", "areas");
const ofSite = areaMap(content, siteGround, "en");

function render(map: AreaMapData): string {
	const page = (
		<I18nextProvider i18n={instances.en}>
			<AreaMap map={map} />
			<MapCredit map={map} />
		</I18nextProvider>
	);
	const router = createMemoryRouter([{ id: "en/areas", path: "/en/areas", element: page }], {
		initialEntries: ["/en/areas"],
	});
	return renderToString(<RouterProvider router={router} />);
}

const panel = (id: string, near?: MapPanel["near"]): MapPanel => ({
	id,
	width: 420,
	height: 350,
	fontSize: 20,
	near,
	radius: 130,
	offices: [{ id: "one", x: 200, y: 100 }],
	places: [{ id: "chula-vista", name: "Chula Vista", at: { x: 60, y: 60 }, isOffice: false }],
	cities: [],
	states: [],
});

test.runIf(ofSite)("each area is a link with its name, in the page's language", () => {
	const html = ofSite ? render(ofSite) : "";
	for (const { id, en } of areas) {
		const link = new RegExp(`<a[^>]*href="${href("en", "area", { slug: id })}"[^>]*>(.*?)</a>`).exec(html)?.[1] ?? "";
		expect(link.replace(/<[^>]+>/g, "")).toBe(en.name);
	}
	expect(html.match(/<a /g)).toHaveLength(areas.length);
});

test("the parts of the map have names, its sources are credited, and no style attribute needs a policy", () => {
	const near = { cities: "San Diego and Riverside", count: 2 };
	const html = render({
		states: "California",
		offices: 2,
		radius: "31 miles",
		panels: [panel("overview"), panel("near-one", near)],
	});
	expect(html).toContain(`aria-label="Map of California with 2 offices and a radius of 31 miles around each"`);
	expect(html).toContain(`aria-label="San Diego and Riverside offices"`);
	expect(html).toContain("The circle marks 31 miles around each office.");
	expect(html).toContain(t("attribution"));
	expect(html).not.toContain("style=");
});

test("without a radius nothing speaks of one, and one office is spoken of as one", () => {
	const one = { ...panel("near-one", { cities: "San Diego", count: 1 }), radius: undefined };
	const html = render({ states: "California", offices: 1, panels: [{ ...panel("overview"), radius: undefined }, one] });
	expect(html).toContain(`aria-label="Map of California with one office"`);
	expect(html).toContain(`aria-label="San Diego office"`);
	expect(html).not.toMatch(/radius|circle marks|dasharray/);
});

test("a place without room for its name still has one", () => {
	const html = render({ states: "California", offices: 1, panels: [panel("overview")] });
	expect(html).toMatch(/<a [^>]*aria-label="Chula Vista"/);
	expect(html).toContain("<title>Chula Vista</title>");
});

test("beside the overview stand two closer views, or one of its height; the others follow in pairs", () => {
	const rows = (closer: number) => {
		const views = Array.from({ length: closer }, (_, index) => panel(`near-${index}`, { cities: "X", count: 1 }));
		const html = render({ states: "California", offices: closer, panels: [panel("overview"), ...views] });
		return html
			.split("grid gap-px")
			.slice(1)
			.map((grid) => grid.match(/<svg/g)?.length);
	};
	expect([1, 2, 3, 4, 5, 6].map(rows)).toEqual([[2], [3], [2, 2], [3, 2], [2, 4], [3, 4]]);
});
