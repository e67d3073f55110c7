import { geoCircle, geoDistance } from "d3-geo";
import { describe, expect, test } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { areas, content, firm } from "../../../app/site/content/content.server.ts";
import { distanceInKilometres, earthRadius, formatDistance } from "../../../app/site/format/distance.ts";
import { areaMap } from "../../../app/site/map/area-map.ts";
import { siteGround } from "../../../app/site/map/ground.server.ts";
import { pointsOf } from "../../../app/site/map/panel.ts";

describe.runIf(areas.length > 0).each(locales)("the map in %s", (locale) => {
	const map = areaMap(content, siteGround, locale);
	const panels = map?.panels ?? [];

	test("has every area once, by its name, inside its panel", () => {
		const places = panels.flatMap((panel) => panel.places);
		expect(places.map(({ id }) => id).toSorted()).toEqual(areas.map(({ id }) => id).toSorted());
		for (const { id, name } of places) expect(name).toBe(areas.find((area) => area.id === id)?.[locale].name);
		for (const { width, height, places } of panels) {
			for (const { at } of places) expect(at.x > 0 && at.y > 0 && at.x < width && at.y < height).toBe(true);
		}
	});

	test("shows every office on the whole, and each in a closer view", () => {
		const [overview, ...closer] = panels;
		expect(overview?.offices.map(({ id }) => id)).toEqual(firm.offices.map(({ id }) => id));
		expect(siteGround.panels.flatMap(({ offices }) => offices).toSorted()).toEqual(
			firm.offices.map(({ id }) => id).toSorted(),
		);
		for (const { offices } of closer) expect(offices.length).toBeGreaterThan(0);
	});

	test("says the facts of its alternative text", () => {
		expect(map?.offices).toBe(firm.offices.length);
		expect(map?.radius).toBe(firm.serviceRadius && formatDistance(firm.serviceRadius / 1000, locale));
		for (const { jurisdiction } of siteGround.states) {
			const name = firm.jurisdictions.find(({ id }) => id === jurisdiction)?.[locale].name;
			expect(map?.states).toContain(name);
		}
	});
});

test("every point that is the service radius away from an office lies on its circle", () => {
	const metres = firm.serviceRadius;
	if (metres === undefined) return;
	const degrees = ((metres / 1000 / earthRadius) * 180) / Math.PI;
	for (const [index, { radius = 0, offices }] of (areaMap(content, siteGround, "es")?.panels ?? []).entries()) {
		const panel = siteGround.panels[index];
		if (!panel) throw new Error("a panel without its ground");
		for (const { id, x, y } of offices) {
			const office = firm.offices.find((each) => each.id === id) ?? { longitude: 0, latitude: 0 };
			const [ring = []] = geoCircle().center([office.longitude, office.latitude]).radius(degrees)().coordinates;
			for (const [longitude = 0, latitude = 0] of ring) {
				const point = pointsOf(panel)({ longitude, latitude });
				// Points are rounded to a tenth of a unit, and no flat map is without distortion.
				expect(Math.abs(Math.hypot(point.x - x, point.y - y) - radius)).toBeLessThan(0.2 + radius / 100);
			}
		}
	}
});

test("the distance that pages state agrees with d3-geo", () => {
	for (const area of areas) {
		for (const office of firm.offices) {
			const radians = geoDistance([area.longitude, area.latitude], [office.longitude, office.latitude]);
			expect(distanceInKilometres(area, office)).toBeCloseTo(radians * earthRadius, 6);
		}
	}
	expect(distanceInKilometres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 })).toBeCloseTo(
		(Math.PI / 2) * earthRadius,
		6,
	);
});
