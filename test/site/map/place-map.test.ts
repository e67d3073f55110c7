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

test("the circle around an office is shown whole, or not at all", () => {
	expect(show(0)?.radius).toBeUndefined();
	const map = show(4, 0.8);
	const { view, radius = 0, office } = map ?? {};
	expect(radius).toBe(40);
	expect((office?.x ?? 0) - radius).toBeGreaterThan(view?.left ?? 0);
});

test("a place at the other end of the map from its office is shown without the towns around that office", () => {
	expect(show(4, 0.8)?.marks.map(({ name }) => name)).toEqual(["Away", "Brea"]);
});
