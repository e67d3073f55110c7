import { expect, test } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { allPages } from "../../../app/site/pages/all-pages.server.ts";
import { breadcrumbTrail } from "../../../app/site/pages/breadcrumbs.server.ts";
import { href, hrefOf } from "../../../app/site/pages/page-table.ts";

test.each(locales)("in %s every page has a trail from the home page to itself", (locale) => {
	for (const place of allPages(locale)) {
		const trail = breadcrumbTrail(place);
		expect(trail[0]?.path).toBe(href(locale, "home"));
		expect(trail.at(-1)?.path).toBe(hrefOf(place));
		expect(trail.every(({ name }) => name.length > 0)).toBe(true);
		expect(trail).toHaveLength(place.page === "home" ? 1 : ["post", "area", "person"].includes(place.page) ? 3 : 2);
	}
});
