import { geoDistance } from "d3-geo";
import { describe, expect, test } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { areas, firm } from "../../../app/site/content/content.server.ts";
import { distanceInKilometres, earthRadius } from "../../../app/site/format/distance.ts";
import { areaMap } from "../../../app/site/map/area-map.server.ts";
import { panels, projectionOf } from "../../../app/site/map/panels.ts";

describe.each(locales)("the map in %s", (locale) => {
	const map = areaMap(locale);

	test("has every area once, by its name", () => {
		const places = map.flatMap((panel) => panel.places);
		expect(places.map(({ id }) => id).toSorted()).toEqual(areas.map(({ id }) => id).toSorted());
		for (const { id, name } of places) expect(name).toBe(areas.find((area) => area.id === id)?.[locale].name);
	});

	test("shows both offices on the whole, and each in the middle of its own panel", () => {
		expect(map.map(({ offices }) => offices.map(({ id }) => id))).toEqual([
			["houston", "monterrey"],
			["houston"],
			["monterrey"],
		]);
	});

	test("puts each place inside its panel", () => {
		for (const { width, height, places } of map) {
			for (const { at } of places) expect(at.x > 0 && at.y > 0 && at.x < width && at.y < height).toBe(true);
		}
	});
});

test("every point of a circle is the service radius away from its office, over the ground", () => {
	for (const { id, offices } of areaMap("es")) {
		const projection = projectionOf(id).clipExtent(null);
		for (const { id: officeId, circle } of offices) {
			const office = firm.offices.find((each) => each.id === officeId);
			const points = [...circle.matchAll(/([\d.-]+),([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
			expect(points.length).toBeGreaterThan(40);
			for (const [x, y] of points) {
				const [longitude, latitude] = projection.invert?.([x, y]) ?? [0, 0];
				const metres = 1000 * distanceInKilometres({ longitude, latitude }, office ?? { longitude: 0, latitude: 0 });
				// A tenth of a unit is what a drawing rounds to.
				expect(Math.abs(metres - (firm.serviceRadius ?? 0))).toBeLessThan((0.15 / panels[id].scale) * 1000);
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
