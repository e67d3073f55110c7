import { describe, expect, test } from "vitest";
import {
	calendarOf,
	closesAt,
	daysOff,
	isOpen,
	nextBusinessDay,
	nextOpening,
	openingOn,
	openingOnWeekday,
	weekdaysByOpening,
} from "../../../app/site/firm/clock.ts";
import { dallas, never, saltillo, sanAntonio } from "../../fixtures/offices.ts";

const at = (text: string) => new Date(text);

describe("an office", () => {
	test.each([
		["the minute before it opens", "2026-11-20T14:29:59Z", undefined],
		["the minute it opens", "2026-11-20T14:30:00Z", 1050],
		["the last minute", "2026-11-20T23:29:59Z", 1050],
		["the minute it closes", "2026-11-20T23:30:00Z", undefined],
		["on Saturday", "2026-11-21T18:00:00Z", undefined],
		["on Thanksgiving", "2026-11-26T18:00:00Z", undefined],
		["the minute it opens in summer", "2026-07-14T13:30:00Z", 1050],
	])("closes, %s", (_, now, closes) => {
		expect(closesAt(sanAntonio, at(now))).toBe(closes);
		expect(isOpen(sanAntonio, at(now))).toBe(closes !== undefined);
	});

	test("keeps the hours of the weekday, the holidays of its own country and its own days off", () => {
		expect(closesAt(saltillo, at("2026-11-20T22:59:00Z"))).toBe(1020);
		expect(isOpen(saltillo, at("2026-11-20T23:00:00Z"))).toBe(false);
		expect(isOpen(saltillo, at("2026-11-26T18:00:00Z"))).toBe(true);
		expect(openingOn(saltillo, "2026-11-16")).toBeUndefined();
		expect(openingOn(sanAntonio, "2026-12-24")).toEqual({ opens: 510, closes: 1050 });
		expect(openingOn(dallas, "2026-12-24")).toBeUndefined();
		expect(openingOn({ ...dallas, holidays: "none" }, "2026-12-25")).toBeDefined();
		expect(openingOn({ ...dallas, holidays: "none", closed: ["12-24"] }, "2031-12-24")).toBeUndefined();
		expect(openingOn({ ...dallas, holidays: "none", closed: ["2030-12-24"] }, "2031-12-24")).toBeDefined();
	});

	test.each([
		["later today", "2026-11-20T13:00:00Z", "2026-11-20"],
		["tomorrow", "2026-11-19T23:30:00Z", "2026-11-20"],
		["after the weekend", "2026-11-20T23:30:00Z", "2026-11-23"],
		["after a holiday", "2026-11-25T23:30:00Z", "2026-11-27"],
		["after its own day off, a holiday and a weekend", "2026-12-23T23:30:00Z", "2026-12-28"],
		["the next business day while it is open", "2026-11-20T18:00:00Z", "2026-11-23"],
	])("opens next %s", (_, now, day) => {
		expect(nextOpening(dallas, at(now))).toEqual({ day, minute: 510 });
	});

	test("opens next by its own clock", () => {
		// Half past midnight in Dallas, half past eleven of the day before in Saltillo.
		expect(nextOpening(dallas, at("2026-07-14T05:30:00Z")).day).toBe("2026-07-14");
		expect(nextOpening(saltillo, at("2026-07-13T05:30:00Z")).day).toBe("2026-07-13");
	});

	test("that never opens is an error, not a loop", () => {
		expect(() => nextBusinessDay({ ...dallas, hours: never }, "2026-11-20")).toThrow(/closed all year/);
	});

	test("hands on nothing but its calendar", () => {
		expect(Object.keys(calendarOf(saltillo)).sort()).toEqual(["closed", "holidays", "hours", "timeZone"]);
	});
});

test("weekdays are grouped by their hours, and days off are listed", () => {
	expect(weekdaysByOpening(saltillo.hours)).toEqual([
		{ opens: 510, closes: 1050, weekdays: [1, 2, 3, 4] },
		{ opens: 510, closes: 1020, weekdays: [5] },
	]);
	expect(daysOff(saltillo.hours)).toEqual([6, 7]);
	expect(openingOnWeekday(saltillo.hours, 6)).toBeUndefined();
	expect(() => openingOnWeekday(saltillo.hours, 8)).toThrow(RangeError);
});
