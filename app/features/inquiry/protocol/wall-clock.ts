/** A day of an office's calendar, as `2026-11-23`. Days compare as strings. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
	const known = formats.get(timeZone);
	if (known) return known;
	const format = new Intl.DateTimeFormat("en-US", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit",
	});
	formats.set(timeZone, format);
	return format;
}

/** Day and minute of the day that a clock on the wall of a time zone shows at an instant. */
export function wallClock(instant: Date, timeZone: string): { day: Day; minute: number } {
	const part = Object.fromEntries(
		clockOf(timeZone)
			.formatToParts(instant)
			.map(({ type, value }) => [type, value]),
	);
	return { day: `${part.year}-${part.month}-${part.day}`, minute: Number(part.hour) * 60 + Number(part.minute) };
}

/**
 * The instant at which a wall clock shows a minute of a day. The offset is looked up twice, because the first guess may
 * stand on the other side of a change of the clock; in the hour that a change skips, the later reading is meant.
 */
export function instantAt(day: Day, minute: number, timeZone: string): Date {
	const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
	const guess = asIfUtc - offset(new Date(asIfUtc), timeZone);
	return new Date(asIfUtc - offset(new Date(guess), timeZone));
}

/** Milliseconds that a zone is ahead of UTC at an instant. */
function offset(instant: Date, timeZone: string): number {
	const { day, minute } = wallClock(instant, timeZone);
	const wholeMinute = Math.floor(instant.getTime() / 60_000) * 60_000;
	return Date.parse(`${day}T00:00:00Z`) + minute * 60_000 - wholeMinute;
}

export function addDays(day: Day, count: number): Day {
	return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** ISO weekday: Monday is 1, Sunday is 7. */
export function weekday(day: Day): number {
	return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Minutes since midnight of a time written as `08:30`. */
export function minuteOfDay(time: string): number {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
}
