/** The time at an office. */
export interface LocalClock {
	/** ISO weekday: Monday is 1. */
	weekday: number;
	/** Since midnight. */
	minutes: number;
}

/** What an office's door is doing, and when that changes. */
export interface Door {
	open: boolean;
	clock: LocalClock;
	/** Days from today until it opens next; 0 when it opens later today. Nothing while it is open. */
	opensInDays?: number;
}

interface Hours {
	weekdays: readonly number[];
	/** `HH:MM` on the office's own clock. */
	opens: string;
	closes: string;
}

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The clock on the wall of a place. Daylight time comes from the time zone: Houston has it, Monterrey has not. */
export function clockAt(now: Date, timeZone: string): LocalClock {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		weekday: "short",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	}).formatToParts(now);
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((piece) => piece.type === type)?.value ?? "";
	return {
		weekday: names.indexOf(part("weekday")) + 1,
		minutes: Number(part("hour")) * 60 + Number(part("minute")),
	};
}

/** Whether an office is open, by its own clock. It is open from the first minute to the one before closing. */
export function doorAt(now: Date, timeZone: string, hours: Hours): Door {
	const clock = clockAt(now, timeZone);
	const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)];
	const works = (days: number) => hours.weekdays.includes(((clock.weekday - 1 + days) % 7) + 1);
	if (works(0) && clock.minutes >= opens && clock.minutes < closes) return { open: true, clock };
	if (works(0) && clock.minutes < opens) return { open: false, clock, opensInDays: 0 };
	const opensInDays = [1, 2, 3, 4, 5, 6, 7].find(works);
	return { open: false, clock, ...(opensInDays === undefined ? {} : { opensInDays }) };
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

/** Minutes since midnight as people read them: 8:30 a. m., 8:30 AM. */
export function readableTime(minutes: number, languageTag: string): string {
	const date = new Date(Date.UTC(2026, 0, 5, 0, minutes));
	return new Intl.DateTimeFormat(languageTag, { timeZone: "UTC", hour: "numeric", minute: "2-digit", hour12: true })
		.format(date)
		.replace(/ | /g, " ");
}

/** The name of an ISO weekday. */
export function weekdayName(weekday: number, languageTag: string): string {
	// The fifth of January 2026 is a Monday.
	const date = new Date(Date.UTC(2026, 0, 4 + weekday));
	return new Intl.DateTimeFormat(languageTag, { timeZone: "UTC", weekday: "long" }).format(date);
}
