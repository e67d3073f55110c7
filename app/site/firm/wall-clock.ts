import { dateFormat } from "../format/dates.ts";

/** A calendar day, as `2026-11-23`. Days compare as strings. */
export type Day = string;

/** The local day and minute of the day in a time zone at an instant. */
export function wallClock(instant: Date, timeZone: string): { day: Day; minute: number } {
	const part = Object.fromEntries(
		dateFormat("en", { timeZone, hourCycle: "h23", ...digits })
			.formatToParts(instant)
			.map(({ type, value }) => [type, value]),
	);
	return { day: `${part.year}-${part.month}-${part.day}`, minute: Number(part.hour) * 60 + Number(part.minute) };
}

const digits = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;

/**
 * The instant of a local day and minute. Clock changes work as in Temporal's `disambiguation: "compatible"`: a repeated
 * hour means its first occurrence, a skipped hour the hour after it.
 */
export function instantAt(day: Day, minute: number, timeZone: string): Date {
	const asIfUtc = Date.parse(day) + minute * 60_000;
	const before = asIfUtc - offset(asIfUtc - oneDay, timeZone);
	const after = asIfUtc - offset(asIfUtc + oneDay, timeZone);
	const isExact = (instant: number) => instant + offset(instant, timeZone) === asIfUtc;
	return new Date(before !== after && isExact(after) && !isExact(before) ? after : before);
}

/**
 * The first instant of a calendar day in a time zone, with the zone's offset at that instant, for formats that require
 * a date and a time (Atom, RFC 3339; schema.org's `DateTime`) when content states only a day.
 *
 * @example startOfDay("2026-07-14", "America/Chicago") // "2026-07-14T00:00:00-05:00"
 */
export function startOfDay(day: Day, timeZone: string): string {
	const minutes = offset(instantAt(day, 0, timeZone).getTime(), timeZone) / 60_000;
	const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
	const twoDigits = (value: number) => String(value).padStart(2, "0");
	return `${day}T00:00:00${minutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(rest)}`;
}

const oneDay = 86_400_000;

/** How many milliseconds a zone is ahead of UTC at an instant. */
function offset(instant: number, timeZone: string): number {
	const { day, minute } = wallClock(new Date(instant), timeZone);
	const wholeMinute = Math.floor(instant / 60_000) * 60_000;
	return Date.parse(day) + minute * 60_000 - wholeMinute;
}

export function addDays(day: Day, count: number): Day {
	return new Date(Date.parse(day) + count * oneDay).toISOString().slice(0, 10);
}

/** ISO weekday: Monday is 1, Sunday is 7. */
export function weekday(day: Day): number {
	return new Date(day).getUTCDay() || 7;
}
