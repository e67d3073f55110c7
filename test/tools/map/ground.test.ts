import { geoContains } from "d3-geo";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceInKilometres } from "../../../app/site/format/distance.ts";
import { areaMap, type MapPanel } from "../../../app/site/map/area-map.ts";
import { pointsOf } from "../../../app/site/map/panel.ts";
import { placeMap } from "../../../app/site/map/place-map.ts";
import { groundOf, statesOf } from "../../../tools/map/ground.ts";
import { outlineOf } from "../../../tools/map/states.ts";
import { outlines } from "./atlas.ts";
import { allCities, firms, type InventedFirm, inventedFirm, type Near } from "./invented-firms.ts";

interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

interface Text {
	name: string;
	x: number;
	y: number;
	anchor: "start" | "middle" | "end";
}

/** The box of a name, with letters a little narrower than they are taken to be. */
function boxOf({ name, x, y, anchor }: Text, size: number, letter = 0.55): Box {
	const width = name.length * letter * size;
	const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
	return { left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2 };
}

function namesOn({ places, cities, states, fontSize }: MapPanel): (Box & { name: string })[] {
	const texts = [...places.flatMap(({ name, label }) => (label ? [{ ...label, name }] : [])), ...cities];
	return [
		...texts.map((text) => ({ name: text.name, ...boxOf(text, fontSize) })),
		...states.map((state) => ({ name: state.name, ...boxOf({ ...state, anchor: "middle" }, fontSize * 1.25, 0.45) })),
	];
}

const apart = (a: Box, b: Box) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

function expectApart(boxes: readonly (Box & { name: string })[]): void {
	for (const [index, box] of boxes.entries()) {
		for (const other of boxes.slice(index + 1)) if (!apart(box, other)) expect.fail(`${box.name} covers ${other.name}`);
	}
}

/** What must hold of the map of any firm. */
function expectGoodMap({ facts, content }: InventedFirm): MapPanel[] {
	const ground = groundOf(facts, outlines);
	const panels = areaMap(content, ground, "es")?.panels ?? [];
	const [overview, ...closer] = panels;
	const offices = content.firm.offices.map(({ id }) => id);
	expect(overview?.offices.map(({ id }) => id)).toEqual(offices);
	expect(ground.panels.flatMap((panel) => panel.offices).toSorted()).toEqual(offices.toSorted());
	for (const [index, panel] of closer.entries()) {
		const shown = panel.offices.map(({ id }) => id);
		expect(shown).toEqual(expect.arrayContaining(ground.panels[index + 1]?.offices ?? ["none"]));
	}
	expect(panels.flatMap(({ places }) => places.map(({ id }) => id)).toSorted()).toEqual(
		content.areas.map(({ id }) => id).toSorted(),
	);
	for (const panel of panels) {
		const { width, height, offices, places } = panel;
		for (const { x, y } of [...offices, ...places.map(({ at }) => at)])
			expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
		const names = namesOn(panel);
		expectApart(names);
		for (const { left, right, top, bottom } of names)
			expect(left >= 0 && right <= width && top >= 0 && bottom <= height).toBe(true);
	}
	return panels;
}

describe.each(Object.entries(firms))("%s", (_, firm) => {
	test("every office and place stands inside its panels, under a name that covers no other", () => {
		const panels = expectGoodMap(firm);
		for (const { places } of panels)
			for (const { name, label } of places) if (!label) expect.fail(`${name} has no name`);
	});

	test("each place has a small map with itself, its name, and its office where that is near", () => {
		const ground = groundOf(firm.facts, outlines);
		for (const area of firm.content.areas) {
			const map = placeMap(area, firm.content, ground, "en");
			if (!map) throw new Error(`${area.id} has no map`);
			const { view, marks, office, fontSize } = map;
			const names = marks.flatMap(({ name, label }) =>
				label ? [{ ...label, name, y: label.y + fontSize * 0.34 }] : [],
			);
			const panel = ground.panels.find(({ id }) => id === map.panel);
			const right = view.left + view.width;
			const bottom = view.top + view.height;
			expect(view.left >= 0 && view.top >= 0 && right <= (panel?.width ?? 0) && bottom <= (panel?.height ?? 0)).toBe(
				true,
			);
			expect(view.height / view.width).toBeCloseTo(3 / 4, 1);
			for (const { x, y } of [...marks.map(({ at }) => at), ...(office ? [office] : [])])
				expect(x > view.left && x < right && y > view.top && y < bottom).toBe(true);
			expect(names.map(({ name }) => name)).toContain(area.en.name);
			const boxes = names.map((name) => ({ name: name.name, ...boxOf(name, fontSize) }));
			expectApart(boxes);
			for (const box of boxes)
				expect(box.left >= view.left && box.right <= right && box.top >= view.top && box.bottom <= bottom).toBe(true);
		}
	});

	test("the overview has the whole of each office's state", () => {
		const { panels } = groundOf(firm.facts, outlines);
		const [overview] = panels;
		if (!overview) throw new Error("no overview");
		const point = pointsOf(overview);
		for (const state of statesOf(firm.facts)) {
			for (const [longitude = 0, latitude = 0] of outlineOf(state, outlines).coordinates.flat(2)) {
				const { x, y } = point({ longitude, latitude });
				expect(x > -4 && y > -4 && x < overview.width + 4 && y < overview.height + 4).toBe(true);
			}
		}
	});
});

