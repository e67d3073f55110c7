import { expect, test } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { content } from "../../../app/site/content/content.server.ts";
import { areaMap } from "../../../app/site/map/area-map.ts";
import { isOnCircle } from "../../../app/site/map/boxes.ts";
import { siteGround } from "../../../app/site/map/ground.server.ts";

test.each(locales)("every place and every state has room for its name on the map in %s", (locale) => {
	const { panels = [] } = areaMap(content, siteGround, locale) ?? {};
	const unnamed = panels.flatMap(({ places }) => places.filter(({ label }) => !label).map(({ id }) => id));
	expect(unnamed).toEqual([]);
	expect(panels[0]?.states.length ?? 0).toBe(siteGround.states.length);
});

test.each(locales)("no name touches the circle around an office on the map in %s", (locale) => {
	const { panels = [] } = areaMap(content, siteGround, locale) ?? {};
	for (const { fontSize, radius = 0, offices, places } of panels) {
		for (const { name, label } of places) {
			if (!label) continue;
			const width = name.length * fontSize * 0.46;
			const left = label.anchor === "start" ? label.x : label.x - width / (label.anchor === "end" ? 1 : 2);
			const box = { left, right: left + width, top: label.y - fontSize * 0.7, bottom: label.y };
			expect(offices.filter((office) => isOnCircle(box, { ...office, radius })).length, name).toBe(0);
		}
	}
});
