import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import type { Locale } from "../../../../locales/locale.ts";
import {
	closesAt,
	daysOff,
	nextOpening,
	type Opening,
	openingOn,
	openingOnWeekday,
} from "../../../../site/firm/clock.ts";
import { formatHours, formatWeekdays, officesByHours } from "../../../../site/firm/hours.server.ts";
import { addDays, type Day, wallClock, weekday } from "../../../../site/firm/wall-clock.ts";
import { formatTime, formatWeekday, formatWeekdayAndDay } from "../../../../site/format/dates.ts";
import { formatList } from "../../../../site/format/list.ts";

type Office = Firm["offices"][number];

/** A day that a question about hours names: relative to now, or ISO weekdays (Monday is 1). */
export type AskedDay = "today" | "tomorrow" | readonly number[];

/** What an answer about hours draws on. */
export interface HoursSettings {
	locale: Locale;
	now: Date;
}

/** Whether an office is open now, until when, or from when on. */
export function openNow(office: Office, { locale, now }: HoursSettings): string {
	const t = translator(locale, "assistant");
	const { day: today, minute } = wallClock(now, office.timeZone);
	const time = formatTime(minute, locale);
	const closes = closesAt(office, now);
	if (closes !== undefined)
		return asSentence(t("office.openNow", { city: office.city, time, closes: formatTime(closes, locale) }));
	const next = nextOpening(office, now);
	const day = dayAhead(today, next.day, locale);
	return asSentence(t("office.closedNow", { city: office.city, time, day, opens: formatTime(next.minute, locale) }));
}

/** “Monday to Friday, 8:30 to 5:30. Closed Saturday and Sunday.” Offices with hours of their own have a line each. */
export function regularHours(offices: readonly Office[], { locale }: HoursSettings): string {
	const t = translator(locale, "assistant");
	const groups = officesByHours(offices);
	const sentences = groups.map(({ hours, cities }) => {
		const off = daysOff(hours);
		return [
			...(groups.length > 1 ? [`**${formatList(cities, locale)}:**`] : []),
			t("office.hours", { hours: formatHours(hours, locale, "sentence") }),
			...(off.length > 0 ? [t("office.closedDays", { days: formatWeekdays(off, locale) })] : []),
		].join(" ");
	});
	return [...sentences, t("office.holidays")].join(groups.length > 1 ? "\n\n" : " ");
}

/** The hours of offices inside a sentence. */
export function hoursInWords(offices: readonly Office[], locale: Locale): string {
	const groups = officesByHours(offices);
	return groups
		.map(({ hours, cities }) => {
			const text = formatHours(hours, locale, "sentence");
			return groups.length > 1 ? `${formatList(cities, locale)}, ${text}` : text;
		})
		.join("; ");
}

/** Whether offices are open on the day or the weekdays that a question names. */
export function hoursOnDay(asked: AskedDay, offices: readonly Office[], settings: HoursSettings): string {
	const { locale, now } = settings;
	const t = translator(locale, "assistant");
	const name = nameOfDay(asked, locale);
	const openings = offices.map((office) => openingsOn(asked, office, now));
	const [first, ...others] = openings.flat();
	if (others.every((other) => other?.opens === first?.opens && other?.closes === first?.closes)) {
		return first
			? `${t("office.openOn", { day: name, opens: formatTime(first.opens, locale), closes: formatTime(first.closes, locale) })} ${t("office.holidays")}`
			: closedOn(name, offices, locale);
	}
	// Several days with hours of their own are read best in the whole week's.
	if (openings.some(({ length }) => length > 1)) return regularHours(offices, settings);
	return offices
		.map((office, index) => {
			const { city } = office;
			const opening = openings[index]?.[0];
			if (!opening)
				return t(isHoliday(asked, office, now) ? "office.closedHoliday" : "office.closedAt", { city, day: name });
			const [opens, closes] = [formatTime(opening.opens, locale), formatTime(opening.closes, locale)];
			return asSentence(t("office.openAt", { city, day: name, opens, closes }));
		})
		.join("\n\n");
}

function closedOn(day: string, offices: readonly Office[], locale: Locale): string {
	const t = translator(locale, "assistant");
	const hours = hoursInWords(offices, locale);
	if (offices.length === 2) return asSentence(t("office.bothClosedOn", { day, hours }));
	const cities = formatList([...new Set(offices.map(({ city }) => city))], locale);
	return asSentence(t("office.closedOn", { count: offices.length, day, cities, hours }));
}

/** Whether an office that is closed on a day would be open on any other such weekday. */
function isHoliday(asked: AskedDay, { hours, timeZone }: Office, now: Date): boolean {
	if (typeof asked === "object") return false;
	const today = wallClock(now, timeZone).day;
	return openingOnWeekday(hours, weekday(asked === "today" ? today : addDays(today, 1))) !== undefined;
}

/** The hours of an office on each day that is asked for. Today is the office's own: around midnight two may differ. */
function openingsOn(asked: AskedDay, office: Office, now: Date): (Opening | undefined)[] {
	if (typeof asked === "object") return asked.map((isoWeekday) => openingOnWeekday(office.hours, isoWeekday));
	const today = wallClock(now, office.timeZone).day;
	return [openingOn(office, asked === "today" ? today : addDays(today, 1))];
}

function nameOfDay(asked: AskedDay, locale: Locale): string {
	const t = translator(locale, "assistant");
	if (asked === "today") return t("office.today");
	if (asked === "tomorrow") return t("office.tomorrow");
	return t("office.on", { weekday: formatWeekdays([...new Set(asked)].sort(), locale) });
}

function dayAhead(today: Day, day: Day, locale: Locale): string {
	const t = translator(locale, "assistant");
	if (day === today) return t("office.today");
	if (day === addDays(today, 1)) return t("office.tomorrow");
	return t("office.on", {
		weekday: day < addDays(today, 7) ? formatWeekday(weekday(day), locale) : formatWeekdayAndDay(day, locale),
	});
}

/** A sentence that ends in `p. m.` has its period. */
export function asSentence(text: string): string {
	return text.replace(/\.\.$/, ".");
}
