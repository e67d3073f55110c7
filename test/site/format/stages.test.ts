import { expect, test } from "vitest";
import { axisOf, scaleOf } from "../../../app/site/format/stages.ts";

const all = (least: number, most: number) => [{ law: undefined, least, most }];

test("stages are drawn to one scale, each from when those before it may be over at the soonest", () => {
	expect(scaleOf([all(100, 200), all(100, 500)])).toEqual([
		[{ law: undefined, start: 0, least: 100, most: 200 }],
		[{ law: undefined, start: 100, least: 100, most: 500 }],
	]);
});

test("a last stage many times as long as all others keeps the scale of the rest", () => {
	const [, , notice, suit] = scaleOf([all(1, 4), all(7, 21), all(30, 90), all(365, 730)]) ?? [];
	expect((suit?.[0]?.most ?? 0) / (notice?.[0]?.most ?? 1)).toBeCloseTo(730 / 90, 0);
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
	const stages = scaleOf([all(1, 1), [], all(998, 999), all(1, 1)]);
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
	expect(years?.marks.map(({ count }) => count)).toEqual([0, 6, 12, 18, 24]);
	expect(years?.marks.at(-1)?.at).toBe(600);
	expect(axisOf([[], []])).toBeUndefined();
});
