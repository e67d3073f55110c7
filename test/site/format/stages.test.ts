import { expect, test } from "vitest";
import { axisOf, scaleOf } from "../../../app/site/format/stages.ts";

const all = (least: number, most: number) => [{ law: undefined, least, most }];

test("stages are drawn to one scale, each from when those before it may be over at the soonest", () => {
	expect(scaleOf([all(50, 100), all(50, 250)])).toEqual([
		[{ law: undefined, start: 0, least: 100, most: 200 }],
		[{ law: undefined, start: 100, least: 100, most: 500 }],
	]);
});

test("where the whole takes more than a year, its scale is one of square roots: the short stages before it are seen", () => {
	const [first, review, notice, suit] = (scaleOf([all(1, 4), all(7, 21), all(30, 90), all(365, 692)]) ?? []).flat();
	expect(first?.most).toBeGreaterThan(40);
	expect(review?.most).toBeGreaterThan(60);
	expect(notice?.start).toBe(Math.round(600 * Math.sqrt(8 / 730)));
	expect((suit?.start ?? 0) + (suit?.most ?? 0)).toBe(600);
});

test("under several laws the slowest decides when the next stage begins, and the whole is as long as the longest", () => {
	const stages = scaleOf([
		[
			{ law: "a", least: 10, most: 20 },
			{ law: "b", least: 20, most: 40 },
		],
		all(40, 40),
	]);
	expect(stages?.[0]?.map(({ law, most }) => [law, most])).toEqual([
		["a", 200],
		["b", 400],
	]);
	expect(stages?.[1]).toEqual([{ law: undefined, start: 200, least: 400, most: 400 }]);
});

test("a short stage is seen, also at the end; one of unknown length takes no room; without any there is no drawing", () => {
	const stages = scaleOf([all(1, 1), [], all(298, 299), all(1, 1)]);
	expect(stages?.[0]?.[0]?.least).toBe(4);
	expect(stages?.[1]).toEqual([]);
	const [last] = stages?.[3] ?? [];
	expect((last?.start ?? 600) + (last?.most ?? 0)).toBeLessThanOrEqual(600);
	expect(scaleOf([[], []])).toBeUndefined();
});

test("the axis has few marks, in weeks or in months, and none where nothing is drawn", () => {
	expect(axisOf([all(7, 14), all(7, 28)])).toEqual({
		unit: "weeks",
		marks: [0, 1, 2, 3, 4, 5].map((count) => ({ at: count * 120, count })),
	});
	const years = axisOf([all(365, 730)]);
	expect(years?.marks.map(({ count }) => count)).toEqual([0, 1, 3, 6, 12, 24]);
	expect(years?.marks.at(-1)?.at).toBe(600);
	expect(axisOf([[], []])).toBeUndefined();
});
