import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, instantAt, startOfDay, wallClock, weekday } from "../../../app/site/firm/wall-clock.ts";

const chicago = "America/Chicago";
/** Without daylight saving time since 2022. */
const mexico = "America/Mexico_City";

test.each([
	["2026-03-06", "2026-03-06T14:30:00.000Z"],
	["2026-03-09", "2026-03-09T13:30:00.000Z"],
	["2026-10-30", "2026-10-30T13:30:00.000Z"],
	["2026-11-02", "2026-11-02T14:30:00.000Z"],
])("half past eight of %s follows daylight saving time where there is one", (day, instant) => {
	expect(instantAt(day, 510, chicago).toISOString()).toBe(instant);
	expect(instantAt(day, 510, mexico).toISOString()).toBe(`${day}T14:30:00.000Z`);
});

test("an hour that a change of the clock skips is the one after it, an hour that comes twice its first", () => {
	expect(instantAt("2026-03-08", 150, chicago).toISOString()).toBe("2026-03-08T08:30:00.000Z");
	expect(instantAt("2026-11-01", 90, chicago).toISOString()).toBe("2026-11-01T06:30:00.000Z");
});

test("a clock that is read and set again gives the same instant", () => {
	fc.assert(
		fc.property(
			fc.date({ min: new Date("2020-01-01T00:00Z"), max: new Date("2040-01-01T00:00Z"), noInvalidDate: true }),
			fc.constantFrom(chicago, mexico, "America/Tijuana", "America/New_York", "Asia/Kolkata"),
			(date, zone) => {
				const { day, minute } = wallClock(date, zone);
				const wholeMinute = Math.floor(date.getTime() / 60_000) * 60_000;
				const again = instantAt(day, minute, zone).getTime();
				// The hour that comes twice in autumn may be its other self.
				expect([wholeMinute, wholeMinute - 3_600_000]).toContain(again);
				expect(wallClock(new Date(again), zone)).toEqual({ day, minute });
			},
		),
	);
});

test.each([
	["2026-01-15", chicago, "2026-01-15T00:00:00-06:00"],
	["2026-07-14", chicago, "2026-07-14T00:00:00-05:00"],
	// The clock changes at two: at midnight the old offset holds.
	["2026-03-08", chicago, "2026-03-08T00:00:00-06:00"],
	["2026-11-01", chicago, "2026-11-01T00:00:00-05:00"],
	["2026-07-14", mexico, "2026-07-14T00:00:00-06:00"],
	["2026-07-14", "Asia/Kolkata", "2026-07-14T00:00:00+05:30"],
	["2026-07-14", "UTC", "2026-07-14T00:00:00+00:00"],
])("%s in %s begins at %s", (day, zone, moment) => {
	expect(startOfDay(day, zone)).toBe(moment);
});

test("days are counted on the calendar, over changes of the clock, leap days and years", () => {
	expect(addDays("2026-03-07", 2)).toBe("2026-03-09");
	expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
	expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
	expect(weekday("2026-11-22")).toBe(7);
	expect(weekday("2026-11-23")).toBe(1);
});
