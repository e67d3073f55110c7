import { expect, test } from "vitest";
import { formatShortDay } from "../../../app/site/format/dates.ts";

test.each([
	["es", "2026-09-05", "5 sep 2026"],
	["es", "2026-05-16", "16 may 2026"],
	["en", "2026-09-05", "Sep 5, 2026"],
	["en", "2026-12-31", "Dec 31, 2026"],
] as const)("a short day in %s is the same in every engine, however it shortens months: %s", (locale, day, text) => {
	expect(formatShortDay(day, locale)).toBe(text);
});
