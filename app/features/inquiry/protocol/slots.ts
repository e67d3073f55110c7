import { type Locale, languageTag } from "../../../locales/locale.ts";
import { sameEverywhere } from "../../../site/format/dates.ts";
import { type Country, isHoliday } from "./holidays.ts";
import { addDays, type Day, instantAt, minuteOfDay, wallClock, weekday } from "./wall-clock.ts";

/** The offices' calendar as `firm.yaml` states it: what a loader hands on of `firm` fits as it is. */
export interface Schedule {
	hours: { weekdays: number[]; opens: string; closes: string };
	principalOffice: OfficeId;
	offices: { id: OfficeId; city: string; country: Country; timeZone: string }[];
}

export const officeIds = ["houston", "monterrey"] as const;

export type OfficeId = (typeof officeIds)[number];

/** Minutes: the shortest interview. Interviews start on the half-hour grid of the opening time and end by closing time. */
const shortest = 30;

/** Days from today within which an interview can be asked for. */
const horizon = 120;

/** A day on which an office receives, with the instants (UTC, ISO 8601) at which an interview can start. */
export interface SlotDay {
	day: Day;
	starts: string[];
}

/**
 * The days that a form offers: the next business days of an office, from the first one after today.
 *
 * @param every minutes between starts: 60 keeps the list short, 30 is the finest that is accepted.
 */
export function slotDays(
	schedule: Schedule,
	office: OfficeId,
	now: Date,
	{ days = 10, every = 60 }: { days?: number; every?: 30 | 60 } = {},
): SlotDay[] {
	const { timeZone } = officeOf(schedule, office);
	const opens = minuteOfDay(schedule.hours.opens);
	const closes = minuteOfDay(schedule.hours.closes);
	const list: SlotDay[] = [];
	for (let day = firstDay(schedule, office, now); list.length < days; day = nextBusinessDay(schedule, office, day)) {
		const starts: string[] = [];
		for (let minute = opens; minute + every <= closes; minute += every) {
			starts.push(instantAt(day, minute, timeZone).toISOString());
		}
		list.push({ day, starts });
	}
	return list;
}

/** Whether an interview can be asked for at an instant: in an office's hours, by its own clock, a business day ahead. */
export function isSlot(schedule: Schedule, office: OfficeId, instant: string, now: Date): boolean {
	const at = parseInstant(instant);
	if (!at) return false;
	const { timeZone } = officeOf(schedule, office);
	const { day, minute } = wallClock(at, timeZone);
	const opens = minuteOfDay(schedule.hours.opens);
	return (
		at.getTime() % 60_000 === 0 &&
		isBusinessDay(schedule, office, day) &&
		day >= firstDay(schedule, office, now) &&
		day <= addDays(wallClock(now, timeZone).day, horizon) &&
		minute >= opens &&
		minute + shortest <= minuteOfDay(schedule.hours.closes) &&
		(minute - opens) % shortest === 0
	);
}

/** An instant in UTC, seconds and fractions as one likes; nothing for what is not one (30 February is not). */
export function parseInstant(text: string): Date | undefined {
	if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(text)) return undefined;
	const instant = new Date(text);
	return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 16) === text.slice(0, 16)
		? instant
		: undefined;
}

/** An instant by the clock of each office, the chosen one first: `lunes, 23 de noviembre, 9:30 a. m.` */
export function slotByOffice(schedule: Schedule, office: OfficeId, instant: string, locale: Locale) {
	const chosenFirst = [...schedule.offices].sort((a, b) => Number(b.id === office) - Number(a.id === office));
	return chosenFirst.map(({ id, city, timeZone }) => ({ id, city, text: formatSlot(instant, locale, timeZone) }));
}

export function formatSlot(instant: string, locale: Locale, timeZone: string): string {
	return format(instant, locale, { timeZone, ...dayParts, ...timeParts });
}

/** Only the time of an instant, for lists under a heading with the day: `9:30 a. m.` */
export function formatSlotTime(instant: string, locale: Locale, timeZone: string): string {
	return format(instant, locale, { timeZone, ...timeParts });
}

/** `lunes, 23 de noviembre` */
export function formatDay(day: Day, locale: Locale): string {
	return format(`${day}T00:00:00Z`, locale, { timeZone: "UTC", ...dayParts });
}

const dayParts = { weekday: "long", day: "numeric", month: "long" } as const;
const timeParts = { hour: "numeric", minute: "2-digit" } as const;

function format(instant: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
	return sameEverywhere(new Intl.DateTimeFormat(languageTag[locale], options).format(new Date(instant)));
}

/** The first day on which somebody who writes now can be received: the first business day after today. */
function firstDay(schedule: Schedule, office: OfficeId, now: Date): Day {
	return nextBusinessDay(schedule, office, wallClock(now, officeOf(schedule, office).timeZone).day);
}

function nextBusinessDay(schedule: Schedule, office: OfficeId, after: Day): Day {
	let day = addDays(after, 1);
	// A year without a business day means that the hours in content name none: better an error than a loop without end.
	for (let tries = 0; tries < 366; tries++, day = addDays(day, 1)) {
		if (isBusinessDay(schedule, office, day)) return day;
	}
	throw new Error("The office hours in app/content/firm.yaml name no weekday");
}

function isBusinessDay(schedule: Schedule, office: OfficeId, day: Day): boolean {
	return schedule.hours.weekdays.includes(weekday(day)) && !isHoliday(officeOf(schedule, office).country, day);
}

function officeOf(schedule: Schedule, id: OfficeId) {
	const office = schedule.offices.find((office) => office.id === id);
	if (!office) throw new Error(`app/content/firm.yaml has no office ${id}`);
	return office;
}
