import { expect, test } from "vitest";
import { allPlaces } from "../../app/site/all-places.server.ts";
import { locales } from "../../app/site/locale.ts";
import { href, hrefOf } from "../../app/site/pages.ts";
import { trailOf } from "../../app/site/trail.server.ts";

test.each(locales)("in %s every page has a trail from the home page to itself", (locale) => {
	for (const place of allPlaces(locale)) {
		const trail = trailOf(place);
		expect(trail[0]?.path).toBe(href(locale, "home"));
		expect(trail.at(-1)?.path).toBe(hrefOf(place));
		expect(trail.every(({ name }) => name.length > 0)).toBe(true);
		expect(trail).toHaveLength(place.page === "home" ? 1 : place.page === "post" || place.page === "area" ? 3 : 2);
	}
});
