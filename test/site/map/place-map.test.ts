import { expect, test } from "vitest";
import { placeMap } from "../../../app/site/map/place-map.ts";

const area = (id: string, latitude: number, longitude: number) => ({
	id,
	office: "main",
	latitude,
	longitude,
	es: { name: id },
	en: { name: id },
});
const panel = {
	id: "near",
	width: 420,
	height: 350,
	longitude: -100,
	latitude: 30,
	x: 210,
	y: 175,
	scale: 2.6,
	offices: ["main"],
};
const content = {
	firm: {
		offices: [{ id: "main", city: "Brea", latitude: 30, longitude: -100 }],
		serviceRadius: 50_000,
		jurisdictions: [],
	},
	areas: [
		area("Brea", 30, -100),
		area("Mexicali", 30.05, -99.85),
		area("Dublin", 29.95, -100.12),
		area("Far", 31, -99),
		area("Away", 30, -98.4),
	],
};
const show = (index: number, scale = panel.scale) => {
	const [place] = content.areas.slice(index);
	const near = { ...panel, scale };
	return place && placeMap(place, content, { panels: [{ ...near, id: "all", offices: [] }, near], states: [] }, "en");
};

test("the office's own city stands among the towns around it, each with its name", () => {
	const names = show(0)?.marks.map(({ name, label }) => label && name);
	expect(names).toEqual(["Brea", "Mexicali", "Dublin"]);
});

test("another place shows the office that attends it, and names stay where every frame shows them", () => {
	const map = show(1);
	expect(map?.marks.slice(0, 2)).toMatchObject([
		{ name: "Mexicali", isOffice: false },
		{ name: "Brea", isOffice: true },
	]);
	for (const { label } of map?.marks ?? []) {
		const across = ((label?.x ?? 0) - (map?.view.left ?? 0)) / (map?.view.width ?? 1);
		const down = ((label?.y ?? 0) - (map?.view.top ?? 0)) / (map?.view.height ?? 1);
		expect(across > 0.1 && across < 0.9 && down > 0.2 && down < 0.8).toBe(true);
	}
});

test.each([
	[0, 2.6, 130],
	[4, 0.8, 40],
] as const)(
	"of place %i, on %d units a kilometre, the circle around its office is shown whole",
	(index, scale, units) => {
		const { view, radius = 0, office } = show(index, scale) ?? {};
		expect(radius).toBe(units);
		expect((office?.x ?? 0) - radius).toBeGreaterThan(view?.left ?? 0);
		expect((office?.y ?? 0) - radius).toBeGreaterThan(view?.top ?? 0);
	},
);

test("a circle for which a view has no room is not shown", () => {
	expect(show(0, 4)?.radius).toBeUndefined();
});

test("a way to the office that is long enough says how long it is", () => {
	const said = (index: number, scale?: number) =>
		show(index, scale)
			?.marks.find(({ isDistance }) => isDistance)
			?.name.replace("\u00a0", " ");
	expect(show(0)?.way).toBeUndefined();
	expect([said(0), said(1), said(4, 0.8)]).toEqual([undefined, undefined, "96 mi"]);
	expect(show(1)?.way).toBeDefined();
});

test("a place at the other end of the map from its office is shown without the towns around that office", () => {
	const towns = show(4, 0.8)?.marks.filter(({ isDistance }) => !isDistance);
	expect(towns?.map(({ name }) => name)).toEqual(["Away", "Brea"]);
});
