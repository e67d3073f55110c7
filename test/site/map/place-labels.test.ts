import fc from "fast-check";
import { expect, test } from "vitest";
import { type Label, type Marker, placeLabels } from "../../../app/site/map/place-labels.ts";

const area = { width: 420, height: 350, fontSize: 20 };
const marker = (id: string, x: number, y: number, name = id): Marker => ({ id, x, y, name, radius: 6 });

/** The box of a name, with letters a little narrower than they are taken to be. */
function boxOf({ x, y, anchor }: Label, name: string) {
	const width = name.length * 0.55 * area.fontSize;
	const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
	return { left, right: left + width, top: y - area.fontSize * 0.75, bottom: y + area.fontSize * 0.2 };
}

test("a name with room stands beside its point, outward from the middle, without a line", () => {
	const label = placeLabels([marker("Katy", 60, 175)], area)("Katy");
	expect(label).toMatchObject({ anchor: "end" });
	expect(label.leader).toBeUndefined();
	expect(Math.abs(label.x - 60)).toBeLessThan(15);
});

test("names keep clear of each other, of every point and of the edge", () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(
				fc.record({
					x: fc.integer({ min: 60, max: 360 }),
					y: fc.integer({ min: 40, max: 310 }),
					name: fc.constantFrom("Katy", "Santiago", "San Pedro"),
				}),
				{
					minLength: 1,
					maxLength: 6,
					selector: ({ x, y }) => `${Math.round(x / 40)} ${Math.round(y / 40)}`,
				},
			),
			(points) => {
				const markers = points.map(({ x, y, name }, index) => marker(String(index), x, y, name));
				const labels = placeLabels(markers, area);
				const boxes = markers.map(({ id, name }) => boxOf(labels(id), name));
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

test("a name that finds no room says which", () => {
	const crowd = Array.from({ length: 80 }, (_, index) =>
		marker(`Name ${index}`, 200 + (index % 9) * 3, 150 + index / 9, "A very long name indeed"),
	);
	expect(() => placeLabels(crowd, area)).toThrow(/A very long name indeed/);
});
