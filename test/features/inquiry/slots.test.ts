import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	formatSlot,
	isSlot,
	parseInstant,
	slotByOffice,
	slotDays,
} from "../../../app/features/inquiry/protocol/slots.ts";
import { openingOn } from "../../../app/site/firm/clock.ts";
import { wallClock } from "../../../app/site/firm/wall-clock.ts";
import { schedule } from "../../fixtures/offices.ts";

const at = (text: string) => new Date(text);
const offered = (office: string, now: string) => slotDays(schedule, office, at(now)).map(({ day }) => day);

describe("interview times", () => {
	test("start on the next business day, and skip weekends, the office's own holidays and days when it closes", () => {
		// Friday, 20 November 2026. Thanksgiving is no holiday in Mexico.
		expect(offered("san-antonio", "2026-11-20T20:00Z")).toEqual([
			"2026-11-23",
			"2026-11-24",
			"2026-11-25",
			"2026-11-27",
			"2026-11-30",
			"2026-12-01",
			"2026-12-02",
			"2026-12-03",
			"2026-12-04",
			"2026-12-07",
		]);
		expect(offered("saltillo", "2026-11-20T20:00Z")[3]).toBe("2026-11-26");
		expect(offered("san-antonio", "2026-12-23T20:00Z")[0]).toBe("2026-12-24");
		expect(offered("dallas", "2026-12-23T20:00Z")[0]).toBe("2026-12-28");
	});

	test("the day is the office's: late on Sunday in UTC terms it is still Sunday there", () => {
		expect(offered("saltillo", "2026-11-23T05:30Z")[0]).toBe("2026-11-23");
		expect(offered("saltillo", "2026-11-23T06:00Z")[0]).toBe("2026-11-24");
		// In summer Dallas is an hour ahead, and its day begins earlier.
		expect(offered("dallas", "2026-07-14T05:30Z")[0]).toBe("2026-07-15");
		expect(offered("saltillo", "2026-07-14T05:30Z")[0]).toBe("2026-07-14");
	});

	test.each([
		// The last of each row is where Friday's offset would put Monday's last start, or its first.
		["March", "2026-03-04T12:00Z", ["2026-03-06T14:30", "2026-03-09T13:30"], "2026-03-09T22:30:00Z"],
		["November", "2026-10-28T12:00Z", ["2026-10-30T13:30", "2026-11-02T14:30"], "2026-11-02T13:30:00Z"],
	])("follow a change of the clock in %s: each day has the offset of that day", (_, now, opening, wrong) => {
		const days = slotDays(schedule, "dallas", at(now)).slice(0, 5);
		const starts = days.flatMap(({ starts }) => starts);
		expect(starts).toEqual(expect.arrayContaining(opening.map((start) => `${start}:00.000Z`)));
		expect(starts).not.toContain(at(wrong).toISOString());
		expect(isSlot(schedule, "dallas", wrong, at(now))).toBe(false);
		for (const { day, starts } of days) {
			const clocks = [starts.at(0), starts.at(-1)].map((start) => wallClock(at(start ?? ""), "America/Chicago"));
			expect(clocks).toEqual([
				{ day, minute: 510 },
				{ day, minute: 990 },
			]);
		}
	});

	test("do not move where there is no daylight saving time", () => {
		for (const now of ["2026-03-04T12:00Z", "2026-10-28T12:00Z"]) {
			const starts = slotDays(schedule, "saltillo", at(now)).map(({ starts }) => starts[0]?.slice(11, 16));
			expect(new Set(starts)).toEqual(new Set(["14:30"]));
		}
	});

	test("lie between opening and closing time of the chosen office on that weekday", () => {
		const now = at("2026-07-10T12:00Z");
		for (const [office, first, last] of [
			["dallas", "2026-07-13T13:30:00Z", "2026-07-13T22:00:00Z"],
			["saltillo", "2026-07-13T14:30:00Z", "2026-07-13T23:00:00Z"],
			// On Fridays it closes half an hour earlier.
			["saltillo", "2026-07-17T14:30:00Z", "2026-07-17T22:30:00Z"],
		] as const) {
			const minute = (text: string, more: number) => new Date(at(text).getTime() + more * 60_000).toISOString();
			expect(isSlot(schedule, office, first, now)).toBe(true);
			expect(isSlot(schedule, office, last, now)).toBe(true);
			expect(isSlot(schedule, office, minute(first, -30), now)).toBe(false);
			expect(isSlot(schedule, office, minute(last, 30), now)).toBe(false);
			expect(isSlot(schedule, office, minute(first, 15), now)).toBe(false);
		}
	});

	test("whatever is offered is accepted, at every office, at any moment of ten years", () => {
		fc.assert(
			fc.property(
				fc.date({ min: at("2026-01-01T00:00Z"), max: at("2036-01-01T00:00Z"), noInvalidDate: true }),
				fc.constantFrom(...schedule.offices),
				(now, office) => {
					const days = slotDays(schedule, office.id, now);
					expect(days).toHaveLength(10);
					for (const { day, starts } of days) {
						const opening = openingOn(office, day);
						expect(starts).toHaveLength(opening ? Math.floor((opening.closes - opening.opens) / 60) : 0);
						for (const start of starts) expect(isSlot(schedule, office.id, start, now)).toBe(true);
					}
				},
			),
			{ numRuns: 40 },
		);
	});

	test("no more than four months ahead", () => {
		const now = at("2026-11-20T20:00Z");
		expect(isSlot(schedule, "dallas", "2027-03-19T15:30:00Z", now)).toBe(true);
		expect(isSlot(schedule, "dallas", "2027-03-22T15:30:00Z", now)).toBe(false);
		// A hundred and twenty days to the day.
		expect(isSlot(schedule, "dallas", "2027-03-19T15:30:00Z", at("2026-11-19T20:00Z"))).toBe(true);
		expect(isSlot(schedule, "dallas", "2027-03-19T15:30:00Z", at("2026-11-18T20:00Z"))).toBe(false);
	});

	test("begin at a whole minute", () => {
		const now = at("2026-07-10T12:00Z");
		expect(isSlot(schedule, "dallas", "2026-07-13T13:30:00.000Z", now)).toBe(true);
		for (const instant of ["2026-07-13T13:30:01Z", "2026-07-13T13:30:00.001Z"])
			expect(isSlot(schedule, "dallas", instant, now)).toBe(false);
	});
});

