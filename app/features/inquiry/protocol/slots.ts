import type { Locale } from "../../../locales/locale.ts";
import { nextBusinessDay, type OfficeCalendar, openingOn } from "../../../site/firm/clock.ts";
import { addDays, type Day, instantAt, wallClock } from "../../../site/firm/wall-clock.ts";
import { dateFormat, sameEverywhere } from "../../../site/format/dates.ts";

/** The offices' calendars; the content's `firm` fits as it is. */
export interface Schedule {
	principalOffice: string;
	offices: ({ id: string; city: string } & OfficeCalendar)[];
}

/**
 * The shortest interview, in minutes. Interviews start on the half-hour grid of the opening time and end by closing
 * time.
 */
const shortest = 30;

/** What the form offers: the number of business days, and the minutes between starts. (Every half-hour is accepted.) */
const offered = { days: 10, every: 60 };

/** How many days ahead an interview can be requested. */
const horizon = 120;

/** A day on which an office is open, with the instants (UTC, ISO 8601) at which an interview can start. */
export interface SlotDay {
	day: Day;
	starts: string[];
}

/** The days that the form offers: an office's next business days, starting after today. */
export function slotDays(schedule: Schedule, office: string, now: Date): SlotDay[] {
	const calendar = officeOf(schedule, office);
	const list: SlotDay[] = [];
	let after = today(calendar, now);
	while (list.length < offered.days) {
		const { day, opens, closes } = nextBusinessDay(calendar, after);
		const starts: string[] = [];
		for (let minute = opens; minute + offered.every <= closes; minute += offered.every) {
			starts.push(instantAt(day, minute, calendar.timeZone).toISOString());
		}
		list.push({ day, starts });
		after = day;
	}
	return list;
}

/**
 * Whether an interview can be requested at an instant: within an office's hours, by its own clock, a business day
 * ahead.
 */
export function isSlot(schedule: Schedule, office: string, instant: string, now: Date): boolean {
	const at = parseInstant(instant);
	if (!at) return false;
	const calendar = officeOf(schedule, office);
	const { day, minute } = wallClock(at, calendar.timeZone);
	const opening = openingOn(calendar, day);
	return (
		opening !== undefined &&
		at.getTime() % 60_000 === 0 &&
		day > today(calendar, now) &&
		day <= addDays(today(calendar, now), horizon) &&
		minute >= opening.opens &&
		minute + shortest <= opening.closes &&
		(minute - opening.opens) % shortest === 0
	);
}

/**
 * Parses an instant in UTC, seconds and fractions optional; returns `undefined` if it is invalid (as is 30 February).
 */
export function parseInstant(text: string): Date | undefined {
	if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(text)) return undefined;
	const instant = new Date(text);
	return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 16) === text.slice(0, 16)
		? instant
		: undefined;
}

/** An instant by each office's clock, the chosen one first: `lunes, 23 de noviembre, 9:30 a. m.` */
export function slotByOffice(schedule: Schedule, office: string, instant: string, locale: Locale) {
	return chosenFirst(schedule, office).map(({ id, city, timeZone }) => ({
		id,
		city,
		text: formatSlot(instant, locale, timeZone),
	}));
}

/** A schedule's offices, with the chosen one first. */
export function chosenFirst({ offices }: Schedule, office: string): Schedule["offices"] {
	return offices.toSorted((a, b) => Number(b.id === office) - Number(a.id === office));
}

export function formatSlot(instant: string, locale: Locale, timeZone: string): string {
	return format(instant, locale, { timeZone, ...dayParts, ...timeParts });
}

/** Only the time of an instant, for lists under a heading with the day: `9:30 a. m.` */
export function formatSlotTime(instant: string, locale: Locale, timeZone: string): string {
	return format(instant, locale, { timeZone, ...timeParts });
}

const dayParts = { weekday: "long", day: "numeric", month: "long" } as const;
const timeParts = { hour: "numeric", minute: "2-digit" } as const;

function format(instant: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
	return sameEverywhere(dateFormat(locale, options).format(new Date(instant)));
}

function today({ timeZone }: OfficeCalendar, now: Date): Day {
	return wallClock(now, timeZone).day;
}

function officeOf(schedule: Schedule, id: string) {
	const office = schedule.offices.find((office) => office.id === id);
	if (!office) throw new Error(`app/content/firm.yaml has no office ${id}`);
	return office;
}
