import { describe, expect, test } from "vitest";
import { federalHolidays, isHoliday, statutoryHolidays } from "../../../app/site/firm/holidays.ts";

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

	test("New Year's Day on a Saturday is observed on the last day of the year before", () => {
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

	test("of nobody", () => {
		expect(isHoliday("none", "2026-12-25")).toBe(false);
	});
});
