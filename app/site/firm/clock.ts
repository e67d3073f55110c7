import { type HolidayCalendar, isHoliday } from "./holidays.ts";
import { addDays, type Day, wallClock, weekday } from "./wall-clock.ts";

/**
 * When an office is open, for pages, form, assistant and structured data: the only code that reads the hours in
 * `firm.yaml`. Pure, for server and browser: the current time is always an argument.
 */

/** In the order of ISO 8601: Monday is 1. */
export const weekdayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Hours by weekday as in `firm.yaml`: `08:30-17:30`, or `closed`. */
export type Hours = Record<(typeof weekdayNames)[number], string>;

/** What an office's clock needs, as plain data for the browser. An office in `firm` has all of it. */
export interface OfficeCalendar {
	timeZone: string;
	hours: Hours;
	holidays: HolidayCalendar;
	/** Days this office is closed besides weekly days off and holidays: `2026-12-24`, or `12-24` for each year. */
	closed: readonly string[];
}

/** Minutes since midnight, from `opens` up to but not including `closes`. */
export interface Opening {
	opens: number;
	closes: number;
}

/** Picks the fields of an office that its clock needs. */
export function calendarOf({ timeZone, hours, holidays, closed }: OfficeCalendar): OfficeCalendar {
	return { timeZone, hours, holidays, closed };
}

/** The hours of an ISO weekday, ignoring holidays; undefined on a day off. */
export function openingOnWeekday(hours: Hours, isoWeekday: number): Opening | undefined {
	const name = weekdayNames[isoWeekday - 1];
	if (!name) throw new RangeError(`${isoWeekday} is not an ISO weekday`);
	const [opens, closes] = hours[name].split("-").map(minuteOfDay);
	return opens !== undefined && closes !== undefined ? { opens, closes } : undefined;
}

/** The hours on a day; undefined on a day off, a holiday or any other day the office is closed. */
export function openingOn({ hours, holidays, closed }: OfficeCalendar, day: Day): Opening | undefined {
	const isClosed = closed.includes(day) || closed.includes(day.slice("2026-".length)) || isHoliday(holidays, day);
	return isClosed ? undefined : openingOnWeekday(hours, weekday(day));
}

/** The minute at which an open office closes; undefined while it is closed. */
export function closesAt(calendar: OfficeCalendar, now: Date): number | undefined {
	const { day, minute } = wallClock(now, calendar.timeZone);
	const opening = openingOn(calendar, day);
	return opening && minute >= opening.opens && minute < opening.closes ? opening.closes : undefined;
}

export function isOpen(calendar: OfficeCalendar, now: Date): boolean {
	return closesAt(calendar, now) !== undefined;
}

/** The day and minute an office opens next: later today, or on its next business day. */
export function nextOpening(calendar: OfficeCalendar, now: Date): { day: Day; minute: number } {
	const { day: today, minute } = wallClock(now, calendar.timeZone);
	const opening = openingOn(calendar, today);
	if (opening && minute < opening.opens) return { day: today, minute: opening.opens };
	const { day, opens } = nextBusinessDay(calendar, today);
	return { day, minute: opens };
}

/** The first day after the given one that an office is open, with its hours. */
export function nextBusinessDay(calendar: OfficeCalendar, after: Day): Opening & { day: Day } {
	// The schema requires one business day a week; the limit only guards against an endless loop.
	for (let ahead = 1; ahead <= 366; ahead++) {
		const day = addDays(after, ahead);
		const opening = openingOn(calendar, day);
		if (opening) return { day, ...opening };
	}
	throw new Error("An office in app/content/firm.yaml is closed all year");
}

/** Weekdays (ISO) grouped by their hours, in order of each group's first day. */
export function weekdaysByOpening(hours: Hours): (Opening & { weekdays: number[] })[] {
	const groups = new Map<string, Opening & { weekdays: number[] }>();
	for (const [index, name] of weekdayNames.entries()) {
		const opening = openingOnWeekday(hours, index + 1);
		if (!opening) continue;
		const group = groups.get(hours[name]) ?? { ...opening, weekdays: [] };
		group.weekdays.push(index + 1);
		groups.set(hours[name], group);
	}
	return [...groups.values()];
}

/** ISO weekdays that an office is never open. */
export function daysOff(hours: Hours): number[] {
	return weekdayNames.flatMap((_, index) => (openingOnWeekday(hours, index + 1) ? [] : [index + 1]));
}

/** Minutes since midnight of a time written as `08:30`; undefined for `closed`. */
function minuteOfDay(time: string): number | undefined {
	const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
	return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined;
}