test("offices whose circles meet share a closer view, others have one each", () => {
	const views = (name: keyof typeof firms) => groundOf(firms[name].facts, outlines).panels.slice(1);
	expect(views("two offices ten kilometres apart").map(({ offices }) => offices)).toEqual([["seattle", "bellevue"]]);
	expect(views("three offices in California and Sonora").map(({ offices }) => offices)).toEqual([
		["san-diego"],
		["riverside"],
		["hermosillo"],
	]);
	const chain = inventedFirm(["Tijuana", "Dallas", "San Diego"], [["Tecate", "Tijuana", 5, 40]], 50);
	expect(groundOf(chain.facts, outlines).panels.map(({ offices }) => offices)).toEqual([
		[],
		["tijuana", "san-diego"],
		["dallas"],
	]);
});

test("without a radius there is no circle and no word of one; without areas there is no map", () => {
	const { facts, content } = firms["no radius"];
	const map = areaMap(content, groundOf(facts, outlines), "es");
	expect(map?.radius).toBeUndefined();
	expect(map?.panels.map(({ radius }) => radius)).toEqual([undefined, undefined]);
	const empty = inventedFirm(["Dallas", "Saltillo"], [], 50);
	const ground = groundOf(empty.facts, outlines);
	expect(ground).toEqual({ panels: [], states: [] });
	expect(areaMap(empty.content, ground, "es")).toBeUndefined();
});

test("a state is known by its jurisdiction, in the page's language, and by the office's address without one", () => {
	const { facts, content } = firms["three offices in California and Sonora"];
	const jurisdictions = [
		{ id: "mexico", country: "MX" as const, names: ["México"], es: { name: "México" }, en: { name: "Mexico" } },
		{
			id: "ca",
			country: "US" as const,
			region: "CA",
			names: ["X"],
			es: { name: "La California" },
			en: { name: "California" },
		},
	];
	const ground = groundOf({ ...facts, jurisdictions }, outlines);
	const site = { ...content, firm: { ...content.firm, jurisdictions } };
	expect(areaMap(site, ground, "es")?.states).toBe("La California y State of Hermosillo");
	expect(areaMap(site, ground, "en")?.states).toBe("California and State of Hermosillo");
});

test("each city that the tests know lies in the state that its code stands for", () => {
	for (const city of allCities) {
		const { facts } = inventedFirm([city], []);
		const [state] = statesOf(facts);
		const [office] = facts.offices;
		if (!state || !office) throw new Error(city);
		// On coasts the outline is coarser than the city.
		const around = [0, 0.06, -0.06].flatMap((a) =>
			[0, 0.06, -0.06].map((b) => [office.longitude + a, office.latitude + b]),
		);
		const outline = outlineOf(state, outlines);
		expect(
			around.some(([longitude = 0, latitude = 0]) => geoContains(outline, [longitude, latitude])),
			city,
		).toBe(true);
	}
});

test("a state that does not exist is named with its place in the content", () => {
	const { facts } = inventedFirm(["Dallas"], []);
	const offices = facts.offices.map((office) => ({ ...office, regionCode: "TEX" }));
	expect(() => statesOf({ ...facts, offices })).toThrow(/firm\.yaml, offices, dallas: "TEX" is no state of US.*TX/);
});

test("the map of any one to six offices, with places around them, is good", () => {
	const near = fc.record({
		of: fc.nat(),
		north: fc.integer({ min: -150, max: 150 }),
		east: fc.integer({ min: -150, max: 150 }),
	});
	fc.assert(
		fc.property(
			fc.uniqueArray(fc.constantFrom(...allCities), { minLength: 1, maxLength: 6 }),
			fc.array(near, { minLength: 1, maxLength: 10 }),
			fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
			(names, places, radius) => {
				const areas = places.map(({ of, north, east }, index): Near => {
					const city = names[of % names.length] ?? "Dallas";
					return [`Lugar ${"abcdefghij"[index]}`, city, north, east];
				});
				expectGoodMap(inventedFirm(names, areas, radius));
			},
		),
		{ numRuns: 25 },
	);
});

test("a place belongs to the view of the office that is nearest to it", () => {
	const firm = inventedFirm(
		["San Diego", "Riverside"],
		[
			["Escondido", "San Diego", 45, 7],
			["Temecula", "Riverside", -54, 21],
		],
		60,
	);
	const ground = groundOf(firm.facts, outlines);
	const [overview, ...closer] = areaMap(firm.content, ground, "es")?.panels ?? [];
	expect(overview?.places).toEqual([]);
	for (const panel of closer) {
		for (const { id } of panel.places) {
			const area = firm.content.areas.find((each) => each.id === id);
			if (!area) throw new Error(id);
			const [nearest] = firm.content.firm.offices.toSorted(
				(a, b) => distanceInKilometres(a, area) - distanceInKilometres(b, area),
			);
			expect(ground.panels.find((each) => each.id === panel.id)?.offices).toContain(nearest?.id);
		}
	}
});
