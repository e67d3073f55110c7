import { addDays, type Day, weekday } from "./wall-clock.ts";

/** The country whose public holidays an office observes, or none. */
export type HolidayCalendar = "US" | "MX" | "none";

/** Whether a day is a public holiday. Weekends are not holidays. */
export function isHoliday(calendar: HolidayCalendar, day: Day): boolean {
	const year = Number(day.slice(0, 4));
	switch (calendar) {
		case "US":
			// A New Year's Day on a Saturday is observed on the last day of the previous year.
			return federalHolidays(year).includes(day) || federalHolidays(year + 1).includes(day);
		case "MX":
			return statutoryHolidays(year).includes(day);
		case "none":
			return false;
	}
}

/**
 * Legal public holidays of the United States in a year, as observed: 5 U.S.C. 6103(a). A Saturday holiday is observed
 * on the Friday before (6103(b)(1)), a Sunday holiday on the Monday after (Executive Order 11582, section 3).
 * Inauguration Day (6103(c)) is observed only around Washington.
 * https://www.law.cornell.edu/uscode/text/5/6103
 */
export function federalHolidays(year: number): Day[] {
	return [
		observed(`${year}-01-01`),
		nth(3, 1, year, 1), // Birthday of Martin Luther King, Jr.
		nth(3, 1, year, 2), // Washington's Birthday
		lastMondayOfMay(year), // Memorial Day
		observed(`${year}-06-19`), // Juneteenth
		observed(`${year}-07-04`),
		nth(1, 1, year, 9), // Labor Day
		nth(2, 1, year, 10), // Columbus Day
		observed(`${year}-11-11`), // Veterans Day
		nth(4, 4, year, 11), // Thanksgiving
		observed(`${year}-12-25`),
	];
}

/**
 * Mandatory rest days in Mexico in a year: Ley Federal del Trabajo, artículo 74. They do not move when they fall on a
 * weekend. 1 October every six years (fracción VII, since 2024: when the federal executive changes). Ordinary elections
 * (fracción IX) fall on Sundays.
 * https://www.diputados.gob.mx/LeyesBiblio/pdf/LFT.pdf
 */
export function statutoryHolidays(year: number): Day[] {
	return [
		`${year}-01-01`,
		nth(1, 1, year, 2), // in place of 5 February
		nth(3, 1, year, 3), // in place of 21 March
		`${year}-05-01`,
		`${year}-09-16`,
		...((year - 2024) % 6 === 0 ? [`${year}-10-01`] : []),
		nth(3, 1, year, 11), // in place of 20 November
		`${year}-12-25`,
	];
}

function observed(day: Day): Day {
	if (weekday(day) === 6) return addDays(day, -1);
	return weekday(day) === 7 ? addDays(day, 1) : day;
}

/** The nth weekday (Monday is 1) of a month. */
function nth(count: number, wanted: number, year: number, month: number): Day {
	const first = `${year}-${String(month).padStart(2, "0")}-01`;
	return addDays(first, ((wanted - weekday(first) + 7) % 7) + 7 * (count - 1));
}

function lastMondayOfMay(year: number): Day {
	return addDays(`${year}-05-31`, 1 - weekday(`${year}-05-31`));
}
