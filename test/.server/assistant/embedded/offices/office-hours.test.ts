import type { Firm } from "content-collections";
import { describe, expect, test } from "vitest";
import {
	type HoursSettings,
	hoursInWords,
	hoursOnDay,
	openNow,
	regularHours,
} from "../../../../../app/.server/assistant/embedded/offices/office-hours.ts";
import { firm, officeById } from "../../../../../app/site/content/content.server.ts";
import { dallas, saltillo, sanAntonio } from "../../../../fixtures/offices.ts";

type Office = Firm["offices"][number];

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** An office of the fixture, with an address of the content: no answer about hours reads that. */
function withAddress({ id: _, closed, ...office }: typeof dallas): Office {
	return { ...officeById(firm.principalOffice), ...office, closed: [...closed] };
}

function settings(now: string, locale: "es" | "en" = "es"): HoursSettings {
	return { locale, now: new Date(now) };
}

const office = withAddress(dallas);
const three = [sanAntonio, dallas, saltillo].map(withAddress);

describe("whether an office is open", () => {
	test.each([
		["2026-11-20T22:00Z", "**Dallas:** abierta en este momento (hora local: 4:00 p. m.); cierra a las 5:30 p. m."],
		["2026-11-20T13:00Z", "**Dallas:** cerrada en este momento (hora local: 7:00 a. m.); abre hoy a las 8:30 a. m."],
		["2026-11-19T23:30Z", "**Dallas:** cerrada en este momento (hora local: 5:30 p. m.); abre mañana a las 8:30 a. m."],
		[
			"2026-11-21T18:00Z",
			"**Dallas:** cerrada en este momento (hora local: 12:00 p. m.); abre el lunes a las 8:30 a. m.",
		],
		// Christmas Eve is a day off of its own, then a holiday and a weekend.
		[
			"2026-12-24T18:00Z",
			"**Dallas:** cerrada en este momento (hora local: 12:00 p. m.); abre el lunes a las 8:30 a. m.",
		],
	])("at %s", (now, text) => {
		expect(plain(openNow(office, settings(now)))).toBe(text);
	});

	test("more than a week ahead, with the day's date", () => {
		const closed = ["2026-12-21", "2026-12-22", "2026-12-23", "2026-12-24"];
		expect(plain(openNow({ ...office, closed }, settings("2026-12-19T18:00Z", "en")))).toContain(
			"it opens on Monday, December 28 at 8:30 am.",
		);
	});
});

describe("the hours", () => {
	test("are stated once where all offices have the same", () => {
		expect(plain(regularHours([sanAntonio, dallas].map(withAddress), settings("2026-11-20T16:00Z")))).toBe(
			"El horario es de lunes a viernes, de 8:30 a. m. a 5:30 p. m., hora de cada oficina. Cerramos sábado y domingo. Para un día festivo, confirme por teléfono.",
		);
	});

	test("are stated by city where they differ", () => {
		const lines = plain(regularHours(three, settings("2026-11-20T16:00Z", "en"))).split("\n\n");
		expect(lines).toHaveLength(3);
		expect(lines[0]).toMatch(/^\*\*San Antonio and Dallas:\*\* Hours are Monday to Friday, 8:30 am to 5:30 pm,/);
		expect(lines[1]).toMatch(/^\*\*Saltillo:\*\* .* Friday, 8:30 am to 5:00 pm,/);
		expect(hoursInWords(three, "es")).toMatch(
			/^San Antonio y Dallas, de lunes a viernes.*; Saltillo, de lunes a jueves/,
		);
	});
});

describe("the hours of a day", () => {
	const friday = "2026-11-20T16:00Z";

	test("on which all offices have the same hours, or none", () => {
		expect(plain(hoursOnDay([1], three, settings(friday)))).toMatch(
			/^Sí, el lunes abrimos de 8:30 a\. m\. a 5:30 p\. m\./,
		);
		expect(plain(hoursOnDay("tomorrow", three, settings(friday)))).toMatch(/^No, mañana .* 5:00 p\. m\.$/);
		expect(hoursOnDay([6, 7], three, settings(friday))).toMatch(/^No, el sábado y domingo /);
	});

	test("on which one office is closed, or two, or more", () => {
		const closed = (offices: readonly Office[], locale: "es" | "en") =>
			hoursOnDay([7], offices, settings(friday, locale));
		expect(closed([office], "es")).toMatch(/^No, el domingo la oficina de Dallas está cerrada\. /);
		expect(closed([office], "en")).toMatch(/^No, on Sunday the Dallas office is closed\. /);
		expect(closed(three.slice(0, 2), "es")).toMatch(/^No, el domingo las dos oficinas están cerradas\. /);
		expect(closed(three.slice(0, 2), "en")).toMatch(/^No, on Sunday both offices are closed\. /);
		expect(closed(three, "es")).toMatch(
			/^No, el domingo las oficinas de San Antonio, Dallas y Saltillo están cerradas\. /,
		);
		expect(closed(three, "en")).toMatch(/^No, on Sunday the San Antonio, Dallas, and Saltillo offices are closed\. /);
	});

	test("on which the offices differ", () => {
		expect(plain(hoursOnDay("today", three, settings(friday, "en"))).split("\n\n")).toEqual([
			"**San Antonio:** open today from 8:30 am to 5:30 pm.",
			"**Dallas:** open today from 8:30 am to 5:30 pm.",
			"**Saltillo:** open today from 8:30 am to 5:00 pm.",
		]);
		// On Friday evening, when it is Saturday in UTC.
		expect(plain(hoursOnDay("today", three, settings("2026-11-21T04:30Z", "en"))).split("\n\n")[1]).toBe(
			"**Dallas:** open today from 8:30 am to 5:30 pm.",
		);
		// A holiday of one country alone.
		expect(plain(hoursOnDay("tomorrow", three, settings("2026-11-25T16:00Z", "es"))).split("\n\n")).toEqual([
			"**San Antonio:** cerrada mañana, por ser día festivo.",
			"**Dallas:** cerrada mañana, por ser día festivo.",
			"**Saltillo:** abierta mañana de 8:30 a. m. a 5:30 p. m.",
		]);
	});

	test("of several days with hours of their own are the week's", () => {
		expect(hoursOnDay([5, 6], [office], settings(friday))).toMatch(/^El horario es de lunes a viernes/);
	});
});