test("an instant is UTC and exists", () => {
	expect(parseInstant("2026-11-24T16:00Z")?.toISOString()).toBe("2026-11-24T16:00:00.000Z");
	expect(parseInstant("2026-11-24T16:00:00.000Z")).toBeDefined();
	for (const text of [
		"",
		"2026-11-24",
		"2026-11-24T16:00",
		"2026-11-24T16:00-06:00",
		"2026-02-30T16:00Z",
		"2026-13-01T16:00Z",
		"x2026-11-24T16:00Z",
	]) {
		expect(parseInstant(text)).toBeUndefined();
	}
});

test("a time is shown by every office's clock, the chosen one's first, with the same spaces in every engine", () => {
	expect(slotByOffice(schedule, "saltillo", "2026-07-15T15:30:00Z", "en")).toEqual([
		{ id: "saltillo", city: "Saltillo", text: "Wednesday, July 15 at 9:30\u00a0am" },
		{ id: "san-antonio", city: "San Antonio", text: "Wednesday, July 15 at 10:30\u00a0am" },
		{ id: "dallas", city: "Dallas", text: "Wednesday, July 15 at 10:30\u00a0am" },
	]);
	expect(formatSlot("2026-11-24T16:00:00Z", "es", "America/Monterrey")).toBe(
		"martes, 24 de noviembre, 10:00\u00a0a.\u00a0m.",
	);
});
