import fc from "fast-check";
import { expect, test } from "vitest";
import { type Label, type Marker, placeLabels } from "../../../app/site/map/place-labels.ts";

const area = { width: 420, height: 350, fontSize: 20 };
const marker = (id: string, x: number, y: number, name = id): Marker => ({ id, x, y, name, radius: 6 });

/** The box of a name, with letters a little narrower than they are taken to be. */
function boxOf({ x, y, anchor }: Label, name: string, fontSize: number) {
	const width = name.length * 0.55 * fontSize;
	const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
	return { left, right: left + width, top: y - fontSize * 0.75, bottom: y + fontSize * 0.2 };
}

test("a name with room stands beside its point, outward from the middle, without a line", () => {
	const { byId, fontSize } = placeLabels([marker("Brea", 60, 175)], area);
	const label = byId.get("Brea");
	expect(label).toMatchObject({ anchor: "end" });
	expect(label?.leader).toBeUndefined();
	expect(Math.abs((label?.x ?? 0) - 60)).toBeLessThan(15);
	expect(fontSize).toBe(area.fontSize);
});

test("names keep clear of each other, of every point and of the edge", () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(
				fc.record({
					x: fc.integer({ min: 60, max: 360 }),
					y: fc.integer({ min: 40, max: 310 }),
					name: fc.constantFrom("Brea", "Mexicali", "San Diego"),
				}),
				{
					minLength: 1,
					maxLength: 6,
					selector: ({ x, y }) => `${Math.round(x / 40)} ${Math.round(y / 40)}`,
				},
			),
			(points) => {
				const markers = points.map(({ x, y, name }, index) => marker(String(index), x, y, name));
				const { byId, fontSize } = placeLabels(markers, area);
				expect(byId.size).toBe(markers.length);
				const boxes = markers.flatMap(({ id, name }) => {
					const label = byId.get(id);
					return label ? [boxOf(label, name, fontSize)] : [];
				});
				for (const [index, box] of boxes.entries()) {
					expect(box.left >= 0 && box.right <= area.width && box.top >= 0 && box.bottom <= area.height).toBe(true);
					for (const other of boxes.slice(index + 1)) {
						const apart =
							box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
						expect(apart).toBe(true);
					}
					for (const { x, y } of markers) {
						expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(false);
					}
				}
			},
		),
	);
});

test("in a crowd all names become smaller before one is left out", () => {
	const crowd = (count: number) =>
		Array.from({ length: count }, (_, index) =>
			marker(`A long name ${index}`, 120 + (index % 4) * 60, 90 + Math.floor(index / 4) * 50),
		);
	const some = placeLabels(crowd(12), area);
	expect(some.byId.size).toBe(12);
	expect(some.fontSize).toBeLessThan(area.fontSize);
	const many = placeLabels(crowd(30), area);
	expect(many.byId.size).toBeLessThan(30);
	expect(many.byId.size).toBeGreaterThan(10);
});

test("the line to a name that is not beside its point runs over no other point or name", () => {
	const point = fc.record({ x: fc.integer({ min: 150, max: 270 }), y: fc.integer({ min: 120, max: 230 }) });
	const apart = ({ x, y }: { x: number; y: number }) => `${Math.round(x / 20)} ${Math.round(y / 20)}`;
	fc.assert(
		fc.property(fc.uniqueArray(point, { minLength: 6, maxLength: 14, selector: apart }), (points) => {
			const markers = points.map(({ x, y }, index) => marker(`Name ${index}`, x, y));
			const { byId, fontSize } = placeLabels(markers, area);
			for (const from of markers) {
				const to = byId.get(from.id)?.leader;
				if (!to) continue;
				for (const other of markers.filter((each) => each !== from)) {
					const label = byId.get(other.id);
					const box = label && boxOf(label, other.name, fontSize);
					for (let part = 0; part <= 1; part += 0.05) {
						const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
						expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThan(other.radius - 2);
						expect(box && x > box.left && x < box.right && y > box.top && y < box.bottom).not.toBe(true);
					}
				}
			}
		}),
		{ numRuns: 25 },
	);
});

test("a name keeps clear of a circle's line, inside of it or outside, and the lines to two names do not cross", () => {
	const circles = [{ x: 210, y: 175, radius: 120 }];
	const markers = [
		marker("San Diego", 300, 175),
		marker("Mexicali", 318, 150),
		marker("Brea", 130, 250),
		{ ...marker("Centro", 210, 175), radius: 9 },
	];
	const { byId, fontSize } = placeLabels(markers, { ...area, circles });
	expect(byId.size).toBe(markers.length);
	for (const { id } of markers) {
		const label = byId.get(id);
		expect(label).toBeDefined();
		if (!label) continue;
		const { left, right, top, bottom } = boxOf(label, id.slice(0, -1), fontSize);
		const corners = [left, right].flatMap((x) => [top, bottom].map((y) => Math.hypot(x - 210, y - 175)));
		expect(corners.every((each) => each < 120) || corners.every((each) => each > 120), id).toBe(true);
	}
});
