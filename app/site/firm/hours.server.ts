import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { formatTime, formatWeekday } from "../format/dates.ts";
import { formatList } from "../format/list.ts";
import { daysOff, type Hours, weekdaysByOpening } from "./clock.ts";

/**
 * Hours as people write them, with a semicolon between days with different hours.
 *
 * @example label: `Lunes a jueves, 8:30 a. m. a 5:30 p. m.; viernes, 8:30 a. m. a 5:00 p. m.`
 * @example sentence: `de lunes a viernes, de 8:30 a. m. a 5:30 p. m.`
 */
export function formatHours(hours: Hours, locale: Locale, style: "label" | "sentence" = "label"): string {
	const t = translator(locale, "hours");
	const groups = weekdaysByOpening(hours).map(({ weekdays, opens, closes }) => ({
		days: formatWeekdays(weekdays, locale),
		opens: formatTime(opens, locale),
		closes: formatTime(closes, locale),
		context: runsOf(weekdays).some(isRange) ? "range" : undefined,
	}));
	if (style === "sentence") return groups.map((group) => t("sentence", group)).join("; ");
	return capitalized(groups.map((group) => t("label", group)).join("; "));
}

/** `Sábado y domingo, cerrado`; empty if the office is open all week. */
export function formatClosedDays(hours: Hours, locale: Locale): string {
	const days = daysOff(hours);
	const t = translator(locale, "hours");
	return days.length > 0 ? capitalized(t("closed", { days: formatWeekdays(days, locale) })) : "";
}

/** The closed days for display: if they need two lines, they break after the comma. */
export function shownClosedDays(hours: Hours, locale: Locale): string {
	return formatClosedDays(hours, locale).replaceAll(/ (?=.*,)/g, "\u00a0");
}

/** `lunes a jueves y sábado`: three or more days in a row become a range. Weekdays are ISO, in order. */
export function formatWeekdays(weekdays: readonly number[], locale: Locale): string {
	const t = translator(locale, "hours");
	const parts = runsOf(weekdays).flatMap((run) => {
		const [first, last] = [formatWeekday(run.first, locale), formatWeekday(run.last, locale)];
		return isRange(run) ? [t("days", { first, last })] : [...new Set([first, last])];
	});
	return formatList(parts, locale);
}

interface Run {
	first: number;
	last: number;
}

function runsOf(weekdays: readonly number[]): Run[] {
	const runs: Run[] = [];
	for (const day of weekdays) {
		const run = runs.at(-1);
		if (run?.last === day - 1) run.last = day;
		else runs.push({ first: day, last: day });
	}
	return runs;
}

function isRange({ first, last }: Run): boolean {
	return last - first > 1;
}

/** Hours as two lines of text, with the cities that share them. */
export interface HoursText {
	/** Empty if all offices have the same hours. */
	cities: string;
	open: string;
	closed: string;
}

/** The hours of all offices: once if they are the same, otherwise once per group of offices that share them. */
export function hoursText(offices: readonly { city: string; hours: Hours }[], locale: Locale): HoursText[] {
	const groups = officesByHours(offices);
	return groups.map(({ hours, cities }) => ({
		cities: groups.length > 1 ? formatList(cities, locale) : "",
		open: formatHours(hours, locale),
		closed: shownClosedDays(hours, locale),
	}));
}

/** Groups offices by their hours. */
export function officesByHours(
	offices: readonly { city: string; hours: Hours }[],
): { hours: Hours; cities: string[] }[] {
	const groups = Map.groupBy(offices, ({ hours }) => JSON.stringify(weekdaysByOpening(hours)));
	return [...groups.values()].flatMap((group) =>
		group[0] ? [{ hours: group[0].hours, cities: group.map(({ city }) => city) }] : [],
	);
}

function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
