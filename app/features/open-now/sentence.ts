import type { Locale } from "../../locales/locale.ts";
import { closesAt, nextOpening, type OfficeCalendar, openingOn, openingOnWeekday } from "../../site/firm/clock.ts";
import { wallClock, weekday } from "../../site/firm/wall-clock.ts";
import { formatTime, formatWeekday } from "../../site/format/dates.ts";

/** The data of `<open-now>`, as JSON in its `office` attribute. */
export interface OpenNowOffice {
	calendar: OfficeCalendar;
	locale: Locale;
	/** Sentences, with `{time}` and `{day}` as placeholders. */
	words: Record<"open" | "opensToday" | "opens", string> & { holiday?: string };
}

/** Until when an office is open at an instant, or when it next opens, in its own time zone. */
export function openingSentence({ calendar, locale, words }: OpenNowOffice, now: Date): string {
	// In lower case, as hours are written on pages.
	const time = (minute: number) => formatTime(minute, locale);
	const closes = closesAt(calendar, now);
	if (closes !== undefined) return words.open.replace("{time}", time(closes));
	const { day, minute } = nextOpening(calendar, now);
	const { day: today } = wallClock(now, calendar.timeZone);
	const isHoliday = openingOnWeekday(calendar.hours, weekday(today)) && !openingOn(calendar, today);
	const sentence = day === today ? words.opensToday : (isHoliday && words.holiday) || words.opens;
	return sentence.replace("{day}", formatWeekday(weekday(day), locale)).replace("{time}", time(minute));
}
