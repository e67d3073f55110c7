import { type Locale, languageTag } from "../../locales/locale.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because formatters are slow to construct. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = locale + JSON.stringify(options);
	const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTag[locale], options);
	formats.set(key, format);
	return format;
}

/** A day as people write it: 16 de noviembre de 2026, November 16, 2026. Days have no time zone. */
export function formatDay(day: string, locale: Locale): string {
	return dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/**
 * A day in a list: 16 nov 2026, Nov 16, 2026. Derived from the long form, because engines abbreviate September
 * differently and browsers must render the same text as the server.
 */
export function formatShortDay(day: string, locale: Locale): string {
	const parts = dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).formatToParts(new Date(day));
	return parts
		.map(({ type, value }) =>
			type === "month" ? value.slice(0, 3) : type === "literal" ? value.replace(" de", "") : value,
		)
		.join("");
}

/** A day with its weekday but without its year: `lunes, 23 de noviembre`. */
export function formatWeekdayAndDay(day: string, locale: Locale): string {
	return dateFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(day));
}

/** A month with its year: febrero de 2025, February 2025. */
export function formatMonth(day: string, locale: Locale): string {
	return dateFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));
}

/** The name of an ISO weekday (Monday is 1): lunes, Monday. */
export function formatWeekday(isoWeekday: number, locale: Locale): string {
	// 1 January 2024 was a Monday.
	return dateFormat(locale, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2024, 0, isoWeekday));
}

/** A time of day, from minutes since midnight: 8:30 a. m., 8:30 AM. */
export function formatTime(minute: number, locale: Locale): string {
	const format = dateFormat(locale, { hour: "numeric", minute: "2-digit", hour12: true, timeZone: "UTC" });
	return sameEverywhere(format.format(minute * 60_000));
}

/** A duration as a player shows it: 3:07. */
export function formatSeconds(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Normalizes a time from `Intl`, because engines differ in their spaces: 9:30 a. m. in Spanish, and 9:30 am, as the
 * firm writes it. Its parts stay on one line.
 */
export function sameEverywhere(time: string): string {
	return time
		.replace(/\p{Zs}/gu, " ")
		.replace(/ ([ap])\. ?m\./g, "\u00a0$1.\u00a0m.")
		.replace(/(\d) ([AP]M)\b/g, (_, digit: string, half: string) => `${digit}\u00a0${half.toLowerCase()}`);
}
