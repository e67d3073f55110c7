import { type Locale, languageTag } from "../../locales/locale.ts";
import { formatTime, formatWeekday } from "../format/dates.ts";
import { daysOff, type Hours, weekdaysByOpening } from "./clock.ts";

/** How each language puts days and times together. A label stands alone on a page; a sentence goes on around it. */
const patterns = {
	es: {
		days: (first: string, last: string) => `${first} a ${last}`,
		label: (days: string, opens: string, closes: string) => `${days}, ${opens} a ${closes}`,
		sentence: (days: string, opens: string, closes: string) =>
			`${days.includes(" a ") ? "de " : ""}${days}, de ${opens} a ${closes}`,
		closed: (days: string) => `${days}, cerrado`,
	},
	en: {
		days: (first: string, last: string) => `${first} to ${last}`,
		// A label writes am and pm in lower case.
		label: (days: string, opens: string, closes: string) => `${days}, ${opens.toLowerCase()} – ${closes.toLowerCase()}`,
		sentence: (days: string, opens: string, closes: string) => `${days}, ${opens} to ${closes}`,
		closed: (days: string) => `${days}, closed`,
	},
};

/**
 * Hours as people write them, days with other hours after a semicolon.
 *
 * @example label: `Lunes a jueves, 8:30 a. m. a 5:30 p. m.; viernes, 8:30 a. m. a 5:00 p. m.`
 * @example sentence: `de lunes a viernes, de 8:30 a. m. a 5:30 p. m.`
 */
export function formatHours(hours: Hours, locale: Locale, style: "label" | "sentence" = "label"): string {
	const text = weekdaysByOpening(hours)
		.map(({ weekdays, opens, closes }) =>
			patterns[locale][style](formatWeekdays(weekdays, locale), formatTime(opens, locale), formatTime(closes, locale)),
		)
		.join("; ");
	return style === "label" ? capitalized(text) : text;
}

/** `Sábado y domingo, cerrado`; nothing for an office that is open all week. */
export function formatClosedDays(hours: Hours, locale: Locale): string {
	const days = daysOff(hours);
	return days.length > 0 ? capitalized(patterns[locale].closed(formatWeekdays(days, locale))) : "";
}

/** `lunes a jueves y sábado`: three days and more in a row by their first and last. Weekdays are ISO, in order. */
export function formatWeekdays(weekdays: readonly number[], locale: Locale): string {
	const runs: number[][] = [];
	for (const day of weekdays) {
		const run = runs.at(-1);
		if (run?.at(-1) === day - 1) run.push(day);
		else runs.push([day]);
	}
	const parts = runs.flatMap((run) => {
		const names = run.map((day) => formatWeekday(day, locale));
		return names.length > 2 ? [patterns[locale].days(names[0] ?? "", names.at(-1) ?? "")] : names;
	});
	return formatList(parts, locale);
}

const lists: Record<Locale, Intl.ListFormat> = {
	es: new Intl.ListFormat(languageTag.es),
	en: new Intl.ListFormat(languageTag.en),
};

/** `a, b y c`, `a, b, and c` */
export function formatList(parts: readonly string[], locale: Locale): string {
	return lists[locale].format(parts);
}

/** Hours as two lines of a page, with the cities that share them. */
export interface HoursText {
	/** Empty where all offices have the same hours. */
	cities: string;
	open: string;
	closed: string;
}

/** The hours of all offices: once where they are the same, or for each group of offices that shares them. */
export function hoursText(offices: readonly { city: string; hours: Hours }[], locale: Locale): HoursText[] {
	const groups = officesByHours(offices);
	return groups.map(({ hours, cities }) => ({
		cities: groups.length > 1 ? formatList(cities, locale) : "",
		open: formatHours(hours, locale),
		closed: formatClosedDays(hours, locale),
	}));
}

/** Offices that have the same hours, together. */
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
