import { type Locale, languageTag } from "../../locales/locale.ts";

/** A day as people write it: 16 de noviembre de 2026, November 16, 2026. Days have no time zone. */
export function formatDay(day: string, locale: Locale): string {
	return new Date(`${day}T00:00:00Z`).toLocaleDateString(languageTag[locale], { dateStyle: "long", timeZone: "UTC" });
}

/** A month and its year: febrero de 2025, February 2025. */
export function formatMonth(day: string, locale: Locale): string {
	return new Date(`${day}T00:00:00Z`).toLocaleDateString(languageTag[locale], {
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	});
}

/** A length as a player shows it: 3:07. */
export function formatSeconds(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * What `Intl` says of a time, the same in every engine, which differ in their spaces: 9:30 a. m., as Spanish writes it,
 * and 9:30 AM. Its parts stay on one line.
 */
export function sameEverywhere(time: string): string {
	return time
		.replace(/\p{Zs}/gu, " ")
		.replace(/ ([ap])\. ?m\./g, "\u00a0$1.\u00a0m.")
		.replace(/(\d) ([AP]M)\b/g, "$1\u00a0$2");
}
