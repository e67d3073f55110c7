import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { federalHolidays, isHoliday, statutoryHolidays } from "../../../app/features/inquiry/protocol/holidays.ts";
import {
	formatSlot,
	isSlot,
	officeIds,
	parseInstant,
	slotByOffice,
	slotDays,
} from "../../../app/features/inquiry/protocol/slots.ts";
import { instantAt, wallClock, weekday } from "../../../app/features/inquiry/protocol/wall-clock.ts";
import { firm } from "../../../app/site/content/content.server.ts";

const at = (text: string) => new Date(text);
const offered = (office: "houston" | "monterrey", now: string) => slotDays(firm, office, at(now)).map(({ day }) => day);

describe("holidays", () => {
	// https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/
	test("of the United States, as the Office of Personnel Management lists them", () => {
		expect(federalHolidays(2026)).toEqual([
			"2026-01-01",
			"2026-01-19",
			"2026-02-16",
			"2026-05-25",
			"2026-06-19",
			"2026-07-03",
			"2026-09-07",
			"2026-10-12",
			"2026-11-11",
			"2026-11-26",
			"2026-12-25",
		]);
		expect(federalHolidays(2027)).toEqual([
			"2027-01-01",
			"2027-01-18",
			"2027-02-15",
			"2027-05-31",
			"2027-06-18",
			"2027-07-05",
			"2027-09-06",
			"2027-10-11",
			"2027-11-11",
			"2027-11-25",
			"2027-12-24",
		]);
	});

	test("New Year's Day on a Saturday is kept on the last day of the year before", () => {
		expect(isHoliday("US", "2027-12-31")).toBe(true);
		expect(isHoliday("US", "2026-12-31")).toBe(false);
	});

	test("of Mexico", () => {
		expect(statutoryHolidays(2026)).toEqual([
			"2026-01-01",
			"2026-02-02",
			"2026-03-16",
			"2026-05-01",
			"2026-09-16",
			"2026-11-16",
			"2026-12-25",
		]);
		expect(isHoliday("MX", "2024-10-01")).toBe(true);
		expect(isHoliday("MX", "2030-10-01")).toBe(true);
		expect(isHoliday("MX", "2026-10-01")).toBe(false);
	});
});

describe("the wall clock", () => {
	test("of Houston moves in March and November, Monterrey's does not", () => {
		expect(instantAt("2026-03-06", 510, "America/Chicago").toISOString()).toBe("2026-03-06T14:30:00.000Z");
		expect(instantAt("2026-03-09", 510, "America/Chicago").toISOString()).toBe("2026-03-09T13:30:00.000Z");
		expect(instantAt("2026-11-02", 510, "America/Chicago").toISOString()).toBe("2026-11-02T14:30:00.000Z");
		for (const day of ["2026-03-06", "2026-03-09", "2026-07-15", "2026-11-02"]) {
			expect(instantAt(day, 510, "America/Monterrey").toISOString()).toBe(`${day}T14:30:00.000Z`);
		}
	});

	test("read and set again, gives the same instant", () => {
		fc.assert(
			fc.property(
				fc.date({ min: at("2020-01-01T00:00Z"), max: at("2040-01-01T00:00Z"), noInvalidDate: true }),
				fc.constantFrom("America/Chicago", "America/Monterrey"),
				(date, zone) => {
					const { day, minute } = wallClock(date, zone);
					// The hour that comes twice in November may be read as its other self.
					fc.pre(minute < 60 || minute >= 120);
					expect(instantAt(day, minute, zone).getTime()).toBe(Math.floor(date.getTime() / 60_000) * 60_000);
				},
			),
		);
	});
});

describe("interview times", () => {
	test("start on the next business day, and skip weekends and the office's own holidays", () => {
		// Friday, 20 November 2026. Thanksgiving is Houston's alone.
		expect(offered("houston", "2026-11-20T20:00Z")).toEqual([
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
		expect(offered("monterrey", "2026-11-20T20:00Z")[3]).toBe("2026-11-26");
	});

	test("the day is the office's: late on Sunday in UTC terms it is still Sunday there", () => {
		expect(offered("monterrey", "2026-11-23T05:30Z")[0]).toBe("2026-11-23");
		expect(offered("monterrey", "2026-11-23T06:00Z")[0]).toBe("2026-11-24");
		// In summer Houston is an hour ahead, and its day begins earlier.
		expect(offered("houston", "2026-07-14T05:30Z")[0]).toBe("2026-07-15");
		expect(offered("monterrey", "2026-07-14T05:30Z")[0]).toBe("2026-07-14");
	});

	test("lie between 8:30 and 17:30 of the chosen office", () => {
		const now = at("2026-07-10T12:00Z");
		for (const [office, first, last] of [
			["houston", "2026-07-13T13:30:00Z", "2026-07-13T22:00:00Z"],
			["monterrey", "2026-07-13T14:30:00Z", "2026-07-13T23:00:00Z"],
		] as const) {
			const minute = (text: string, more: number) => new Date(at(text).getTime() + more * 60_000).toISOString();
			expect(isSlot(firm, office, first, now)).toBe(true);
			expect(isSlot(firm, office, last, now)).toBe(true);
			expect(isSlot(firm, office, minute(first, -30), now)).toBe(false);
			expect(isSlot(firm, office, minute(last, 30), now)).toBe(false);
			expect(isSlot(firm, office, minute(first, 15), now)).toBe(false);
		}
	});

	test("whatever is offered is accepted, at both offices, at any moment of ten years", () => {
		fc.assert(
			fc.property(
				fc.date({ min: at("2026-01-01T00:00Z"), max: at("2036-01-01T00:00Z"), noInvalidDate: true }),
				fc.constantFrom(...officeIds),
				fc.constantFrom(30 as const, 60 as const),
				(now, office, every) => {
					const days = slotDays(firm, office, now, { every });
					expect(days).toHaveLength(10);
					const country = office === "houston" ? "US" : "MX";
					for (const { day, starts } of days) {
						expect(weekday(day)).toBeLessThan(6);
						expect(isHoliday(country, day)).toBe(false);
						expect(starts).toHaveLength(every === 30 ? 18 : 9);
						for (const start of starts) expect(isSlot(firm, office, start, now)).toBe(true);
					}
				},
			),
			{ numRuns: 40 },
		);
	});

	test("no more than four months ahead", () => {
		const now = at("2026-11-20T20:00Z");
		expect(isSlot(firm, "houston", "2027-03-19T15:30:00Z", now)).toBe(true);
		expect(isSlot(firm, "houston", "2027-03-22T15:30:00Z", now)).toBe(false);
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

test("a time is told by both clocks, the chosen office's first, with the same spaces in every engine", () => {
	expect(slotByOffice(firm, "monterrey", "2026-07-15T15:30:00Z", "en")).toEqual([
		{ id: "monterrey", city: "Monterrey", text: "Wednesday, July 15 at 9:30\u00a0AM" },
		{ id: "houston", city: "Houston", text: "Wednesday, July 15 at 10:30\u00a0AM" },
	]);
	expect(formatSlot("2026-11-24T16:00:00Z", "es", "America/Monterrey")).toBe(
		"martes, 24 de noviembre, 10:00\u00a0a.\u00a0m.",
	);
});
