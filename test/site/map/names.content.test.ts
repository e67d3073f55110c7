import { expect, test } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { content } from "../../../app/site/content/content.server.ts";
import { areaMap } from "../../../app/site/map/area-map.ts";
import { siteGround } from "../../../app/site/map/ground.server.ts";

test.each(locales)("every place and every state has room for its name on the map in %s", (locale) => {
	const { panels = [] } = areaMap(content, siteGround, locale) ?? {};
	const unnamed = panels.flatMap(({ places }) => places.filter(({ label }) => !label).map(({ id }) => id));
	expect(unnamed).toEqual([]);
	expect(panels[0]?.states.length ?? 0).toBe(siteGround.states.length);
});
