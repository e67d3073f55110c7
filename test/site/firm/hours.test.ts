import { describe, expect, test } from "vitest";
import { formatClosedDays, formatHours, formatWeekdays, hoursText } from "../../../app/site/firm/hours.server.ts";
import { allDay, dallas, saltillo, sanAntonio } from "../../fixtures/offices.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("hours", () => {
	test("of one kind, as pages show them: times do not break over lines", () => {
		expect(formatHours(allDay, "es")).toBe("Lunes a viernes, 8:30\u00a0a.\u00a0m. a 5:30\u00a0p.\u00a0m.");
		expect(formatHours(allDay, "en")).toBe("Monday to Friday, 8:30\u00a0am\u00a0– 5:30\u00a0pm");
		expect(formatClosedDays(allDay, "es")).toBe("Sábado y domingo, cerrado");
		expect(formatClosedDays(allDay, "en")).toBe("Saturday and Sunday, closed");
	});

	test("that differ on a weekday", () => {
		expect(plain(formatHours(saltillo.hours, "es"))).toBe(
			"Lunes a jueves, 8:30 a. m. a 5:30 p. m.; viernes, 8:30 a. m. a 5:00 p. m.",
		);
		expect(plain(formatHours(saltillo.hours, "en"))).toBe(
			"Monday to Thursday, 8:30 am – 5:30 pm; Friday, 8:30 am – 5:00 pm",
		);
		expect(plain(formatHours(saltillo.hours, "es", "sentence"))).toBe(
			"de lunes a jueves, de 8:30 a. m. a 5:30 p. m.; viernes, de 8:30 a. m. a 5:00 p. m.",
		);
		expect(plain(formatHours(saltillo.hours, "en", "sentence"))).toBe(
			"Monday to Thursday, 8:30 am to 5:30 pm; Friday, 8:30 am to 5:00 pm",
		);
	});

	test("on days that do not follow each other, at noon and without a day off", () => {
		const hours = { ...allDay, wednesday: "12:00-20:15", saturday: "09:00-13:00", sunday: "09:00-13:00" };
		expect(plain(formatHours(hours, "es"))).toBe(
			"Lunes, martes, jueves y viernes, 8:30 a. m. a 5:30 p. m.; miércoles, 12:00 p. m. a 8:15 p. m.; sábado y domingo, 9:00 a. m. a 1:00 p. m.",
		);
		expect(formatClosedDays(hours, "es")).toBe("");
	});

	test("of offices that share them are stated once, of others by city", () => {
		expect(hoursText([sanAntonio, dallas], "es").map(({ cities, open }) => [cities, plain(open)])).toEqual([
			["", "Lunes a viernes, 8:30 a. m. a 5:30 p. m."],
		]);
		expect(hoursText([sanAntonio, saltillo, dallas], "en").map(({ cities, closed }) => [cities, closed])).toEqual([
			["San Antonio and Dallas", "Saturday\u00a0and\u00a0Sunday, closed"],
			["Saltillo", "Saturday\u00a0and\u00a0Sunday, closed"],
		]);
	});
});

test("three weekdays in a row are named by the first and the last", () => {
	expect(formatWeekdays([1, 2, 3, 5], "es")).toBe("lunes a miércoles y viernes");
	expect(formatWeekdays([1, 2, 4], "en")).toBe("Monday, Tuesday, and Thursday");
	expect(formatWeekdays([6, 7], "es")).toBe("sábado y domingo");
	expect(formatWeekdays([3], "en")).toBe("Wednesday");
});
