import { expect, test } from "vitest";
import { startOfDay } from "../../../app/site/format/day.ts";

test.each([
	["2026-01-15", "America/Chicago", "2026-01-15T00:00:00-06:00"],
	["2026-07-14", "America/Chicago", "2026-07-14T00:00:00-05:00"],
	// Monterrey gave up daylight time in 2022.
	["2026-07-14", "America/Monterrey", "2026-07-14T00:00:00-06:00"],
	["2026-07-14", "UTC", "2026-07-14T00:00:00+00:00"],
])("%s in %s begins at %s", (day, zone, moment) => {
	expect(startOfDay(day, zone)).toBe(moment);
});
